       01  HEADER-RECORD.
           05  HR-TYPE                    PIC X.
           05  HR-DATE                    PIC 9(8).
           05  FILLER                     PIC X(31).
       01  DETAIL-RECORD REDEFINES HEADER-RECORD.
           05  DR-TYPE                    PIC X.
           05  DR-ACCOUNT                 PIC X(16).
           05  DR-AMOUNT                  PIC S9(9)V99 COMP-3.
       01  TRAILER-RECORD REDEFINES HEADER-RECORD.
           05  TR-TYPE                    PIC X.
           05  TR-COUNT                   PIC 9(9) COMP.
           05  TR-SUM                     PIC S9(13)V99 COMP-3.
