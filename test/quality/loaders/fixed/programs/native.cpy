       01  NATIVE-RECORD.
           05  N-NUMBER           PIC 9(6) COMP-5.
           05  N-FLOAT            COMP-1.
           05  N-DOUBLE           COMP-2.
           05  N-SIGNED           PIC S9(4) COMP-5.
           05  N-LONG             PIC S9(18) COMP-5.
           05  N-SYNC             PIC S9(9) COMP-5 SYNCHRONIZED.
           05  N-X                PIC 9(9) COMP-X.
           05  N-SCALED           PIC S9(5)V9(4) COMP-5.
