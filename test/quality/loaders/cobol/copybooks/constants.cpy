       78  NAME-LENGTH                    VALUE 12.
       78  LINES-OF-PAGE                  VALUE IS 3.
       01  MOST-DIGITS                    CONSTANT AS 7.
       01  PAGE-RECORD.
           05  PG-NAME                    PIC X(NAME-LENGTH).
           05  PG-LINE                    OCCURS LINES-OF-PAGE TIMES.
               10  PG-NUMBER              PIC S9(MOST-DIGITS)V99 COMP-3.
               10  PG-TEXT                PIC X(5) VALUE 'A'.
           05  PG-LAST                    PIC 9(2) VALUE NAME-LENGTH.
