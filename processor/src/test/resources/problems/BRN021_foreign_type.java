import dev.burin.annotation.*;
import java.util.*;

import com.google.common.net.HostAndPort;

@JsonCodec
record Server(
        HostAndPort address, // BRN021: Server.address: com.google.common.net.HostAndPort is not compiled here and has no codec.
        List<HostAndPort> others) {} // BRN021: Server.others → List<HostAndPort>: com.google.common.net.HostAndPort is not

@JsonCodec
record Tree(JsonValue content) {} // BRN021: Import dev.burin.JsonValue instead of the annotation, or

@JsonCodec
record Trees(
        com.fasterxml.jackson.databind.JsonNode node, // BRN021: Declare dev.burin.JsonValue instead, which is any JSON, or name a codec: @JsonUsing(….class), or wherever the type occurs: @JsonCodecFor on the codec.
        Map<String, com.fasterxml.jackson.databind.node.ObjectNode> nodes, // BRN021: Declare dev.burin.JsonValue instead
        com.google.gson.JsonElement element, // BRN021: Declare dev.burin.JsonValue instead
        JsonNumber number, // BRN021: Import dev.burin.JsonValue instead of the annotation
        dev.burin.JsonNumber number2, // BRN021: Declare dev.burin.JsonValue instead
        dev.burin.JsonObject object) {} // BRN021: Declare dev.burin.JsonValue instead
