       1   SHORT-LEVELS.
         2 SV-A.
           3 SV-B                         PIC X(2).
           3 SV-C.
            49 SV-D                       PIC 9(3).
            49 SV-E                       PIC S9(3) COMP.
         2 SV-F                           PIC X.
