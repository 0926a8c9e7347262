       01  ORDER-HISTORY.
           05  OH-COUNTS.
               10  OH-ORDERS              PIC 9(2).
               10  OH-NOTES               PIC S9(4) COMP.
           05  OH-ORDER OCCURS 1 TO 5 TIMES
                   DEPENDING ON OH-ORDERS OF OH-COUNTS
                   DESCENDING KEY IS OH-ID INDEXED BY OH-X OH-Y.
               10  OH-ID                  PIC 9(8).
               10  OH-STATE               PIC X.
           05  OH-NOTE OCCURS 0 TO 3 TIMES DEPENDING OH-NOTES
                                          PIC X(12).
           05  OH-LAST                    PIC X(2).
