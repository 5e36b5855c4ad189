package dev.burin.samples.beans;

import dev.burin.annotation.JsonCodec;
import java.util.ArrayList;
import java.util.List;

/** A playlist whose list has only a getter: the songs that are read are added to the list it returns. */
@JsonCodec
public class Playlist {
    private final List<String> songs = new ArrayList<>();

    /** Returns the songs; callers may add to the list. */
    public List<String> getSongs() {
        return songs;
    }
}
