       01  SPARSE.
           05                             PIC X(3).
           05  SP-A                       PIC 9(2).
           05  REDEFINES SP-A             PIC X(2).
           05  FILLER.
               10  SP-B                   PIC X.
               10                         PIC X(2) VALUE SPACES.
               10  SP-C                   PIC S9(3) COMP-3.
           05  filler                     PIC 9(5).
           05  SP-D                       PIC X.
