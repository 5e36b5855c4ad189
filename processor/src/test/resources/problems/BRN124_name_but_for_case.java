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

@JsonCodec
@JsonEnum(caseInsensitive = true)
enum Heat {
    @JsonProperty("s\u0131cak") // a small letter of its own
    HOT,
    @JsonAlias("SICAK")
    sicak,
    Sicak, // BRN124: JSON name "Sicak" of Sicak differs only in case from one of sicak
    @JsonProperty("Schlo\u00DF")
    CASTLE,
    @JsonAlias("sicak") // BRN012: JSON name "sicak" is used by both sicak and COLD.
    COLD
}
