       IDENTIFICATION DIVISION.
       PROGRAM-ID. USAGES-OF-NUMBERS.
       ENVIRONMENT DIVISION.
       INPUT-OUTPUT SECTION.
       FILE-CONTROL.
           SELECT OUT-FILE ASSIGN TO "usages.dat"
               ORGANIZATION IS SEQUENTIAL.
       DATA DIVISION.
       FILE SECTION.
       FD  OUT-FILE.
           COPY "usages.cpy".
       WORKING-STORAGE SECTION.
       01  I                      PIC S9(9) COMP-5.
       01  J                      PIC S9(9) COMP-5.
       01  K                      PIC S9(9) COMP-5.
       01  SEED                   PIC S9(18) COMP-5 VALUE 20241.
       01  N                      PIC S9(18) COMP-5.
       01  D                      PIC S9(9)V9(9).
      *    DISPLAY shows wrong digits for PPP after the point.
       01  SHOWN-LEFT             PIC 9(6).
       PROCEDURE DIVISION.
       MAIN-PART.
           OPEN OUTPUT OUT-FILE
           PERFORM VARYING I FROM 1 BY 1 UNTIL I > 1000
               INITIALIZE USAGES
               PERFORM FILL-RECORD
               WRITE USAGES
               PERFORM SHOW-RECORD
           END-PERFORM
           CLOSE OUT-FILE
           STOP RUN.
       FILL-RECORD.
           MOVE I TO ID-NUMBER
           MOVE "Smith, A" TO CUSTOMER
           IF FUNCTION MOD(I, 7) = 0 MOVE SPACES TO CUSTOMER END-IF
           IF FUNCTION MOD(I, 5) = 0 MOVE 'say "x"' TO CUSTOMER END-IF
           MOVE "north" TO REGION
           PERFORM NEXT-NUMBER MOVE D TO Z-PLAIN
           PERFORM NEXT-NUMBER MOVE D TO Z-SIGNED
           PERFORM NEXT-NUMBER MOVE D TO Z-LEADING
           PERFORM NEXT-NUMBER MOVE D TO Z-SEP-LEADING
           PERFORM NEXT-NUMBER MOVE D TO Z-SEP-TRAILING
           PERFORM NEXT-NUMBER COMPUTE Z-LONG = D * 1000000000
           IF FUNCTION MOD(I, 3) > 0
               PERFORM NEXT-NUMBER MOVE D TO Z-BLANK
           ELSE
               MOVE ZERO TO Z-BLANK
           END-IF
           COMPUTE P-LEFT = FUNCTION MOD(I, 1000) * 1000
           COMPUTE P-RIGHT = FUNCTION MOD(I, 1000) / 100000
           PERFORM NEXT-NUMBER MOVE D TO P-SIGNED
           PERFORM NEXT-NUMBER MOVE D TO P-UNSIGNED
           PERFORM NEXT-NUMBER MOVE D TO P-EVEN
           PERFORM NEXT-NUMBER MOVE D TO P-LONG
           PERFORM NEXT-NUMBER MOVE D TO P-COMP-6
           PERFORM NEXT-NUMBER MOVE D TO B-2
           PERFORM NEXT-NUMBER MOVE D TO B-4
           PERFORM NEXT-NUMBER MOVE D TO B-U4
           PERFORM NEXT-NUMBER MOVE D TO B-9
           PERFORM NEXT-NUMBER COMPUTE B-10 = D * 10
           PERFORM NEXT-NUMBER COMPUTE B-18 = D * 1000000000
           COMPUTE B-X = FUNCTION MOD(I * 16807, 10000)
           PERFORM NEXT-NUMBER MOVE D TO E-EDITED
           PERFORM NEXT-NUMBER MOVE D TO E-TRAILING
           PERFORM NEXT-NUMBER MOVE D TO E-POINT
           PERFORM NEXT-NUMBER MOVE D TO E-LEADING
           PERFORM NEXT-NUMBER MOVE D TO E-FLOATING
           PERFORM NEXT-NUMBER MOVE D TO E-CREDIT
           PERFORM NEXT-NUMBER MOVE D TO E-DEBIT
           PERFORM NEXT-NUMBER MOVE D TO E-SUPPRESSED
           COMPUTE E-DATE = 20240101 + FUNCTION MOD(I, 28)
           PERFORM VARYING J FROM 1 BY 1 UNTIL J > 3
               MOVE "AB" TO L-CODE(J)
               PERFORM NEXT-NUMBER MOVE D TO L-AMOUNT(J)
               PERFORM VARYING K FROM 1 BY 1 UNTIL K > 2
                   PERFORM NEXT-NUMBER MOVE D TO L-QUANTITY(J, K)
               END-PERFORM
           END-PERFORM.
       NEXT-NUMBER.
           COMPUTE SEED = FUNCTION MOD(SEED * 16807, 2147483647)
           COMPUTE N = FUNCTION MOD(SEED, 11)
           COMPUTE D = (SEED - 1073741824) / 1.0737418240
           IF N = 0 MOVE ZERO TO D END-IF
           IF N = 1 DIVIDE 1000 INTO D END-IF
           IF N = 2 DIVIDE 1000000 INTO D END-IF.
       SHOW-RECORD.
           MOVE P-LEFT TO SHOWN-LEFT
           DISPLAY ID-NUMBER "|" CUSTOMER "|" REGION "|"
               Z-PLAIN "|" Z-SIGNED "|" Z-LEADING "|" Z-SEP-LEADING "|"
               Z-SEP-TRAILING "|" Z-LONG "|" Z-BLANK "|"
               SHOWN-LEFT "|" P-RIGHT "|"
               P-SIGNED "|" P-UNSIGNED "|" P-EVEN "|" P-LONG "|"
               P-COMP-6 "|"
               B-2 "|" B-4 "|" B-U4 "|" B-9 "|" B-10 "|" B-18 "|"
               B-X "|"
               E-EDITED "|"
               E-TRAILING "|" E-POINT "|" E-LEADING "|" E-FLOATING "|"
               E-CREDIT "|" E-DEBIT "|" E-SUPPRESSED "|"
               E-DATE "|" E-YEAR "|" E-MONTH "|" E-DAY
               WITH NO ADVANCING
           PERFORM VARYING J FROM 1 BY 1 UNTIL J > 3
               DISPLAY "|" L-CODE(J) "|" L-AMOUNT(J) "|"
                   L-QUANTITY(J, 1) "|" L-QUANTITY(J, 2)
                   WITH NO ADVANCING
           END-PERFORM
           DISPLAY " ".
