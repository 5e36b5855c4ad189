package dev.burin.benchmarks.report.page;

/** The style sheet of a page. */
final class Style {
    static final String CSS = """
            :root { color-scheme: light dark; --ground: #fff; --text: #1c2024; --faint: #667080; --line: #d8dde3; --box: #f4f6f8;
              --burin: #fff3df; --link: #0b62b0; }
            @media (prefers-color-scheme: dark) { :root { --ground: #14171a; --text: #e3e7eb; --faint: #96a1ae;
              --line: #343a41; --box: #1d2126; --burin: #33291a; --link: #77b7f2; } }
            * { box-sizing: border-box; }
            body { margin: 0 auto; padding: 1rem; max-width: 90rem; background: var(--ground); color: var(--text);
              font: 15px/1.5 system-ui, sans-serif; }
            h1 { font-size: 1.7rem; line-height: 1.2; } h2 { margin-top: 3rem; border-bottom: 1px solid var(--line); }
            p, li { max-width: 48rem; overflow-wrap: anywhere; } a { color: var(--link); }
            nav ul { padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; }
            pre { background: var(--box); padding: .6rem .8rem; overflow-x: auto; }
            .wide { overflow-x: auto; margin: .8rem 0; }
            table { border-collapse: collapse; font-size: 13px; font-variant-numeric: tabular-nums; }
            th, td { padding: .25rem .6rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top; }
            th { font-weight: 600; } thead th { background: var(--box); white-space: nowrap; }
            tbody th, thead th:first-child, .words td { text-align: left; }
            tbody th { position: sticky; left: 0; background: var(--ground); min-width: 9rem; }
            td { white-space: nowrap; } .words td, .words tbody th { white-space: normal; position: static; }
            td small { display: block; color: var(--faint); } .burin { background: var(--burin); }
            tr.group th { position: static; background: none; color: var(--faint); padding-top: .8rem; }
            tr.mean th, tr.mean td { border-top: 2px solid var(--line); font-weight: 600; }
            details { margin: .4rem 0; } summary { cursor: pointer; } summary small { color: var(--faint); }
            .chart svg { width: 100%; min-width: 30rem; max-width: 46rem; height: auto; display: block; }
            .map { display: flex; } .map svg { display: block; flex: none; }
            .map .titles { position: sticky; left: 0; z-index: 1; flex: none; max-width: 24rem; padding-right: .5rem; text-align: right;
              background: var(--ground); font: 11px Verdana, "DejaVu Sans", sans-serif; }
            .map .titles div { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
            svg text { font-family: Verdana, "DejaVu Sans", sans-serif; }
            .faint { color: var(--faint); }
            @media (max-width: 40rem) { body { padding: .6rem; font-size: 14px; } tbody th { min-width: 6.5rem; max-width: 9rem; }
              .map .titles { max-width: 10rem; font-size: 9px; }
              .map .titles div { white-space: normal; line-height: 11px !important; } }
            @media print { details { display: block; } }
            """;

    private Style() {}
}
