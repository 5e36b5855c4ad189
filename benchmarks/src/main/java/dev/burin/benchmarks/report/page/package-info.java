/**
 * The presentation of a report: as Markdown, as a page, and as JMH's JSON. Nothing is measured here. Open
 * {@link dev.burin.benchmarks.report.page.Page} first.
 */
package dev.burin.benchmarks.report.page;
