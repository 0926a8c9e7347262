       IDENTIFICATION DIVISION.
       PROGRAM-ID. LINES-OF-TEXT.
       ENVIRONMENT DIVISION.
       INPUT-OUTPUT SECTION.
       FILE-CONTROL.
           SELECT OUT-FILE ASSIGN TO "lines.dat"
               ORGANIZATION IS LINE SEQUENTIAL.
       DATA DIVISION.
       FILE SECTION.
       FD  OUT-FILE.
           COPY "lines.cpy".
       WORKING-STORAGE SECTION.
       01  I                      PIC S9(9) COMP-5.
       PROCEDURE DIVISION.
       MAIN-PART.
           OPEN OUTPUT OUT-FILE
           PERFORM VARYING I FROM 1 BY 1 UNTIL I > 1000
               MOVE SPACES TO LINE-RECORD
               MOVE I TO L-NUMBER
               COMPUTE L-AMOUNT = (I - 500) / 7
               IF FUNCTION MOD(I, 3) > 0
                   MOVE "a name, quoted" TO L-NAME
               END-IF
               IF FUNCTION MOD(I, 4) = 0
                   COMPUTE L-LAST = FUNCTION MOD(I, 100)
               ELSE
                   MOVE ZERO TO L-LAST
               END-IF
               DISPLAY L-NUMBER "|" L-AMOUNT "|" L-NAME "|" L-LAST
               WRITE LINE-RECORD
           END-PERFORM
           CLOSE OUT-FILE
           STOP RUN.
