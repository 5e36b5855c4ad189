package dev.burin.benchmarks.library;

import dev.burin.benchmarks.model.canada.Feature;
import dev.burin.benchmarks.model.canada.FeatureCollection;
import dev.burin.benchmarks.model.canada.FeatureProperties;
import dev.burin.benchmarks.model.canada.Polygon;
import dev.burin.benchmarks.proto.CanadaMessages;

/** Copies the models of {@code canada} to messages and back, as a program must if its own classes are not the generated ones. */
final class CanadaCopies {
    private CanadaCopies() {}

    static CanadaMessages.FeatureCollection message(FeatureCollection value) {
        CanadaMessages.FeatureCollection.Builder message = CanadaMessages.FeatureCollection.newBuilder();
        message.setType(value.type);
        for (Feature element : value.features) {
            message.addFeatures(message(element));
        }
        return message.build();
    }

    static FeatureCollection model(CanadaMessages.FeatureCollection message) {
        FeatureCollection value = new FeatureCollection();
        value.type = message.getType();
        value.features = Copies.list(message.getFeaturesList(), CanadaCopies::model);
        return value;
    }

    static CanadaMessages.Feature message(Feature value) {
        CanadaMessages.Feature.Builder message = CanadaMessages.Feature.newBuilder();
        message.setType(value.type);
        if (value.properties != null) {
            message.setProperties(message(value.properties));
        }
        if (value.geometry != null) {
            message.setGeometry(message(value.geometry));
        }
        return message.build();
    }

    static Feature model(CanadaMessages.Feature message) {
        Feature value = new Feature();
        value.type = message.getType();
        value.properties = message.hasProperties() ? model(message.getProperties()) : null;
        value.geometry = message.hasGeometry() ? model(message.getGeometry()) : null;
        return value;
    }

    static CanadaMessages.FeatureProperties message(FeatureProperties value) {
        CanadaMessages.FeatureProperties.Builder message = CanadaMessages.FeatureProperties.newBuilder();
        message.setName(value.name);
        return message.build();
    }

    static FeatureProperties model(CanadaMessages.FeatureProperties message) {
        FeatureProperties value = new FeatureProperties();
        value.name = message.getName();
        return value;
    }

    static CanadaMessages.Polygon message(Polygon value) {
        CanadaMessages.Polygon.Builder message = CanadaMessages.Polygon.newBuilder();
        message.setType(value.type);
        for (double[][] ring : value.coordinates) {
            message.addCoordinates(message(ring));
        }
        return message.build();
    }

    static Polygon model(CanadaMessages.Polygon message) {
        Polygon value = new Polygon();
        value.type = message.getType();
        value.coordinates = new double[message.getCoordinatesCount()][][];
        for (int i = 0; i < value.coordinates.length; i++) {
            value.coordinates[i] = points(message.getCoordinates(i));
        }
        return value;
    }

    private static CanadaMessages.Ring message(double[][] points) {
        CanadaMessages.Ring.Builder message = CanadaMessages.Ring.newBuilder();
        for (double[] point : points) {
            CanadaMessages.Point.Builder pointMessage = message.addPointsBuilder();
            for (double number : point) {
                pointMessage.addValues(number);
            }
        }
        return message.build();
    }

    private static double[][] points(CanadaMessages.Ring message) {
        double[][] points = new double[message.getPointsCount()][];
        for (int i = 0; i < points.length; i++) {
            CanadaMessages.Point point = message.getPoints(i);
            points[i] = Copies.doubles(point.getValuesCount(), point::getValues);
        }
        return points;
    }
}
