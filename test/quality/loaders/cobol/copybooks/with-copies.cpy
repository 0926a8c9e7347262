       01  PERSON.
           05  PR-HOME.
           COPY COPIED REPLACING ==:TAG:== BY ==HM==
                                 ==:LEN:== BY ==30==
                                 ZIP-OLD BY HM-ZIP.
           05  PR-WORK.
           COPY "COPIED" REPLACING ==:TAG:== BY ==WK== ==:LEN:== BY 25
                 ==ZIP-OLD PIC 9(5)== BY ==WK-ZIP PIC X(10)==.
           05  PR-END                     PIC X.
