       01  USAGES.
           05  ID-NUMBER          PIC 9(6).
           05  CUSTOMER           PIC X(12).
           05  REGION             PIC X(8) JUSTIFIED RIGHT.
           05  ZONED-NUMBERS.
               10  Z-PLAIN        PIC 9(9)V99.
               10  Z-SIGNED       PIC S9(5)V99.
               10  Z-LEADING      PIC S9(7) SIGN IS LEADING.
               10  Z-SEP-LEADING  PIC S9(5)V9(3)
                                  SIGN IS LEADING SEPARATE.
               10  Z-SEP-TRAILING PIC S9(5)
                                  SIGN IS TRAILING SEPARATE.
               10  Z-LONG         PIC S9(18).
               10  Z-BLANK        PIC 9(4) BLANK WHEN ZERO.
           05  SCALED.
               10  P-LEFT         PIC 9(3)PPP.
               10  P-RIGHT        PIC VPP9(3).
           05  PACKED-NUMBERS.
               10  P-SIGNED       PIC S9(7)V99 COMP-3.
               10  P-UNSIGNED     PIC 9(5) COMP-3.
               10  P-EVEN         PIC S9(4) PACKED-DECIMAL.
               10  P-LONG         PIC S9(13)V9(5) COMP-3.
               10  P-COMP-6       PIC 9(5) COMP-6.
           05  BINARY-NUMBERS.
               10  B-2            PIC S9(2) COMP.
               10  B-4            PIC S9(4) COMP.
               10  B-U4           PIC 9(4) COMP.
               10  B-9            PIC S9(7)V99 BINARY.
               10  B-10           PIC S9(10) COMP-4.
               10  B-18           PIC S9(18) COMP.
               10  B-X            PIC 9(4) COMP-X.
           05  E-EDITED           PIC ---,--9.99.
           05  E-TRAILING         PIC Z(8)-.
           05  E-POINT            PIC 9(6).99-.
           05  E-LEADING          PIC +9(8).
           05  E-FLOATING         PIC -(6)9.99.
           05  E-CREDIT           PIC Z(5)9.99CR.
           05  E-DEBIT            PIC Z(5)DB.
           05  E-SUPPRESSED       PIC ZZZ.ZZ+.
           05  E-DATE             PIC 9(8).
           05  E-VIEWS            REDEFINES E-DATE.
               10  E-YEAR         PIC 9(4).
               10  E-MONTH        PIC 99.
               10  E-DAY          PIC 99.
           05  FILLER             PIC X(3).
           05  LINES-OF-ORDER     OCCURS 3 TIMES.
               10  L-CODE         PIC X(2).
               10  L-AMOUNT       PIC S9(5)V99 COMP-3.
               10  L-QUANTITY     PIC S9(4) COMP OCCURS 2 TIMES.
