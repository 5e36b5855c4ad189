/**
 * github_events.json, every member; start with {@link dev.burin.benchmarks.model.github.GithubEvent}.
 *
 * <p>Its members {@code public} and {@code private} are renamed, as they are Java keywords. {@code payload.ref} is the one
 * member that is null in some objects and absent from others, which these classes do not distinguish: see
 * {@link dev.burin.benchmarks.model.github.Payload}.
 */
package dev.burin.benchmarks.model.github;
