       IDENTIFICATION DIVISION.
       PROGRAM-ID. NATIVE-NUMBERS.
       ENVIRONMENT DIVISION.
       INPUT-OUTPUT SECTION.
       FILE-CONTROL.
           SELECT OUT-FILE ASSIGN TO "native.dat"
               ORGANIZATION IS SEQUENTIAL.
       DATA DIVISION.
       FILE SECTION.
       FD  OUT-FILE.
           COPY "native.cpy".
       WORKING-STORAGE SECTION.
       01  I                      PIC S9(9) COMP-5.
       01  W                      PIC S9(18) COMP-5.
      *    DISPLAY shows no decimal point for COMP-5.
       01  SHOWN-SCALED           PIC S9(5)V9(4).
       PROCEDURE DIVISION.
       MAIN-PART.
           OPEN OUTPUT OUT-FILE
           PERFORM VARYING I FROM 1 BY 1 UNTIL I > 1000
               INITIALIZE NATIVE-RECORD
               MOVE I TO N-NUMBER
               COMPUTE W = FUNCTION MOD(I * 16807, 65536) - 32768
               COMPUTE N-FLOAT = W / 16
               COMPUTE N-DOUBLE = W / 1024
               COMPUTE N-SIGNED = FUNCTION MOD(W, 9999) - 5000
               COMPUTE N-LONG = W * 1000000007 * 30011
               COMPUTE N-SYNC = W * 30011
               COMPUTE N-X = 999999999 - I * 654321
               COMPUTE N-SCALED = W / 10000
               MOVE N-SCALED TO SHOWN-SCALED
               WRITE NATIVE-RECORD
               DISPLAY N-NUMBER "|" N-FLOAT "|" N-DOUBLE "|" N-SIGNED
                   "|" N-LONG "|" N-SYNC "|" N-X "|" SHOWN-SCALED
           END-PERFORM
           CLOSE OUT-FILE
           STOP RUN.
