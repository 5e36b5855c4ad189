/** A shipment of parcels with ten members of mixed types each, created for the benchmarks of member order, growth and start. */
package dev.burin.benchmarks.model.parcel;
