package dev.burin.benchmarks.report.page;

import dev.burin.benchmarks.report.Cell;
import dev.burin.benchmarks.report.Table;
import dev.burin.benchmarks.report.TableRow;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A page as Markdown. */
public final class Markdown {
    private final Page page;
    private final Footnotes footnotes;
    private final StringBuilder out = new StringBuilder();

    private Markdown(Page page) {
        this.page = page;
        footnotes = new Footnotes(page);
    }

    /** Returns the page as Markdown. */
    public static String of(Page page) {
        return new Markdown(page).text();
    }

    private String text() {
        paragraph("# " + escape(page.title()));
        paragraph("```shell\n" + page.command() + "\n```");
        table(
                List.of("", ""),
                page.circumstances().entrySet().stream()
                        .map(line -> List.of(escape(line.getKey()), escape(line.getValue())))
                        .toList());
        table(List.of("Library", "Version", "How it is set up, or why it is not compared"), libraries());
        paragraph(escape(Page.HOW_TO_READ));
        page.blocks().forEach(this::block);
        if (!footnotes.all().isEmpty()) {
            paragraph("## Why there is no figure");
            paragraph(IntStream.range(0, footnotes.all().size())
                    .mapToObj(i -> (i + 1) + ". " + escape(footnotes.all().get(i)))
                    .collect(Collectors.joining("\n")));
        }
        return out.toString().stripTrailing() + "\n";
    }

    private List<List<String>> libraries() {
        return page.libraries().stream()
                .map(library -> List.of(escape(library.title()), escape(library.version()), escape(library.note())))
                .toList();
    }

    private void block(Block block) {
        paragraph("## " + escape(block.title()));
        if (block instanceof Scores scores) {
            scores(scores);
        } else if (block instanceof Tables tables) {
            tables.tables().forEach(this::table);
        }
    }

    private void scores(Scores scores) {
        paragraph(escape(scores.explanation()));
        paragraph("Best time, and in parentheses median and slowest iteration:");
        scoreTable(scores, (row, column) -> score(scores, row, column), List.of());
        paragraph("Times the first codec's best time:");
        scoreTable(scores, (row, column) -> ratio(scores.toFirst(row, column)), means(scores, scores::toFirst));
        paragraph("Times the best time of the fastest JSON codec of the row:");
        scoreTable(scores, (row, column) -> ratio(scores.toBest(row, column)), means(scores, scores::toBest));
        paragraph("Bytes allocated by an operation:");
        scoreTable(scores, Markdown::allocated, List.of());
    }

    private void scoreTable(
            Scores scores, BiFunction<ScoreRow, Integer, String> cells, Collection<List<String>> lastLines) {
        List<List<String>> lines = new ArrayList<>();
        for (ScoreRow row : scores.rows()) {
            lines.add(line(escape(row.fullTitle()), scores, column -> cells.apply(row, column)));
        }
        lines.addAll(lastLines);
        List<String> heads =
                line("", scores, column -> escape(scores.columns().get(column).title()));
        table(heads, lines);
    }

    /** Returns the lines of the means; a star marks a mean from which rows are missing. */
    private static List<List<String>> means(Scores scores, BiFunction<ScoreRow, Integer, OptionalDouble> ratio) {
        return scores.means().stream()
                .map(mean -> line("**geometric mean, " + escape(mean) + "**", scores, column -> scores.mean(
                                mean, row -> ratio.apply(row, column))
                        .toString()
                        .replace("*", "\\*")))
                .toList();
    }

    private static List<String> line(String title, Scores scores, Function<Integer, String> cells) {
        List<String> line = new ArrayList<>(List.of(title));
        IntStream.range(0, scores.columns().size()).mapToObj(cells::apply).forEach(line::add);
        return line;
    }

    private String score(Scores scores, ScoreRow row, int column) {
        Score score = row.scores().get(column);
        if (score instanceof Figures figures) {
            return Formats.time(figures.best()) + " (" + Formats.time(figures.median()) + ", "
                    + Formats.time(figures.worst()) + ")";
        }
        return score.equals(Missing.YET)
                ? "–"
                : note(footnotes.number(scores.columns().get(column).title(), ((Missing) score).reason()));
    }

    private static String ratio(OptionalDouble ratio) {
        return ratio.isPresent() ? Formats.ratio(ratio.getAsDouble()) : "–";
    }

    private static String allocated(ScoreRow row, int column) {
        OptionalDouble bytes =
                Scores.figures(row, column).map(Figures::allocated).orElse(OptionalDouble.empty());
        return bytes.isPresent() ? Formats.bytes(bytes.getAsDouble()) : "–";
    }

    private void table(Table table) {
        paragraph("### " + escape(table.title()));
        paragraph(escape(table.explanation()));
        List<List<String>> lines = new ArrayList<>();
        table.rows().forEach(row -> {
            List<String> line = new ArrayList<>(List.of(escape(row.title())));
            for (int column = 0; column < row.cells().size(); column++) {
                line.add(cell(row, table.heads().get(column + 1), row.cells().get(column)));
            }
            lines.add(line);
        });
        table(table.heads().stream().map(Markdown::escape).toList(), lines);
    }

    private String cell(TableRow row, String head, Cell cell) {
        if (cell instanceof Cell.Number number) {
            return Formats.figure(number);
        }
        return cell instanceof Cell.Absent absent
                ? note(footnotes.number(row, head, absent.reason()))
                : escape(((Cell.Text) cell).text());
    }

    private static String note(int number) {
        return "\\[" + number + "\\]";
    }

    private void table(List<String> heads, List<List<String>> lines) {
        String rule = heads.stream().map(head -> "---").collect(Collectors.joining(" | ", "| ", " |\n"));
        paragraph(line(heads) + rule + lines.stream().map(Markdown::line).collect(Collectors.joining()));
    }

    private static String line(List<String> cells) {
        return cells.stream().collect(Collectors.joining(" | ", "| ", " |\n"));
    }

    private void paragraph(String text) {
        out.append(text.stripTrailing()).append("\n\n");
    }

    private static String escape(String text) {
        return text.replaceAll("([\\\\`*_\\[\\]<>|#])", "\\\\$1").replaceAll("\\s+", " ");
    }
}
