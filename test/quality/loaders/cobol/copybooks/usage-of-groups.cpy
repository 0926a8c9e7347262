       01  MEASURES.
           05  MS-COUNTS USAGE IS COMP.
               10  MS-C1                  PIC 9(4).
               10  MS-C2                  PIC S9(9).
               10  MS-INNER.
                   15  MS-C3              PIC 9(12).
           05  MS-SUMS COMP-3.
               10  MS-S1                  PIC S9(5)V99.
               10  MS-S2                  PIC 9(4) OCCURS 3.
           05  MS-TEXT                    PIC X.
           05  MS-SIGNED SIGN IS TRAILING SEPARATE.
               10  MS-T1                  PIC S9(3).
               10  MS-T2                  PIC 9(3).
               10  MS-T3                  PIC X(3).
               10  MS-T4                  PIC S9(3) SIGN LEADING.
