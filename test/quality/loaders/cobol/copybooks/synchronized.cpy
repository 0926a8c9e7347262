       01  ALIGNED-ITEMS.
           05  AL-A                       PIC X.
           05  AL-B                       PIC S9(9) COMP SYNC.
           05  AL-C                       PIC X(3).
           05  AL-D                       PIC S9(4) COMP SYNCHRONIZED.
           05  AL-E                       COMP-2 SYNC.
           05  AL-F                       PIC X.
           05  AL-G                       PIC 9(15) COMP SYNC RIGHT.
           05  AL-H                       PIC S9(5) COMP-3 SYNC.
           05  AL-I                       PIC X(2).
