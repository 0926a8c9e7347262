       01  SCALED.
           05  SC-1                       PIC P9.
           05  SC-2                       PIC 9P(3).
           05  SC-3                       PIC SVPP9(3) COMP-3.
           05  SC-4                       PIC S9(5)PPP COMP.
           05  SC-5                       PIC 9(5)V9(2) COMP-3.
           05  SC-6                       PIC SV9(7) SIGN LEADING.
           05  SC-7                       PIC S9(3)V COMP-3.
           05  SC-8                       PIC SP(3)9(10) COMP.
           05  SC-9                       PIC 9(38) COMP-3.
           05  SC-10                      PIC S9(31)V9(7).
