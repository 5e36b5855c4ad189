import dev.burin.annotation.*;

@JsonCodec(caseInsensitive = true)
record Customer(
        int id,
        int ID, // BRN124: JSON name "ID" of ID differs only in case from one of id
        @JsonAlias({"NAME", "mail"}) String name,
        @JsonAlias("Mail") String address, // BRN124: JSON name "Mail" of address differs only in case from one of name
        String größe,
        String GRÖSSE) {}

@JsonCodec
record Other(int id, int ID) {}
