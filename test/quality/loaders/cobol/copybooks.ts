/** Copybooks as they are typical of files of mainframes. All names of items are unique. */
export const COPYBOOKS = [
  {
    title: 'a customer master',
    record: 'CUSTOMER-MASTER',
    text: `
      *****************************************************************
      * CUSTOMER MASTER FILE                                          *
      *****************************************************************
000100 01  CUSTOMER-MASTER.                                             CUSTMAST
000200     05  CM-KEY.                                                  CUSTMAST
000300         10  CM-BRANCH               PIC 9(3).                    CUSTMAST
000400         10  CM-NUMBER               PIC 9(7) COMP-3.             CUSTMAST
000500     05  CM-NAME.                                                 CUSTMAST
000600         10  CM-LAST                 PIC X(25).                   CUSTMAST
000700         10  CM-FIRST                PIC X(15).                   CUSTMAST
000800     05  CM-BIRTH                    PIC 9(8).                    CUSTMAST
000900     05  CM-BIRTH-PARTS REDEFINES CM-BIRTH.                       CUSTMAST
001000         10  CM-BIRTH-YEAR           PIC 9(4).                    CUSTMAST
001100         10  CM-BIRTH-MONTH          PIC 9(2).                    CUSTMAST
001200             88  CM-IS-SUMMER        VALUE 6 THRU 8.              CUSTMAST
001300         10  CM-BIRTH-DAY            PIC 9(2).                    CUSTMAST
001400     05  CM-ADDRESS OCCURS 2 TIMES INDEXED BY CM-A.               CUSTMAST
001500         10  CM-STREET               PIC X(30) OCCURS 2.          CUSTMAST
001600         10  CM-ZIP                  PIC X(10) JUSTIFIED RIGHT.   CUSTMAST
001700     05  CM-BALANCE                  PIC S9(9)V99                 CUSTMAST
001800                                     USAGE IS COMPUTATIONAL-3     CUSTMAST
001900                                     VALUE -1.5.                  CUSTMAST
002000     05  CM-LIMIT                    PIC S9(7)V99                 CUSTMAST
002100                                     SIGN IS LEADING SEPARATE.    CUSTMAST
002200     05  FILLER                      PIC X(11).                   CUSTMAST
002300 66  CM-NAMES RENAMES CM-LAST THRU CM-FIRST.                      CUSTMAST
`,
  },
  {
    title: 'a bank transaction',
    record: 'BANK-TRANSACTION',
    text: `
       01  BANK-TRANSACTION.
           03  BT-TYPE                PIC X.
           03  BT-SEQUENCE            PIC 9(9) COMP.
           03  BT-RATE                COMP-1 SYNC.
           03  BT-AMOUNT              PIC S9(13)V99 BINARY SYNC.
           03  BT-EXACT               COMP-2.
           03  BT-DETAIL              PIC X(40).
           03  BT-TRANSFER REDEFINES BT-DETAIL.
               05  BT-TO-ACCOUNT      PIC X(24).
               05  BT-FEE             PIC S9(5)V99 COMP-3.
           03  BT-CARD REDEFINES BT-DETAIL.
               05  BT-CARD-NUMBER     PIC 9(16).
               05  BT-TERMINAL        PIC 9(8) COMP-5.
               05  BT-PRINTED         PIC $$,$$9.99DB.
           03  BT-FLAGS COMP.
               05  BT-F1              PIC 9.
               05  BT-F2              PIC S9(4).
           03  BT-END                 PIC X.
`,
  },
  {
    title: 'an invoice with lines',
    record: 'INVOICE',
    text: `
       01  INVOICE.
           05  IV-NUMBER              PIC 9(8) COMP.
           05  IV-COUNT               PIC S9(4) COMP.
           05  IV-DATE                PIC 9(7) COMP-3.
           05  IV-LINE OCCURS 0 TO 20 TIMES
                   DEPENDING ON IV-COUNT OF INVOICE
                   ASCENDING KEY IS IV-ITEM
                   INDEXED BY IV-I.
               10  IV-ITEM            PIC X(7).
               10  IV-PRICE           PIC S9(5)V99 COMP SYNC.
               10  IV-DISCOUNT        PIC SVPP99 OCCURS 3.
`,
  },
]
