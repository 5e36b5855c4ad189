package golden;

public record Nothing() implements Shape {}
