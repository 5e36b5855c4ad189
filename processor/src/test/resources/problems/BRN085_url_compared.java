import dev.burin.annotation.*;
import java.net.*;
import java.util.*;

@JsonCodec
record Links(
        URL home,
        List<URL> others,
        Set<URL> seen, // BRN085: Links.seen: Set<URL> asks name servers for the hash code of every URL in it.
        List<HashSet<URL>> groups, // BRN085: Links.groups → List<HashSet<URL>>: HashSet<URL> asks name servers
        Map<URL, Integer> visits, // BRN085: Links.visits: Map<URL, Integer> asks name servers
        Set<List<URL>> routes, // BRN085: Links.routes: Set<List<URL>> asks name servers
        Map<String, Set<Optional<URL>>> maybe, // BRN085: Links.maybe → Map<String, Set<Optional<URL>>>: Set<Optional<URL>> asks name servers
        Set<URL[]> byIdentity,
        List<Map<String, URL>> values,
        Map<URI, Integer> visitsByUri) {}
