      * Tables in three levels.
       01  SALES-YEAR.
           05  SY-YEAR                    PIC 9(4).
           05  SY-REGION OCCURS 3 TIMES INDEXED BY SY-RX.
               10  SY-REGION-CODE         PIC X(2).
               10  SY-MONTH OCCURS 4 TIMES.
                   15  SY-AMOUNT          PIC S9(7)V99 COMP-3.
                   15  SY-UNITS           PIC 9(5) COMP OCCURS 2.
               10  SY-TOTAL               PIC S9(9)V99 COMP-3.
           05  SY-CHECK                   PIC 9(9) BINARY.
