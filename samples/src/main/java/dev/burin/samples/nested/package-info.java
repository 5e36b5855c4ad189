/** Types inside types, and types that are not public: a codec has the visibility of its type. */
package dev.burin.samples.nested;
