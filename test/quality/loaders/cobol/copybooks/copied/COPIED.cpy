      * A text with placeholders, which another one copies twice.
           10  :TAG:-STREET               PIC X(:LEN:).
           10  :TAG:-CITY                 PIC X(20).
           10  ZIP-OLD                    PIC 9(5).
