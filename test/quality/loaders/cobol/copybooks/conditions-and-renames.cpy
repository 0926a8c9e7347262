       77  WS-COUNTER                     PIC S9(4) COMP VALUE ZERO.
       01  EMPLOYEE.
           05  EM-ID                      PIC 9(6).
           05  EM-NAME.
               10  EM-FIRST               PIC X(12).
               10  EM-MIDDLE              PIC X.
               10  EM-LAST                PIC X(18).
           05  EM-GRADE                   PIC 9(2) VALUE 7.
               88  EM-JUNIOR              VALUES ARE 1 THRU 3, 5.
               88  EM-SENIOR              VALUE 6 THROUGH 9 11, 13
                                          15 THRU 20.
               88  EM-ODD                 VALUE ZERO.
           05  EM-STATE                   PIC X VALUE SPACE.
               88  EM-ACTIVE              VALUE 'A' 'B', "C".
               88  EM-GONE                VALUE LOW-VALUE HIGH-VALUE.
       66  EM-FULL-NAME                   RENAMES EM-FIRST
                                          THRU EM-LAST.
       66  EM-ALIAS                       RENAMES EM-NAME.
