/**
 * What readers are compared with, in tests of Burin and in the scoreboard of all libraries:
 * {@link dev.burin.reference.StrictParser}, which is as plain as possible and knows nothing of Burin, and documents for it.
 * Open that first. Tools with which several modules inspect Burin from outside are here, too:
 * {@link dev.burin.reference.MethodSizes} at generated code, {@link dev.burin.reference.OwnFault} at what it throws,
 * {@link dev.burin.reference.OwnThread} where there is little stack. Nothing here is shipped.
 */
package dev.burin.reference;
