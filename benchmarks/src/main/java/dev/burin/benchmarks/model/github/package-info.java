/**
 * The types of github_events.json, with all members; start with {@link dev.burin.benchmarks.model.github.GithubEvent}.
 *
 * <p>Its members {@code public} and {@code private} are renamed, because they are Java keywords. {@code payload.ref} is the
 * only member that is null in some objects and absent from others, which these classes do not distinguish: see
 * {@link dev.burin.benchmarks.model.github.Payload}.
 */
package dev.burin.benchmarks.model.github;
