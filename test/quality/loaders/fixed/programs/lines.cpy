       01  LINE-RECORD.
           05  L-NUMBER           PIC 9(6).
           05  L-AMOUNT           PIC S9(5)V99
                                  SIGN IS LEADING SEPARATE.
           05  L-NAME             PIC X(20).
           05  L-LAST             PIC 9(3) BLANK WHEN ZERO.
