/** Enums: written as the name, another name, a number or a string. Open {@link dev.burin.samples.enums.Ticket} first. */
package dev.burin.samples.enums;
