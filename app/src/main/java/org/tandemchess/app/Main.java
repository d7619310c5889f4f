package org.tandemchess.app;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/** Entry point of the {@code tandem} command. Nothing loads before it knows that it is needed. */
public final class Main {
  private static final byte[] UBIOK = "ubiok\n".getBytes(StandardCharsets.US_ASCII);

  private Main() {}

  /** Answers {@code ubi} until {@code quit} or the end of standard input. */
  public static void main(String[] args) throws IOException {
    FileOutputStream out = new FileOutputStream(FileDescriptor.out);
    BufferedReader in =
        new BufferedReader(
            new InputStreamReader(
                new FileInputStream(FileDescriptor.in), StandardCharsets.ISO_8859_1));
    for (String line = in.readLine(); line != null && !line.equals("quit"); line = in.readLine()) {
      if (line.equals("ubi")) {
        out.write(UBIOK);
      }
    }
  }
}
