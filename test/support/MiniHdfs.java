import java.io.BufferedReader;
import java.io.File;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hdfs.HdfsConfiguration;
import org.apache.hadoop.hdfs.MiniDFSCluster;
import org.apache.hadoop.hdfs.MiniDFSNNTopology;

/**
 * A real HDFS for the tests: an active NameNode, a standby NameNode and a DataNode in this process. All ports listen
 * on 127.0.0.1. The argument is an empty folder for the data.
 *
 * <p>It prints READY and the ports of HTTP: of the active NameNode, of the standby and of the DataNode. Then it takes
 * a command a line and answers each one with DONE. It ends when its standard input ends, and so with its parent.
 */
public class MiniHdfs {
  public static void main(String[] arguments) throws Exception {
    Configuration configuration = new HdfsConfiguration();
    configuration.set("dfs.namenode.http-bind-host", "127.0.0.1");
    configuration.set("dfs.namenode.safemode.extension", "0");
    configuration.set("dfs.ls.limit", "7");
    MiniDFSCluster cluster =
        new MiniDFSCluster.Builder(configuration, new File(arguments[0]))
            .nnTopology(MiniDFSNNTopology.simpleHATopology())
            .numDataNodes(1)
            .build();
    cluster.waitActive();
    cluster.transitionToActive(0);
    int dataNode = cluster.getDataNodes().get(0).getInfoPort();
    System.out.println("READY " + portOf(cluster, 0) + " " + portOf(cluster, 1) + " " + dataNode);
    BufferedReader commands = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String command; (command = commands.readLine()) != null; ) {
      switch (command) {
        case "fail over" -> {
          cluster.transitionToStandby(0);
          cluster.transitionToActive(1);
        }
        case "stop the DataNode" -> cluster.stopDataNode(0);
        default -> throw new IllegalArgumentException(command);
      }
      System.out.println("DONE");
    }
    // The folder is temporary, so nothing has to be written back.
    Runtime.getRuntime().halt(0);
  }

  private static int portOf(MiniDFSCluster cluster, int nameNode) {
    return cluster.getNameNode(nameNode).getHttpAddress().getPort();
  }
}
