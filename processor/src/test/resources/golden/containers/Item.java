package golden;


public record Item(String name) {}
