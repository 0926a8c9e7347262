       IDENTIFICATION DIVISION.
       PROGRAM-ID. VARYING-RECORDS.
       ENVIRONMENT DIVISION.
       INPUT-OUTPUT SECTION.
       FILE-CONTROL.
           SELECT OUT-FILE ASSIGN TO "varying.dat"
               ORGANIZATION IS SEQUENTIAL.
       DATA DIVISION.
       FILE SECTION.
       FD  OUT-FILE RECORD IS VARYING FROM 25 TO 102 CHARACTERS.
           COPY "varying.cpy".
       WORKING-STORAGE SECTION.
       01  I                      PIC S9(9) COMP-5.
       01  J                      PIC S9(9) COMP-5.
       PROCEDURE DIVISION.
       MAIN-PART.
           OPEN OUTPUT OUT-FILE
           PERFORM VARYING I FROM 1 BY 1 UNTIL I > 1000
               MOVE 12 TO V-COUNT
               INITIALIZE VARYING-RECORD
               MOVE I TO V-NUMBER
               MOVE "some name" TO V-NAME
               COMPUTE V-COUNT = FUNCTION MOD(I * 5, 12) + 1
               DISPLAY V-NUMBER "|" V-COUNT "|" V-NAME
                   WITH NO ADVANCING
               PERFORM VARYING J FROM 1 BY 1 UNTIL J > V-COUNT
                   MOVE "abc" TO V-CODE(J)
                   COMPUTE V-AMOUNT(J) = (I * J - 5000) / 7
                   DISPLAY "|" V-CODE(J) "|" V-AMOUNT(J)
                       WITH NO ADVANCING
               END-PERFORM
               DISPLAY " "
               WRITE VARYING-RECORD
           END-PERFORM
           CLOSE OUT-FILE
           STOP RUN.
