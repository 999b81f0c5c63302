import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import java.util.List;

/** In-memory server with MongoDB's protocol. Reports wire version 9, the minimum that the driver accepts. */
public class MongodbServer {
  public static void main(String[] args) throws Exception {
    var backend = new MemoryBackend();
    backend.version(new MongoVersion() {
      public List<Integer> getVersionArray() { return List.of(4, 4, 0); }
      public int getWireVersion() { return 9; }
      public String toVersionString() { return "4.4.0"; }
    });
    var server = new MongoServer(backend);
    server.bind("127.0.0.1", 0);
    System.out.println(server.getLocalAddress().getPort());
    // Runs until the parent process closes its standard input.
    while (System.in.read() >= 0) {}
    server.shutdownNow();
  }
}
