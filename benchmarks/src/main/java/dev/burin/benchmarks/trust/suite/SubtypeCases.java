package dev.burin.benchmarks.trust.suite;

import dev.burin.benchmarks.model.trust.Subtypes.Circle;
import dev.burin.benchmarks.model.trust.Subtypes.Command;
import dev.burin.benchmarks.model.trust.Subtypes.Down;
import dev.burin.benchmarks.model.trust.Subtypes.Event;
import dev.burin.benchmarks.model.trust.Subtypes.Group;
import dev.burin.benchmarks.model.trust.Subtypes.Login;
import dev.burin.benchmarks.model.trust.Subtypes.Move;
import dev.burin.benchmarks.model.trust.Subtypes.Other;
import dev.burin.benchmarks.model.trust.Subtypes.Say;
import dev.burin.benchmarks.model.trust.Subtypes.Shape;
import dev.burin.benchmarks.model.trust.Subtypes.Square;
import dev.burin.benchmarks.model.trust.Subtypes.Step;
import dev.burin.benchmarks.model.trust.Subtypes.Up;
import java.util.List;
import java.util.function.Function;

/** Types with subtypes: type names that come first, last, twice, are missing, unknown or escaped; wrappers with extra content. */
final class SubtypeCases {
    private final Cases cases = new Cases();

    private SubtypeCases() {}

    static Suite suite() {
        SubtypeCases subtypes = new SubtypeCases();
        subtypes.addMembers();
        subtypes.addWrapperObjects();
        subtypes.addWrapperArrays();
        subtypes.addFallback();
        return new Suite(
                "subtypes",
                "Sealed types told by a member, a wrapper or a property: labels first, last, missing, twice, unknown, in"
                        + " escapes, of other types, and names of classes.",
                subtypes.cases.made());
    }

    private void addMembers() {
        documents(Shape.class, "{\"kind\":\"circle\",\"radius\":1}", new Circle(1))
                .right("{\"radius\":1,\"kind\":\"circle\"}", new Circle(1))
                .right("{\"x\":[{\"kind\":\"square\"}],\"radius\":1,\"kind\":\"circle\"}", new Circle(1))
                .right("{\"k\\u0069nd\":\"\\u0063ircle\",\"radius\":1}", new Circle(1))
                .right("{\"side\":7,\"kind\":\"square\",\"radius\":1}", new Square(7))
                .right("{\"Kind\":\"circle\",\"kind\":\"square\",\"side\":7}", new Square(7))
                .right("{\"kind\\u0000\":\"circle\",\"side\":7,\"kind\":\"square\"}", new Square(7))
                .right(
                        "{\"kind\":\"group\",\"shapes\":[{\"kind\":\"circle\",\"radius\":1},{\"side\":2,\"kind\":\"square\"}]}",
                        new Group(List.of(new Circle(1), new Square(2))))
                .right(
                        "{\"shapes\":[{\"shapes\":[],\"kind\":\"group\"}],\"kind\":\"group\"}",
                        new Group(List.of(new Group(List.of()))))
                .wrong("{\"kind\":\"circle\",\"radius\":2147483648}", "{\"kind\":\"circle\",}", "{\"kind\":\"circle\"")
                .wrong(
                        "{\"radius\":01,\"kind\":\"circle\"}",
                        "{\"radius\":1,\"x\":nul,\"kind\":\"circle\"}",
                        "{\"kind\":\"circle}")
                .wrong(
                        "{\"radius\":1,\"kind\":\"circle\"",
                        "{\"radius\":1,\"kind\":\"circle\",\"y\":[}",
                        "{\"kind\":circle}")
                .wrong("{\"kind\":\"java.net.URL\",\"radius\":1}", "{\"kind\":\"triangle\",\"radius\":1}")
                .wrong(
                        "{\"@type\":\"circle\",\"radius\":1}",
                        "{\"kind\":\"\",\"radius\":1}",
                        "{\"kind\":\"circle\\u0000\"}")
                .strict("{\"radius\":1}", "{}", "{\"kind\":null,\"radius\":1}", "{\"kind\":\"Circle\",\"radius\":1}")
                .strict(
                        "{\"kind\":\"circle\",\"kind\":\"circle\",\"radius\":1}",
                        "{\"kind\":1}",
                        "{\"kind\":[\"circle\"]}")
                .strict("{\"kind\":\"circle\",\"kind\":\"square\",\"radius\":1}", "{\"kind\":{\"kind\":\"circle\"}}")
                .strict(
                        "{\"radius\":1,\"kind\":\"circle\",\"radius\":2}",
                        "{\"kind\":true}",
                        "[\"circle\",{\"radius\":1}]")
                .strict("{\"kind\":\"circle\",\"radius\":1,\"k\\u0069nd\":\"square\"}", "{\"circle\":{\"radius\":1}}")
                .strict(
                        "{\"kind\":\"group\",\"shapes\":[{\"radius\":1}]}",
                        "{\"kind\":\"group\",\"shapes\":{}}",
                        "\"circle\"");
    }

    private void addWrapperObjects() {
        documents(Command.class, "{\"move\":{\"x\":1}}", new Move(1))
                .right("{\"say\":{\"text\":\"move\"}}", new Say("move"))
                .right("{\"\\u006dove\":{\"x\":1}}", new Move(1))
                .wrong(
                        "{\"move\":{\"x\":1}",
                        "{\"move\":{\"x\":1},}",
                        "{\"move\" {\"x\":1}}",
                        "{\"move\":{\"x\":2147483648}}")
                .wrong(
                        "{\"go\":{\"x\":1}}",
                        "{\"\":{\"x\":1}}",
                        "{\"move\\u0000\":{\"x\":1}}",
                        "{\"java.net.URL\":{}}",
                        "{\"move\":}")
                .wrong("{\"move\":{\"x\":1}]", "{\"move\":{\"x\":1},\"y\":nul}")
                .strict(
                        "{}",
                        "{\"move\":{\"x\":1},\"say\":{\"text\":\"a\"}}",
                        "{\"move\":{\"x\":1},\"move\":{\"x\":1}}")
                .strict(
                        "{\"move\":1}",
                        "{\"move\":[1]}",
                        "{\"Move\":{\"x\":1}}",
                        "[\"move\",{\"x\":1}]",
                        "{\"x\":1}",
                        "\"move\"")
                .strict("{\"move\":{\"x\":1},\"y\":2}", "{\"move\":{\"move\":{\"x\":1},\"x\":\"\"}}");
    }

    private void addWrapperArrays() {
        documents(Step.class, "[\"up\",{\"by\":1}]", new Up(1))
                .right("[\"d\\u006fwn\",{\"by\":2}]", new Down(2))
                .wrong(
                        "[\"up\",{\"by\":1}",
                        "[\"up\",{\"by\":1},]",
                        "[\"up\" {\"by\":1}]",
                        "[\"up\",{\"by\":1}}",
                        "[,{\"by\":1}]")
                .wrong(
                        "[\"left\",{\"by\":1}]",
                        "[\"\",{\"by\":1}]",
                        "[\"up\",{\"by\":2147483648}]",
                        "[\"up\",]",
                        "[up,{\"by\":1}]")
                .strict(
                        "[]",
                        "[\"up\"]",
                        "[\"up\",{\"by\":1},2]",
                        "[\"up\",{\"by\":1},\"down\",{\"by\":2}]",
                        "[{\"by\":1},\"up\"]")
                .strict(
                        "[\"Up\",{\"by\":1}]",
                        "[\"up\",1]",
                        "[\"up\",[1]]",
                        "{\"up\":{\"by\":1}}",
                        "[null,{\"by\":1}]",
                        "[1,{\"by\":1}]")
                .strict("[[\"up\",{\"by\":1}]]", "\"up\"", "{}");
    }

    private void addFallback() {
        documents(Event.class, "{\"event\":\"quit\",\"user\":\"Ann\"}", new Other("quit", "Ann"))
                .right("{\"event\":\"login\",\"user\":\"Ann\"}", new Login("login", "Ann"))
                .right("{\"user\":\"Ann\",\"event\":\"lo\\u0067in\"}", new Login("login", "Ann"))
                .right("{\"user\":\"Ann\",\"event\":\"login \"}", new Other("login ", "Ann"))
                .own("{\"user\":\"Ann\"}", new Other(null, "Ann"))
                .own("{\"event\":\"Login\",\"user\":\"Ann\"}", new Other("Login", "Ann"))
                .own("{\"event\":\"\"}", new Other("", null))
                .wrong(
                        "{\"event\":\"quit\",\"user\":\"Ann\",}",
                        "{\"user\":\"\0\",\"event\":\"quit\"}",
                        "{\"event\":quit}")
                .wrong("{\"user\":\"Ann\",\"event\":\"login\",\"x\":nul}")
                .strict(
                        "{\"event\":\"login\",\"event\":\"quit\"}",
                        "{\"event\":7}",
                        "{\"event\":[\"login\"]}",
                        "[]",
                        "\"login\"")
                .strict(
                        "{\"event\":\"login\",\"ev\\u0065nt\":\"login\"}",
                        "{\"event\":{\"login\":1}}",
                        "{\"event\":true}");
    }

    private <T> Table<T> documents(Class<T> type, String example, T value) {
        return Table.ofDocuments(cases, Subject.of(type, Function.identity(), example, value));
    }
}
