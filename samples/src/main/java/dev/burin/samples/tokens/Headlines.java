package dev.burin.samples.tokens;

import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import java.util.ArrayList;
import java.util.List;

/** Extracts the titles from a feed, whatever else it contains, and writes a feed. */
public final class Headlines {
    private Headlines() {}

    /** Returns the {@code title} of every element of {@code items}. */
    public static List<String> read(byte[] feed) {
        JsonReader in = JsonReader.of(feed);
        List<String> titles = new ArrayList<>();
        for (boolean hasNext = in.beginObject(); hasNext; hasNext = in.nextEntry()) {
            if (in.readName().equals("items")) {
                readItems(in, titles);
            } else {
                in.skipValue();
            }
        }
        return in.endDocument(titles);
    }

    private static void readItems(JsonReader in, List<String> titles) {
        for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
            for (boolean hasMember = in.beginObject(); hasMember; hasMember = in.nextEntry()) {
                if (in.readName().equals("title")) {
                    titles.add(in.readString());
                } else {
                    in.skipValue();
                }
            }
        }
    }

    /** Returns a feed with these titles. */
    public static byte[] write(List<String> titles) {
        JsonWriter out = new JsonWriter();
        out.beginObject();
        out.name("count").writeInt(titles.size());
        out.name("items").beginArray();
        for (String title : titles) {
            out.beginObject();
            out.name("title").writeString(title);
            out.endObject();
        }
        out.endArray();
        out.endObject();
        return out.toByteArray();
    }
}
