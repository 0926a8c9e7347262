       01  MF-NUMBERS.
           05  MN-1                       PIC 9(2) COMP-X.
           05  MN-2                       PIC X(4) COMP-X.
           05  MN-3                       PIC 9(7) COMP-X.
           05  MN-4                       PIC X(2) COMP-5.
           05  MN-5                       PIC 9(12) COMP-N.
           05  MN-6                       PIC X(3) USAGE COMP-N.
           05  MN-7                       PIC 9(5) COMP-6.
           05  MN-8                       PIC S9(8) COMP-5.
           05  MN-9                       PIC 9(20) COMP-X.
           05  MN-10                      PIC 9(38) COMP-X.
