package dev.burin.benchmarks.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.benchmarks.report.Chart;
import java.util.List;
import org.junit.jupiter.api.Test;

class MarkdownTest {

    @Test
    void scoresAreTablesOfTimesRatiosAndBytesAndReasonsStandBelow() {
        assertThat(Markdown.of(MadeUp.page(MadeUp.scores()))).isEqualTo("""
                # Codecs & \\<others\\>

                ```shell
                java -jar benchmarks.jar report --only 'A&B'
                ```

                |  |  |
                | --- | --- |
                | Machine | 8 \\< 9 processors |

                | Library | Version | How it is set up, or why it is not compared |
                | --- | --- | --- |
                | Burin | 1.0 | no options |
                | Jackson \\<2\\> | 2 |  |
                | Jason |  | not compared |

                %s

                ## The article

                Its rows.

                Best time, and in parentheses median and slowest iteration:

                |  | Burin | Jackson \\<2\\> | Kryo |
                | --- | --- | --- | --- |
                | 1. Decode: List\\<Integer\\> \\| a | 20.0 ns (22.0 ns, 30.0 ns) | 40.0 ns (44.0 ns, 60.0 ns) | 10.0 ns (11.0 ns, 15.0 ns) |
                | 2. Decode: string | 40.0 ns (44.0 ns, 60.0 ns) | \\[1\\] | – |

                Times the first codec's best time:

                |  | Burin | Jackson \\<2\\> | Kryo |
                | --- | --- | --- | --- |
                | 1. Decode: List\\<Integer\\> \\| a | 1.00 | 2.00 | 0.50 |
                | 2. Decode: string | 1.00 | – | – |
                | **geometric mean, decode** | 1.00 | \\*2.00 | \\*0.50 |

                Times the best time of the fastest JSON codec of the row:

                |  | Burin | Jackson \\<2\\> | Kryo |
                | --- | --- | --- | --- |
                | 1. Decode: List\\<Integer\\> \\| a | 1.00 | 2.00 | 0.50 |
                | 2. Decode: string | 1.00 | – | – |
                | **geometric mean, decode** | 1.00 | \\*2.00 | \\*0.50 |

                Bytes allocated by an operation:

                |  | Burin | Jackson \\<2\\> | Kryo |
                | --- | --- | --- | --- |
                | 1. Decode: List\\<Integer\\> \\| a | 24 B | 24 B | 24 B |
                | 2. Decode: string | 24 B | – | – |

                ## Why there is no figure

                1. Jackson \\<2\\>: reads \\<another\\> value
                """.formatted(Page.HOW_TO_READ));
    }

    @Test
    void aNoteNamesTheLibraryThoughItHasAColumn() {
        assertThat(Markdown.of(MadeUp.page(new Tables("BYTES", "Bytes", List.of(MadeUp.columns())))))
                .contains("| text | 1 B | \\[1\\] |", "| number | 1 B | \\[1\\] |")
                .endsWith("1. Jackson \\<2\\>: writes nonsense\n");
    }

    @Test
    void aTableHasItsFiguresInASuitableUnit() {
        assertThat(Markdown.of(MadeUp.page(new Tables("SIZE", "Size", List.of(MadeUp.table(Chart.LINES))))))
                .contains("""
                        ## Size

                        ### Size & weight

                        Less is better.

                        | types | 10 | 1,000 |
                        | --- | --- | --- |
                        | Burin | 1,200 B | 120 kB |
                        | Kryo | \\<none\\> | \\[1\\] |
                        """)
                .endsWith("1. Kryo: generates nothing\n");
    }
}
