package golden;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonInclude;
import dev.burin.annotation.JsonInclude.Include;
import java.util.List;

@JsonCodec(implementation = SavedAccount.class)
public interface Account {
    long id();

    @JsonInclude(Include.NON_NULL)
    String owner();

    List<Account> parts();
}
