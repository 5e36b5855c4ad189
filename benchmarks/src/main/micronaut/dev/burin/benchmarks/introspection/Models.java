package dev.burin.benchmarks.introspection;

import dev.burin.benchmarks.model.article.Address;
import dev.burin.benchmarks.model.article.C;
import dev.burin.benchmarks.model.article.DoubleArray10;
import dev.burin.benchmarks.model.article.Doubles10;
import dev.burin.benchmarks.model.article.EventPayload;
import dev.burin.benchmarks.model.article.EventStatus;
import dev.burin.benchmarks.model.article.IntList10;
import dev.burin.benchmarks.model.article.Ints10;
import dev.burin.benchmarks.model.article.Ints1;
import dev.burin.benchmarks.model.article.ObjectList10;
import dev.burin.benchmarks.model.article.SimplePojo;
import dev.burin.benchmarks.model.article.SimplePojoDate;
import dev.burin.benchmarks.model.article.SkipTarget;
import dev.burin.benchmarks.model.article.SmallObject;
import dev.burin.benchmarks.model.article.StringHolder;
import dev.burin.benchmarks.model.article.Strings10;
import dev.burin.benchmarks.model.article.Strings1;
import dev.burin.benchmarks.model.article.Strings5;
import dev.burin.benchmarks.model.canada.Feature;
import dev.burin.benchmarks.model.canada.FeatureCollection;
import dev.burin.benchmarks.model.canada.FeatureProperties;
import dev.burin.benchmarks.model.canada.Polygon;
import dev.burin.benchmarks.model.citm.Area;
import dev.burin.benchmarks.model.citm.Catalog;
import dev.burin.benchmarks.model.citm.Event;
import dev.burin.benchmarks.model.citm.Performance;
import dev.burin.benchmarks.model.citm.Price;
import dev.burin.benchmarks.model.citm.SeatCategory;
import dev.burin.benchmarks.model.github.Account;
import dev.burin.benchmarks.model.github.Comment;
import dev.burin.benchmarks.model.github.Commit;
import dev.burin.benchmarks.model.github.CommitAuthor;
import dev.burin.benchmarks.model.github.Fork;
import dev.burin.benchmarks.model.github.GithubEvent;
import dev.burin.benchmarks.model.github.GithubUser;
import dev.burin.benchmarks.model.github.Issue;
import dev.burin.benchmarks.model.github.Label;
import dev.burin.benchmarks.model.github.Milestone;
import dev.burin.benchmarks.model.github.Page;
import dev.burin.benchmarks.model.github.Payload;
import dev.burin.benchmarks.model.github.PullRequest;
import dev.burin.benchmarks.model.github.Repository;
import dev.burin.benchmarks.model.gsoc.Author;
import dev.burin.benchmarks.model.gsoc.Project;
import dev.burin.benchmarks.model.gsoc.Sponsor;
import dev.burin.benchmarks.model.mime.MimeType;
import dev.burin.benchmarks.model.person.City;
import dev.burin.benchmarks.model.person.PersonComplex;
import dev.burin.benchmarks.model.person.PersonMedium;
import dev.burin.benchmarks.model.person.PersonSmall;
import dev.burin.benchmarks.model.twitter.EntityUrls;
import dev.burin.benchmarks.model.twitter.Hashtag;
import dev.burin.benchmarks.model.twitter.Media;
import dev.burin.benchmarks.model.twitter.MediaSize;
import dev.burin.benchmarks.model.twitter.MediaSizes;
import dev.burin.benchmarks.model.twitter.Place;
import dev.burin.benchmarks.model.twitter.Point;
import dev.burin.benchmarks.model.twitter.SearchMetadata;
import dev.burin.benchmarks.model.twitter.SearchResult;
import dev.burin.benchmarks.model.twitter.Status;
import dev.burin.benchmarks.model.twitter.StatusEntities;
import dev.burin.benchmarks.model.twitter.StatusMetadata;
import dev.burin.benchmarks.model.twitter.Url;
import dev.burin.benchmarks.model.twitter.User;
import dev.burin.benchmarks.model.twitter.UserEntities;
import dev.burin.benchmarks.model.twitter.UserMention;
import io.micronaut.core.annotation.Introspected;
import io.micronaut.serde.annotation.SerdeImport;

/** Registers the models with Micronaut's annotation processor, which runs after all others. */
@Introspected(
        accessKind = Introspected.AccessKind.FIELD,
        classes = {
            Address.class,
            C.class,
            DoubleArray10.class,
            Doubles10.class,
            EventPayload.class,
            EventStatus.class,
            IntList10.class,
            Ints1.class,
            Ints10.class,
            ObjectList10.class,
            SimplePojo.class,
            SimplePojoDate.class,
            SkipTarget.class,
            SmallObject.class,
            StringHolder.class,
            Strings1.class,
            Strings10.class,
            Strings5.class,
            Feature.class,
            FeatureCollection.class,
            FeatureProperties.class,
            Polygon.class,
            Area.class,
            Catalog.class,
            Event.class,
            Performance.class,
            Price.class,
            SeatCategory.class,
            Account.class,
            Comment.class,
            Commit.class,
            CommitAuthor.class,
            Fork.class,
            GithubEvent.class,
            GithubUser.class,
            Issue.class,
            Label.class,
            Milestone.class,
            Page.class,
            Payload.class,
            PullRequest.class,
            Repository.class,
            Author.class,
            Project.class,
            Sponsor.class,
            MimeType.class,
            City.class,
            PersonComplex.class,
            PersonMedium.class,
            PersonSmall.class,
            EntityUrls.class,
            Hashtag.class,
            Media.class,
            MediaSize.class,
            MediaSizes.class,
            Place.class,
            Point.class,
            SearchMetadata.class,
            SearchResult.class,
            Status.class,
            StatusEntities.class,
            StatusMetadata.class,
            Url.class,
            User.class,
            UserEntities.class,
            UserMention.class
        })
@SerdeImport(Address.class)
@SerdeImport(C.class)
@SerdeImport(DoubleArray10.class)
@SerdeImport(Doubles10.class)
@SerdeImport(EventPayload.class)
@SerdeImport(EventStatus.class)
@SerdeImport(IntList10.class)
@SerdeImport(Ints1.class)
@SerdeImport(Ints10.class)
@SerdeImport(ObjectList10.class)
@SerdeImport(SimplePojo.class)
@SerdeImport(SimplePojoDate.class)
@SerdeImport(SkipTarget.class)
@SerdeImport(SmallObject.class)
@SerdeImport(StringHolder.class)
@SerdeImport(Strings1.class)
@SerdeImport(Strings10.class)
@SerdeImport(Strings5.class)
@SerdeImport(Feature.class)
@SerdeImport(FeatureCollection.class)
@SerdeImport(FeatureProperties.class)
@SerdeImport(Polygon.class)
@SerdeImport(Area.class)
@SerdeImport(Catalog.class)
@SerdeImport(Event.class)
@SerdeImport(Performance.class)
@SerdeImport(Price.class)
@SerdeImport(SeatCategory.class)
@SerdeImport(Account.class)
@SerdeImport(Comment.class)
@SerdeImport(Commit.class)
@SerdeImport(CommitAuthor.class)
@SerdeImport(Fork.class)
@SerdeImport(GithubEvent.class)
@SerdeImport(GithubUser.class)
@SerdeImport(Issue.class)
@SerdeImport(Label.class)
@SerdeImport(Milestone.class)
@SerdeImport(Page.class)
@SerdeImport(Payload.class)
@SerdeImport(PullRequest.class)
@SerdeImport(Repository.class)
@SerdeImport(Author.class)
@SerdeImport(Project.class)
@SerdeImport(Sponsor.class)
@SerdeImport(MimeType.class)
@SerdeImport(City.class)
@SerdeImport(PersonComplex.class)
@SerdeImport(PersonMedium.class)
@SerdeImport(PersonSmall.class)
@SerdeImport(EntityUrls.class)
@SerdeImport(Hashtag.class)
@SerdeImport(Media.class)
@SerdeImport(MediaSize.class)
@SerdeImport(MediaSizes.class)
@SerdeImport(Place.class)
@SerdeImport(Point.class)
@SerdeImport(SearchMetadata.class)
@SerdeImport(SearchResult.class)
@SerdeImport(Status.class)
@SerdeImport(StatusEntities.class)
@SerdeImport(StatusMetadata.class)
@SerdeImport(Url.class)
@SerdeImport(User.class)
@SerdeImport(UserEntities.class)
@SerdeImport(UserMention.class)
final class Models {
    private Models() {}
}
