package dev.burin.benchmarks.data;

import dev.burin.benchmarks.model.person.City;
import dev.burin.benchmarks.model.person.PersonComplex;
import dev.burin.benchmarks.model.person.PersonMedium;
import dev.burin.benchmarks.model.person.PersonSmall;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingDeque;

/** The person from the source articles, in three sizes. */
final class PersonValues {
    private PersonValues() {}

    static PersonSmall small() {
        return named(new PersonSmall());
    }

    static PersonMedium medium() {
        return withNumbers(new PersonMedium());
    }

    static PersonComplex complex() {
        PersonComplex person = withNumbers(new PersonComplex());
        // Concurrent collections, as in the articles: codecs must follow the declared type.
        person.scores = new ConcurrentHashMap<>(
                Map.of("chess", 1850, "tennis", 17, "golf", 28, "mathematics", 98, "physics", 91, "history", 77));
        person.ratings = new LinkedHashSet<>(List.of(4.5f, 3.75f, 5.0f, 1.25f, 2.1f, 3.3f));
        person.payments = new LinkedBlockingDeque<>(List.of(19.99, 250.0, 1049.5, 0.25, 74.1, 12.345, 99.95, 3.5));
        person.citiesByName = new LinkedHashMap<>();
        person.citiesByDistance = new LinkedHashMap<>();
        float distance = 0.5f;
        for (City city : List.of(
                city("Hangzhou", "China", 11_936_010),
                city("Zürich", "Switzerland", 421_878),
                city("Lyon", "France", 522_250),
                city("Porto", "Portugal", 231_800),
                city("Kyoto", "Japan", 1_463_723))) {
            person.citiesByName.put(city.name, city);
            person.citiesByDistance.put(distance, city);
            distance = distance * 3 + 0.25f;
        }
        return person;
    }

    private static <P extends PersonMedium> P withNumbers(P person) {
        named(person);
        person.heightInCentimetres = 178;
        person.married = true;
        person.luckyNumbers = List.of(7, 13, 21, 42, 77, 108, 256, 1024, 4096, 65_536, 99_999, 314_159);
        person.accountNumbers =
                new Long[] {4_000_123_456_789L, 4_000_987_654_321L, 512_000_000_001L, 77L, 9_007_199_254_740_993L};
        return person;
    }

    private static <P extends PersonSmall> P named(P person) {
        person.firstName = "Johann";
        person.lastName = "Bernoulli";
        person.age = 42;
        return person;
    }

    private static City city(String name, String country, int population) {
        City city = new City();
        city.name = name;
        city.country = country;
        city.population = population;
        return city;
    }
}
