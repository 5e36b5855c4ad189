package dev.burin.benchmarks.library;

import dev.burin.benchmarks.model.gsoc.Author;
import dev.burin.benchmarks.model.gsoc.Project;
import dev.burin.benchmarks.model.gsoc.Sponsor;
import dev.burin.benchmarks.proto.GsocMessages;
import java.util.Map;

/** Copies the models of {@code gsoc} to messages and back, as a program must if its own classes are not the generated ones. */
final class GsocCopies {
    private GsocCopies() {}

    static GsocMessages.Projects message(Map<String, Project> value) {
        GsocMessages.Projects.Builder message = GsocMessages.Projects.newBuilder();
        value.forEach((number, project) -> message.putProjects(number, message(project)));
        return message.build();
    }

    static Map<String, Project> model(GsocMessages.Projects message) {
        return Copies.map(message.getProjectsMap(), GsocCopies::model);
    }

    static GsocMessages.Project message(Project value) {
        GsocMessages.Project.Builder message = GsocMessages.Project.newBuilder();
        message.setContext(value.context);
        message.setType(value.type);
        message.setName(value.name);
        message.setDescription(value.description);
        message.setSponsor(message(value.sponsor));
        message.setAuthor(message(value.author));
        return message.build();
    }

    static Project model(GsocMessages.Project message) {
        Project value = new Project();
        value.context = message.getContext();
        value.type = message.getType();
        value.name = message.getName();
        value.description = message.getDescription();
        value.sponsor = model(message.getSponsor());
        value.author = model(message.getAuthor());
        return value;
    }

    static GsocMessages.Sponsor message(Sponsor value) {
        GsocMessages.Sponsor.Builder message = GsocMessages.Sponsor.newBuilder();
        message.setType(value.type);
        message.setName(value.name);
        message.setDisambiguatingDescription(value.disambiguatingDescription);
        message.setDescription(value.description);
        message.setUrl(value.url);
        message.setLogo(value.logo);
        return message.build();
    }

    static Sponsor model(GsocMessages.Sponsor message) {
        Sponsor value = new Sponsor();
        value.type = message.getType();
        value.name = message.getName();
        value.disambiguatingDescription = message.getDisambiguatingDescription();
        value.description = message.getDescription();
        value.url = message.getUrl();
        value.logo = message.getLogo();
        return value;
    }

    static GsocMessages.Author message(Author value) {
        GsocMessages.Author.Builder message = GsocMessages.Author.newBuilder();
        message.setType(value.type);
        message.setName(value.name);
        return message.build();
    }

    static Author model(GsocMessages.Author message) {
        Author value = new Author();
        value.type = message.getType();
        value.name = message.getName();
        return value;
    }
}
