package dev.burin.benchmarks.library;

import dev.burin.benchmarks.model.person.City;
import dev.burin.benchmarks.model.person.PersonComplex;
import dev.burin.benchmarks.model.person.PersonMedium;
import dev.burin.benchmarks.model.person.PersonSmall;
import dev.burin.benchmarks.proto.PersonMessages;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;

/** Copies the models of {@code person} to messages and back, as a program must if its own classes are not the generated ones. */
final class PersonCopies {
    private PersonCopies() {}

    static PersonMessages.PersonSmall message(PersonSmall value) {
        PersonMessages.PersonSmall.Builder message = PersonMessages.PersonSmall.newBuilder();
        message.setFirstName(value.firstName);
        message.setLastName(value.lastName);
        message.setAge(value.age);
        return message.build();
    }

    static PersonSmall model(PersonMessages.PersonSmall message) {
        PersonSmall value = new PersonSmall();
        value.firstName = message.getFirstName();
        value.lastName = message.getLastName();
        value.age = message.getAge();
        return value;
    }

    static PersonMessages.PersonMedium message(PersonMedium value) {
        PersonMessages.PersonMedium.Builder message = PersonMessages.PersonMedium.newBuilder();
        message.setFirstName(value.firstName);
        message.setLastName(value.lastName);
        message.setAge(value.age);
        if (value.heightInCentimetres != null) {
            message.setHeightInCentimetres(value.heightInCentimetres);
        }
        if (value.married != null) {
            message.setMarried(value.married);
        }
        message.addAllLuckyNumbers(value.luckyNumbers);
        message.addAllAccountNumbers(Arrays.asList(value.accountNumbers));
        return message.build();
    }

    static PersonMedium model(PersonMessages.PersonMedium message) {
        PersonMedium value = new PersonMedium();
        value.firstName = message.getFirstName();
        value.lastName = message.getLastName();
        value.age = message.getAge();
        value.heightInCentimetres = message.hasHeightInCentimetres() ? message.getHeightInCentimetres() : null;
        value.married = message.hasMarried() ? message.getMarried() : null;
        value.luckyNumbers = new ArrayList<>(message.getLuckyNumbersList());
        value.accountNumbers = message.getAccountNumbersList().toArray(Long[]::new);
        return value;
    }

    static PersonMessages.PersonComplex message(PersonComplex value) {
        PersonMessages.PersonComplex.Builder message = PersonMessages.PersonComplex.newBuilder();
        message.setFirstName(value.firstName);
        message.setLastName(value.lastName);
        message.setAge(value.age);
        if (value.heightInCentimetres != null) {
            message.setHeightInCentimetres(value.heightInCentimetres);
        }
        if (value.married != null) {
            message.setMarried(value.married);
        }
        message.addAllLuckyNumbers(value.luckyNumbers);
        message.addAllAccountNumbers(Arrays.asList(value.accountNumbers));
        message.putAllScores(value.scores);
        message.addAllRatings(value.ratings);
        message.addAllPayments(value.payments);
        value.citiesByName.forEach((key, element) -> message.putCitiesByName(key, message(element)));
        value.citiesByDistance.forEach((distance, city) -> message.addCitiesByDistance(
                PersonMessages.CityEntry.newBuilder().setKey(distance).setValue(message(city))));
        return message.build();
    }

    static PersonComplex model(PersonMessages.PersonComplex message) {
        PersonComplex value = new PersonComplex();
        value.firstName = message.getFirstName();
        value.lastName = message.getLastName();
        value.age = message.getAge();
        value.heightInCentimetres = message.hasHeightInCentimetres() ? message.getHeightInCentimetres() : null;
        value.married = message.hasMarried() ? message.getMarried() : null;
        value.luckyNumbers = new ArrayList<>(message.getLuckyNumbersList());
        value.accountNumbers = message.getAccountNumbersList().toArray(Long[]::new);
        value.scores = new LinkedHashMap<>(message.getScoresMap());
        value.ratings = new LinkedHashSet<>(message.getRatingsList());
        value.payments = new ArrayDeque<>(message.getPaymentsList());
        value.citiesByName = Copies.map(message.getCitiesByNameMap(), PersonCopies::model);
        value.citiesByDistance = new LinkedHashMap<>();
        for (PersonMessages.CityEntry entry : message.getCitiesByDistanceList()) {
            value.citiesByDistance.put(entry.getKey(), model(entry.getValue()));
        }
        return value;
    }

    static PersonMessages.City message(City value) {
        PersonMessages.City.Builder message = PersonMessages.City.newBuilder();
        message.setName(value.name);
        message.setCountry(value.country);
        message.setPopulation(value.population);
        return message.build();
    }

    static City model(PersonMessages.City message) {
        City value = new City();
        value.name = message.getName();
        value.country = message.getCountry();
        value.population = message.getPopulation();
        return value;
    }
}
