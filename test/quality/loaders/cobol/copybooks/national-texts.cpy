       01  TITLES.
           05  TI-ID                      PIC 9(4).
           05  TI-NAME                    PIC N(10).
           05  TI-SUBTITLE                PIC N(5) USAGE IS NATIONAL.
           05  TI-SHORT                   PIC NN.
           05  TI-END                     PIC X.
