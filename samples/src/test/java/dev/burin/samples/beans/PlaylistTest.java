package dev.burin.samples.beans;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlaylistTest {
    @Test
    void songsAreAddedToTheListThatTheGetterReturns() {
        Playlist playlist = PlaylistCodec.INSTANCE.fromJson("""
                {"songs":["Hey Jude","Yesterday"]}""");

        assertThat(playlist.getSongs()).containsExactly("Hey Jude", "Yesterday");
    }
}
