       01  SHARED IS EXTERNAL.
           05  SR-A                       PIC X(4).
           05  SR-B                       PIC 9(3).
