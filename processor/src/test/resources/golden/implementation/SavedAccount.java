package golden;

import dev.burin.annotation.JsonInclude;
import dev.burin.annotation.JsonInclude.Include;
import java.util.List;

record SavedAccount(long id, @JsonInclude(Include.NON_NULL) String owner, List<Account> parts) implements Account {}
