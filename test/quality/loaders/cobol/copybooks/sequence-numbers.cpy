000010 01  PAYMENT.                                                     PAYMENT
000020     05  PY-ID PIC 9(9)                                           PAYMENT
000030                COMP.                                             PAYMENT
ABC040     05  PY-AMOUNT PIC S9(11)V99                                  PAYMENT
000050                SIGN TRAILING SEPARATE.                           PAYMENT
A00060     05  PY-TEXT PIC X(35) VALUE 'END. OF 01 TEXT'.               PAYMENT
