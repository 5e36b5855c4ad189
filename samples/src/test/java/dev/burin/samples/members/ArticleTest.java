package dev.burin.samples.members;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ArticleTest {
    @Test
    void namedMembersComeFirst() {
        Article article = new Article();
        article.id = 3;
        article.title = "Now";

        assertThat(ArticleCodec.INSTANCE.toJson(article)).isEqualTo("""
                {"id":3,"title":"Now","body":null,"author":null}""");
    }
}
