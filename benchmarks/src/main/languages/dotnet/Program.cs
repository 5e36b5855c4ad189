// Runs as: dotnet languages.dll ROUNDS MILLISECONDS FILE…
// From the bytes of a document to values, and back to bytes, with System.Text.Json: of no declared type for every document
// (JsonNode, which makes most of its objects when they are asked for), and EventPayload.json also to a class.
// Prints what LanguageResults reads: tool, result and failed, parts separated by tabs.
using System.Diagnostics;
using System.Globalization;
using System.Text.Json;
using System.Text.Json.Nodes;

int rounds = int.Parse(args[0], CultureInfo.InvariantCulture);
int milliseconds = int.Parse(args[1], CultureInfo.InvariantCulture);
Console.WriteLine("tool\t.NET " + Environment.Version);
foreach (string file in args.Skip(2))
{
    Measure<JsonNode>("untyped", file);
    if (Path.GetFileName(file) == "EventPayload.json")
    {
        Measure<EventPayload>("typed", file);
    }
}

void Measure<T>(string kind, string file)
{
    string name = Path.GetFileName(file);
    byte[] document = File.ReadAllBytes(file);
    JsonSerializerOptions options = new(JsonSerializerDefaults.Web);
    T value = JsonSerializer.Deserialize<T>(document, options)!;
    byte[] written = JsonSerializer.SerializeToUtf8Bytes(value, options);
    byte[] again = JsonSerializer.SerializeToUtf8Bytes(JsonSerializer.Deserialize<T>(written, options), options);
    if (!JsonNode.DeepEquals(JsonNode.Parse(written), JsonNode.Parse(document)) || !written.AsSpan().SequenceEqual(again))
    {
        Console.WriteLine($"failed\tSystem.Text.Json\t{kind}\t{name}\treads another value than it wrote");
        return;
    }
    Report(kind, name, "decode", () => JsonSerializer.Deserialize<T>(document, options));
    Report(kind, name, "encode", () => JsonSerializer.SerializeToUtf8Bytes(value, options));
}

void Report(string kind, string name, string operation, Func<object?> call)
{
    for (int warmUp = 0; warmUp < 3; warmUp++) // Its compiler optimizes in the background.
    {
        Time(call);
    }
    for (int round = 0; round < rounds; round++)
    {
        string time = Time(call).ToString("F3", CultureInfo.InvariantCulture);
        Console.WriteLine($"result\tSystem.Text.Json\t{kind}\t{name}\t{operation}\t{time}");
    }
}

// Runs the call for about so many milliseconds, and returns the nanoseconds of one.
double Time(Func<object?> call)
{
    long calls = 0;
    Stopwatch watch = Stopwatch.StartNew();
    for (int batch = 1; watch.ElapsedMilliseconds < milliseconds; batch = Math.Min(batch * 2, 1024))
    {
        for (int i = 0; i < batch; i++)
        {
            GC.KeepAlive(call());
        }
        calls += batch;
    }
    return watch.Elapsed.TotalNanoseconds / calls;
}

public sealed class EventPayload
{
    public long? Id { get; set; }
    public string? Name { get; set; }
    public string? VeryLongAndMultiLineDescription { get; set; }
    public int Status { get; set; }
    public List<Address>? Addresses { get; set; }
    public DateTime StartTime { get; set; }
    public Dictionary<string, string?>? Dictionary { get; set; }
}

public sealed class Address
{
    public string? Province { get; set; }
    public string? City { get; set; }
    public string? Street { get; set; }
}
