       01  HANDLES.
           05  HN-POINTER                 USAGE IS POINTER.
           05  HN-INDEX                   USAGE INDEX.
           05  HN-CODE                    PROCEDURE-POINTER.
           05  HN-LIST                    POINTER OCCURS 2.
           05  HN-END                     PIC X.
