       01  NAMES-OF-ITEMS.
           05  1ST-NAME                   PIC X(3).
           05  2-DIGITS                   PIC 9(2).
           05  A1B2-C3                    PIC X.
           05  LINE-1-OF-THE-ADDRESS-TEXT-XYZ PIC X(5).
           05  NAME_WITH_UNDERSCORE       PIC X(2).
           05  X                          PIC X.
           05  DATE-TIME                  PIC X(14).
