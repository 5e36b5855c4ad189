package dev.burin.samples.beans;

import dev.burin.annotation.JsonCodec;
import java.util.ArrayList;
import java.util.List;

/** A list of songs that has only a getter: what is read is added to the list that the getter returns. */
@JsonCodec
public class Playlist {
    private final List<String> songs = new ArrayList<>();

    /** Returns the songs, to which others may be added. */
    public List<String> getSongs() {
        return songs;
    }
}
