       01  stock-item.
           05  si-number                  pic 9(5) usage is comp-3.
           05  si-Price                   pic s9(3)v99 packed-decimal.
           05  si-text                    picture x(7) value spaces.
           05  si-flags                   pic x occurs 3 times.
