      *----------------------------------------------------------------
      /  A NEW PAGE
       01  SHIPMENT.                                                    A COMMEN
      *    05  SH-OLD                     PIC X(10).
           05  SH-ID                      PIC X(5).    *> INLINE
      D    05  SH-TRACE                   PIC X(80).
           05  SH-WEIGHT                  PIC S9(5)V9(3).
      d    05  SH-TRACE-2                 PIC X(80).

           05  SH-DATE                    PIC 9(8).
