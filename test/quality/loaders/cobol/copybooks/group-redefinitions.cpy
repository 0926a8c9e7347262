       01  POLICY.
           05  PL-KIND                    PIC X.
               88  PL-IS-LIFE             VALUE 'L'.
           05  PL-LIFE.
               10  PL-AGE                 PIC 9(3).
               10  PL-SUM                 PIC S9(9)V99 COMP-3.
               10  PL-BENEFICIARY         PIC X(20) OCCURS 2.
           05  PL-CAR REDEFINES PL-LIFE.
               10  PL-PLATE               PIC X(8).
               10  PL-POWER               PIC 9(3) COMP.
               10  PL-PLATE-PARTS REDEFINES PL-POWER.
                   15  PL-P1              PIC X.
                   15  PL-P2              PIC X.
           05  PL-HOUSE REDEFINES PL-LIFE.
               10  PL-ROOM                PIC S9(3)V9(2) OCCURS 10.
           05  PL-END                     PIC X(4).
