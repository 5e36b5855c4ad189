package golden;

import dev.burin.Presence;
import dev.burin.annotation.JsonCodec;

@JsonCodec
public class TaskPatch {
    private Presence<String> title = Presence.absent();

    public Presence<String> getTitle() {
        return title;
    }

    public void setTitle(Presence<String> title) {
        this.title = title;
    }
}
