import dev.burin.annotation.*;
import java.util.*;

import com.google.common.net.HostAndPort;

@JsonCodec
record Server(HostAndPort address) {} // BRN021: Server.address: HostAndPort is not compiled here and has no codec.

@JsonCodec
record Tree(JsonValue content) {} // BRN021: Import dev.burin.JsonValue instead of the annotation, or
