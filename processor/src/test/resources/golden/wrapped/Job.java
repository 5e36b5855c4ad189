package golden;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonTypeInfo;

@JsonCodec
@JsonTypeInfo(style = JsonTypeInfo.Style.WRAPPER_OBJECT, fallback = Task.class)
public sealed interface Job permits Mail, Task {}
