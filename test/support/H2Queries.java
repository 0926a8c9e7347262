import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;

/**
 * Runs statements in a database of H2 in memory. The argument is the mode of H2, such as Oracle. It reads a statement a
 * line, and writes the rows of its result, with a tab after each value, NULL for null and END as the last line. It
 * ends with the first statement that fails.
 */
public class H2Queries {
  public static void main(String[] arguments) throws Exception {
    String url = "jdbc:h2:mem:;MODE=" + arguments[0];
    BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      for (String sql; (sql = lines.readLine()) != null; ) {
        if (statement.execute(sql)) write(statement.getResultSet());
        System.out.println("END");
      }
    }
  }

  private static void write(ResultSet rows) throws Exception {
    int columns = rows.getMetaData().getColumnCount();
    while (rows.next()) {
      StringBuilder line = new StringBuilder();
      for (int column = 1; column <= columns; column++) {
        String value = rows.getString(column);
        line.append(value == null ? "NULL" : value).append('\t');
      }
      System.out.println(line);
    }
  }
}
