       01  VARYING-RECORD.
           05  V-NUMBER           PIC 9(6).
           05  V-COUNT            PIC 9(2) COMP-3.
           05  V-NAME             PIC X(10).
           05  V-LINES            OCCURS 1 TO 12 TIMES
                                  DEPENDING ON V-COUNT.
               10  V-CODE         PIC X(3).
               10  V-AMOUNT       PIC S9(5)V99 COMP-3.
