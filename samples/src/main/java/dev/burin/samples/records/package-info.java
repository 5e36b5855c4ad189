/** Records: the components are the members. Open {@link dev.burin.samples.records.Order} first. */
package dev.burin.samples.records;
