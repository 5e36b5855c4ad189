/** Enums: by name, by another name, by number, by string. Open {@link dev.burin.samples.enums.Ticket} first. */
package dev.burin.samples.enums;
