       01  STATEMENT-LINE.
           05  SL-1                       PIC ZZZ,ZZ9.99-.
           05  SL-2                       PIC $$$,$$9.99CR.
           05  SL-3                       PIC ***,**9.99.
           05  SL-4                       PIC +(6)9.
           05  SL-5                       PIC 99/99/9999.
           05  SL-6                       PIC 9(3)B9(3)B9(3).
           05  SL-7                       PIC $ZZ,ZZ9.99DB.
           05  SL-8                       PIC XXBXX/X0.
           05  SL-9                       PIC -9(5).9(2).
           05  SL-10                      PIC Z(6)VZZ-.
           05  SL-11                      PIC .999.
           05  SL-12                      PIC 9(6).99-.
