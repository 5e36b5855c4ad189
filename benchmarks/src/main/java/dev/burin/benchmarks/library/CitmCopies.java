package dev.burin.benchmarks.library;

import dev.burin.benchmarks.model.citm.Area;
import dev.burin.benchmarks.model.citm.Catalog;
import dev.burin.benchmarks.model.citm.Event;
import dev.burin.benchmarks.model.citm.Performance;
import dev.burin.benchmarks.model.citm.Price;
import dev.burin.benchmarks.model.citm.SeatCategory;
import dev.burin.benchmarks.proto.CitmMessages;
import java.util.ArrayList;
import java.util.LinkedHashMap;

/** Copies the models of {@code citm} to messages and back, as a program must if its own classes are not the generated ones. */
final class CitmCopies {
    private CitmCopies() {}

    static CitmMessages.Catalog message(Catalog value) {
        CitmMessages.Catalog.Builder message = CitmMessages.Catalog.newBuilder();
        message.putAllAreaNames(value.areaNames);
        message.putAllAudienceSubCategoryNames(value.audienceSubCategoryNames);
        message.putAllBlockNames(value.blockNames);
        value.events.forEach((key, element) -> message.putEvents(key, message(element)));
        for (Performance element : value.performances) {
            message.addPerformances(message(element));
        }
        message.putAllSeatCategoryNames(value.seatCategoryNames);
        message.putAllSubTopicNames(value.subTopicNames);
        message.putAllSubjectNames(value.subjectNames);
        message.putAllTopicNames(value.topicNames);
        value.topicSubTopics.forEach((topic, subTopics) -> message.putTopicSubTopics(
                topic, CitmMessages.IntList.newBuilder().addAllValues(subTopics).build()));
        message.putAllVenueNames(value.venueNames);
        return message.build();
    }

    static Catalog model(CitmMessages.Catalog message) {
        Catalog value = new Catalog();
        value.areaNames = new LinkedHashMap<>(message.getAreaNamesMap());
        value.audienceSubCategoryNames = new LinkedHashMap<>(message.getAudienceSubCategoryNamesMap());
        value.blockNames = new LinkedHashMap<>(message.getBlockNamesMap());
        value.events = Copies.map(message.getEventsMap(), CitmCopies::model);
        value.performances = Copies.list(message.getPerformancesList(), CitmCopies::model);
        value.seatCategoryNames = new LinkedHashMap<>(message.getSeatCategoryNamesMap());
        value.subTopicNames = new LinkedHashMap<>(message.getSubTopicNamesMap());
        value.subjectNames = new LinkedHashMap<>(message.getSubjectNamesMap());
        value.topicNames = new LinkedHashMap<>(message.getTopicNamesMap());
        value.topicSubTopics =
                Copies.map(message.getTopicSubTopicsMap(), list -> new ArrayList<>(list.getValuesList()));
        value.venueNames = new LinkedHashMap<>(message.getVenueNamesMap());
        return value;
    }

    static CitmMessages.Event message(Event value) {
        CitmMessages.Event.Builder message = CitmMessages.Event.newBuilder();
        if (value.description != null) {
            message.setDescription(value.description);
        }
        message.setId(value.id);
        if (value.logo != null) {
            message.setLogo(value.logo);
        }
        message.setName(value.name);
        message.addAllSubTopicIds(value.subTopicIds);
        if (value.subjectCode != null) {
            message.setSubjectCode(value.subjectCode);
        }
        if (value.subtitle != null) {
            message.setSubtitle(value.subtitle);
        }
        message.addAllTopicIds(value.topicIds);
        return message.build();
    }

    static Event model(CitmMessages.Event message) {
        Event value = new Event();
        value.description = message.hasDescription() ? message.getDescription() : null;
        value.id = message.getId();
        value.logo = message.hasLogo() ? message.getLogo() : null;
        value.name = message.getName();
        value.subTopicIds = new ArrayList<>(message.getSubTopicIdsList());
        value.subjectCode = message.hasSubjectCode() ? message.getSubjectCode() : null;
        value.subtitle = message.hasSubtitle() ? message.getSubtitle() : null;
        value.topicIds = new ArrayList<>(message.getTopicIdsList());
        return value;
    }

    static CitmMessages.Performance message(Performance value) {
        CitmMessages.Performance.Builder message = CitmMessages.Performance.newBuilder();
        message.setEventId(value.eventId);
        message.setId(value.id);
        if (value.logo != null) {
            message.setLogo(value.logo);
        }
        if (value.name != null) {
            message.setName(value.name);
        }
        for (Price element : value.prices) {
            message.addPrices(message(element));
        }
        for (SeatCategory element : value.seatCategories) {
            message.addSeatCategories(message(element));
        }
        if (value.seatMapImage != null) {
            message.setSeatMapImage(value.seatMapImage);
        }
        message.setStart(value.start);
        message.setVenueCode(value.venueCode);
        return message.build();
    }

    static Performance model(CitmMessages.Performance message) {
        Performance value = new Performance();
        value.eventId = message.getEventId();
        value.id = message.getId();
        value.logo = message.hasLogo() ? message.getLogo() : null;
        value.name = message.hasName() ? message.getName() : null;
        value.prices = Copies.list(message.getPricesList(), CitmCopies::model);
        value.seatCategories = Copies.list(message.getSeatCategoriesList(), CitmCopies::model);
        value.seatMapImage = message.hasSeatMapImage() ? message.getSeatMapImage() : null;
        value.start = message.getStart();
        value.venueCode = message.getVenueCode();
        return value;
    }

    static CitmMessages.Price message(Price value) {
        CitmMessages.Price.Builder message = CitmMessages.Price.newBuilder();
        message.setAmount(value.amount);
        message.setAudienceSubCategoryId(value.audienceSubCategoryId);
        message.setSeatCategoryId(value.seatCategoryId);
        return message.build();
    }

    static Price model(CitmMessages.Price message) {
        Price value = new Price();
        value.amount = message.getAmount();
        value.audienceSubCategoryId = message.getAudienceSubCategoryId();
        value.seatCategoryId = message.getSeatCategoryId();
        return value;
    }

    static CitmMessages.SeatCategory message(SeatCategory value) {
        CitmMessages.SeatCategory.Builder message = CitmMessages.SeatCategory.newBuilder();
        for (Area element : value.areas) {
            message.addAreas(message(element));
        }
        message.setSeatCategoryId(value.seatCategoryId);
        return message.build();
    }

    static SeatCategory model(CitmMessages.SeatCategory message) {
        SeatCategory value = new SeatCategory();
        value.areas = Copies.list(message.getAreasList(), CitmCopies::model);
        value.seatCategoryId = message.getSeatCategoryId();
        return value;
    }

    static CitmMessages.Area message(Area value) {
        CitmMessages.Area.Builder message = CitmMessages.Area.newBuilder();
        message.setAreaId(value.areaId);
        message.addAllBlockIds(value.blockIds);
        return message.build();
    }

    static Area model(CitmMessages.Area message) {
        Area value = new Area();
        value.areaId = message.getAreaId();
        value.blockIds = new ArrayList<>(message.getBlockIdsList());
        return value;
    }
}
