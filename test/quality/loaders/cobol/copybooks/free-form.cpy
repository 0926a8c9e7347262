01 FREE-RECORD.
 05 FR-KEY.
   10 FR-BRANCH pic 9(3). *> a comment
   10 FR-NUMBER pic 9(7) comp-3.
*> a whole line
 05 FR-NAME pic x(30) value "a, b; c. d".
 05 FR-RATES occurs 4 times.
   10 FR-RATE pic s9(3)v9(4) comp-3.
