package dev.burin.samples.beans;

import dev.burin.annotation.JsonCodec;
import java.util.ArrayList;
import java.util.List;

/** A list of songs, which has a getter only: what is read is added to what the getter returns. */
@JsonCodec
public class Playlist {
    private final List<String> songs = new ArrayList<>();

    /** Returns the songs, to which others may be added. */
    public List<String> getSongs() {
        return songs;
    }
}
