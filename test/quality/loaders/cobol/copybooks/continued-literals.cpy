       01  HEADINGS.
           05  HD-LINE                    PIC X(60) VALUE 'MONTHLY REPOR
      -    'T OF 05 ALL. BRANCHES'.
           05  HD-PAGE                    PIC 9(3).
           05  HD-SECOND                  PIC X(10) VALUE "A ""B"" C".
           05  HD-LONG-
      -        NAME                       PIC X(4).
