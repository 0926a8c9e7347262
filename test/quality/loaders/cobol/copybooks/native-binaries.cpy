       01  NATIVES.
           05  NT-CHAR                    BINARY-CHAR UNSIGNED.
           05  NT-SHORT                   USAGE IS BINARY-SHORT SIGNED.
           05  NT-LONG                    BINARY-LONG.
           05  NT-DOUBLE                  BINARY-DOUBLE UNSIGNED.
           05  NT-FLOAT                   FLOAT-SHORT.
           05  NT-DOUBLE-FLOAT            FLOAT-LONG OCCURS 2 TIMES.
           05  NT-INT                     SIGNED-INT.
           05  NT-USHORT                  UNSIGNED-SHORT.
           05  NT-SLONG                   SIGNED-LONG.
