package golden;

import dev.burin.annotation.JsonProperty;

record Address(@JsonProperty(required = true) String street, int number) {}
