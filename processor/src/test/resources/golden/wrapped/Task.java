package golden;

public record Task(int priority) implements Job {}
