/** Written by scripts/unicode-tables.ts; not to be edited. All numbers are of base 36. */

/** Letters and marks, as runs: how many code points are passed over, how many belong to it, and so on. */
export const LETTERS =
  '1t q 6 q 1b 1 a 1 4 1 5 n 1 v 1 cq 4 c e 5 7 1 1 1 h 39 1 2 2 4 1 1 6 1 1 3 1 1 1 k 1 2b 1 3v 1 ' +
  '4t 1 12 2 1 6 15 8 19 1 1 1 2 1 2 1 1 8 r 4 4 t b 5 1s e 2u 1 8 2 a 1 6 a 3 2 1 g 1n 2 2t o 18 ' +
  '4 1 2 1 2 1a i s 4 b 5 o 1 6 9 22 1 3l d j 1 8 2 2 2 m 1 7 1 1 3 4 2 9 2 2 2 4 8 1 4 2 1 5 c 2 ' +
  'a 1 1 1 2 3 1 6 4 2 2 m 1 7 1 2 1 2 1 2 2 1 1 5 4 2 2 3 3 1 7 4 1 1 h 6 b 3 1 9 1 3 1 m 1 7 1 2 ' +
  '1 5 2 a 1 3 1 3 2 1 f 4 l 7 1 3 1 8 2 2 2 m 1 7 1 2 1 5 2 9 2 2 2 3 7 3 4 2 1 5 d 1 g 2 1 6 3 3 ' +
  '1 4 3 2 1 1 1 2 3 2 3 3 3 c 4 5 3 3 1 4 2 1 6 1 14 d 1 3 1 n 1 g 2 9 1 3 1 4 7 2 1 3 2 1 2 4 s ' +
  '4 1 8 1 3 1 n 1 a 1 5 2 9 1 3 1 4 7 2 6 2 1 4 d 3 c d 1 3 1 1f 1 3 1 5 5 4 7 5 m 6 1 3 1 i 3 o ' +
  '1 9 1 1 2 7 3 1 4 6 1 1 1 8 i 2 d 1m 5 f 1e 2 1 1 1 5 1 o 1 1 1 n 2 5 1 1 1 7 d 4 w 1 n 2 r 1 1 ' +
  '1 1 1 4 a 1 10 4 k 1 i 1 10 9 1 1l 1s g 1s a 4 2 12 1 1 5 1 2 17 1 99 1 4 2 7 1 1 1 4 2 15 1 4 ' +
  '2 x 1 4 2 7 1 1 1 4 2 f 1 1l 1 4 2 1v 2 3 w g g 2e 2 6 3 h8 2 h 1 q 5 23 6 8 7 m 9 m b k c d 1 ' +
  '3 1 2 c 2c 3 1 4 2 19 3 1 1 g 2h 7 17 5 1y a v 1 c 4 c k u 2 5 b 18 4 q 1i s 4 1r 1 t 2 1 13 1 ' +
  '8 v 1d 25 u 9 c 1c a 1m c 1k l 3 a 10 2 9 7 17 2 3 g 3 1 13 5 eu 2 6 2 12 2 6 2 8 1 1 1 1 1 1 1 ' +
  'v 2 1h 1 7 1 1 3 3 1 7 3 4 2 6 4 d 5 3 1 7 38 1 d 1 g d 1f x h 1 4 1 2 a 1 1 3 5 6 1 1 1 1 1 1 ' +
  '4 1 b 2 4 5 5 4 1 1g 2 22j 6d 6 9 c 12 1 1 5 1 2 1k 7 1 f o 9 7 1 7 1 7 1 7 1 7 1 7 1 7 1 7 1 w ' +
  '1b 1 d1 2 z 6 1 5 5 2 4 2e 2 2 2 3 1 2i 1 4 5 17 1 2m h w 1c g e8 534 1s h3h 1v 1a 2 7h 3 g a 2 ' +
  'k 1f 1 a 1 2v a 2 11 9 2 2v 2 1s 5 2 1 1 1 5 o 1i 4 1 j 1g c 1y q o 3 1 1 3 a 10 2 10 c t 3 1t ' +
  'e 1 g g a 5 1 1j 9 e i n 3 21 o 3 2 g 2 5 a 6 2 6 2 6 9 7 1 7 1 17 1 e 6 3f 1 2 i 8mc c n 4 1d ' +
  '6is a6 2 2y 12 7 c 5 5 c 1 d 1 5 1 1 1 2 1 2 1 30 x a3 i 1s 2 1i 14 c 4 g g g 1s 5 1 3r 10 q 6 ' +
  'q b 2h 3 6 2 6 2 6 2 3 z c 1 q 1 j 1 2 1 f 2 e y 3f 76 1 3m t 3 1d f 1 v w d k 1 8 6 17 5 u 2 ' +
  '10 4 8 1c 4e i 10 4 10 4 14 8 1g c b 1 f 1 7 1 2 1 b 1 f 1 7 1 2 1v 8n 9 m a 8 o 6 1 16 1 9 1x ' +
  '6 2 1 1 18 1 2 3 1 2 n a n 9 v 1t j 1 2 a m a q 1y 1k 6 2 1s 4 1 2 5 8 1 3 1 t 2 3 4 1 w t 3 t ' +
  'z 8 1 u p 1i a m a j d i 32 21 1j 1f d 1f d 14 9k 16 1 2 3 2 23 w a 1 8 x v m 16 l r n 9 1z 15 ' +
  '6 9 1o 7 1 d p n 1h f 4 8 10 2 1 9 1x 4 4 1 2 a 1 1 1 z i 1 11 6 4 1q 7 1 1 1 4 1 f 1 a 7 1n l ' +
  '4 1 8 2 2 2 m 1 7 1 2 1 5 1 a 2 2 2 3 2 1 6 1 5 7 2 7 3 5 3v 23 j 4 u 1y 1 1 54 1i 2 9 n 6 y 1t ' +
  '3 1 1n 1l 1z r 2 f k 7 55 1n 2t 1s v 8 2 1 2 8 1 2 1 u 1 2 2 9 2k 8 2 1a 2 8 1 2 r 1r 8 1 8 22 ' +
  '3 1 i 21 7b 9 1 19 1 9 1d u 2 m 1 e 21 7 1 2 1 18 3 1 1 2 1 9 o 6 1 2 1 11 1 2 1 6 93 n 9 h 1 ' +
  '15 3 5 31 1 27 pm 6e 5g 218 2p f ts g m 33e g7 6nt ft 7 v h 27 h u 2 5 b 1j 9 4 v l 5 j j4 1s ' +
  '3k 23 4 1l 7 h 1s 2 1 2 b 2 e 4qg 8 ye 16 9 6w7 4 1 7 1 2 1 83 f 1 t 3 2 1 e 4 8 b0 1s4 2z 5 d ' +
  '3 9 7 a 3 2 3mp 1a 2 n f2 5 3 6 8 8 2 7 u 4 44 3 cb 2d 1 1z 1 2 2 1 2 2 2 4 1 c 1 1 1 7 1 1t 1 ' +
  '4 2 8 1 7 1 s 1 4 1 5 1 1 3 7 1 9g 2 p 1 p 1 v 1 p 1 v 1 p 1 v 1 p 1 v 1 p 1 8 fo 1j 4 1e 8 1 e ' +
  '1 m 5 1 f uo v 6 6 5x 7 1 h 2 7 1 2 1 5 5 1q x 1 34 19 3 e g 1 8x v h 1c dc w kw 7 1 4 1 2 1 f ' +
  '1 5h b 7 15 24 xg 4 1 r 1 2 1 1 2 1 1 a 1 4 1 1 1 1 6 1 4 1 1 1 1 1 1 3 1 2 1 1 2 1 1 1 1 1 1 1 ' +
  '1 1 1 2 1 1 2 4 1 7 1 4 1 4 1 1 1 a 1 h 5 3 1 5 1 h 3es wyo w 37e 6 66 2 4g2 e 5rl 2e7 f2 15u ' +
  '3t7 5 38g f9e8 6o'

/** Decimal digits, as runs. */
export const DIGITS =
  '1c a 17q a 3q a 5i a bg a 3a a 3a a 3a a 3a a 3a a 3a a 3a a 3a a 3a a 2o a 3a a 1y a 7q a 1y a ' +
  '1fq a 12 a 8c a 3k a 4m a 6 a 52 a 2e a 3q a 6 a r7q a iu a 12 a 5i a m a 2e a ba a geu a 13a a ' +
  '1om a mk a 3k a 1o a 40 a 7q a 9i a 3a a ae a 2u a 2u a bq a 2u a l2 a 6u a 1y a bq a eti a 2e ' +
  'a 3q a lf8 1e 1ts a bq a dy a uu a 3o6 a'

/** Accents, letters with accents, and code points that stand for another one: what strip_accents changes. */
export const ACCENTED =
  '5c 6 1 9 1 6 2 5 2 6 1 9 1 6 2 5 1 h 2 k 2 9 3 4 1 6 4 6 3 6 2 i 2 n x 2 d 2 s g 1 6 2 b 3 2 2 ' +
  '10 2 2 6 e 5o 34 4 1 9 1 6 6 1 1 1 3 p 7 p 5 4 2 17 2 1 1 3 1 4 3 a 1 v 1 m 2 1 1 3 1 4 3 n 2 b ' +
  '7 1j 2 d 4 2 2 2 6 2 6 2 c 2 2 47 19 1 1 1 2 1 2 1 1 20 b 7 5 10 l g 1 27 1 1 1 g 1 2 7 2 6 2 2 ' +
  '1 4 z 1 u r 2j b 1m 9 9 1 o 4 1 9 1 3 1 5 17 3 1o 8 16 o 1 x 11 1 7 1 2 1 5 3 1 i 1 f 2 2 t 3 ' +
  '1k 1 1 7 2 2 2 3 9 1 4 2 1 1 2 2 q 1 2 3 1b 1 2 1 5 1 1 5 4 2 2 3 3 1 7 3 2 1 h 2 3 1 b 3 1k 1 ' +
  '1 8 1 3 1 3 k 2 m 6 1 3 1k 1 1 7 2 2 2 3 7 3 4 2 4 2 u 1 h 1 15 5 3 3 1 4 9 1 14 5 1j 1 1 7 1 3 ' +
  '1 4 7 2 b 2 t 3 1k 1 1 7 1 3 1 4 7 2 b 2 f 1 c 4 1j 2 1 7 1 3 1 4 9 1 a 2 t 3 1y 1 4 6 1 1 1 8 ' +
  'i 2 1p 1 2 7 c 8 2q 1 2 9 b 7 21 2 r 1 1 1 1 1 4 2 3 1 9 1 4 1 4 1 4 1 c 1 7 k 1 2 5 b 1 10 9 1 ' +
  '2n 1 4 k n 4 4 3 1 3 2 7 3 4 d c 1 1 a 4 jj 3 qa 4 s 3 t 2 u 2 1s w 9 1 19 3 1 1 39 2 y 1 3a c ' +
  '4 c 63 5 1l a 1 t 2 1 1c v 1d 5 1 1 1 1 1 1 1 1 1 1 3 1 x h 12 9 c 3 u d 1k e 1c k 48 3 1 l 4 1 ' +
  '6 1 2 3 5i 62 1 1 4 2i 6 m 2 6 2 12 2 6 2 8 1 1 1 1 1 1 1 v 2 1h 1 7 1 1 2 4 1 e 2 6 1 j 2 3 1 ' +
  '8 2 2 5q x 1h 1 3 2 32 2 i 1 u 3 1g 1 4 1 2 1 n 1 1 1 q 1 2 1 2 1 1 1 m 1 1 1 a 5 2 2 2 2 6 2 2 ' +
  '2 2 2 y 4 1c 4 6 4 1n 2 1ip 1 eq 3 3x 1 2o w fe 6 s 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 ' +
  '1 2 1 1 1 1 1 6 2 1 2 1 2 1 2 1 2 m 1 4 2 3 1 d 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 ' +
  '1 1 1 1 1 6 2 1 2 1 2 1 2 1 2 m 1 2 4 3 1 n74 4 1 a w 2 28 2 7k 1 3 1 4 1 n 5 4 1 2b 2 1e i q i ' +
  'd 1 12 8 p d 18 4 1b e 10 1 1v e c 1 8 2 19 3 1e 1 1 3 2 2 5 2 1 1 15 5 5 2 6k 8 1 2 f82 7i 2 1 ' +
  '1 1 2 a 1 1 1 1 2 2 3 1w 2 2y 1v 3 a d 1 5 1 1 1 2 1 2 1 9 j5 g g g r1 1 6a 1 45 5 1ae 3 1 2 5 ' +
  '4 14 3 4 1 4l 2 fx 4 ar 2 28 3 1y b 1d 4 3e 3 1h f 15 1 2 2 a 4 n 1 1 1 e 1 4 b 7 1 1p 3 10 e g ' +
  '2 18 1 c 3 1c e 8 4 1 2 2k c 6 1 2 1 4d c l 4 1j 2 1 7 2 2 2 3 9 1 a 2 2 7 3 5 5c i n 1 29 k 6j ' +
  '7 2 9 r 2 2a h 2y d 2t f 74 f 6t 6 1 2 2 4 1 1 1 2 3x 7 2 7 3 1 s a 14 7 1 4 8 1 9 b 1a g b9 8 ' +
  '1 8 2a m 1 e 3e 6 3 1 1 2 1 7 1 1 1u 5 1 2 1 5 9n 4 9 2 1 1 1c 7 3 5 459 1 6 f asa 5 1n 7 t4 1 ' +
  '1 1j 7 4 29 1 b 2 f57 2 3mp 1a 2 n ev c 3 6 8 8 2 7 u 4 d 6 3l 3 1iz 1j 4 1e 8 1 e 1 m 5 1 f ' +
  '11s 7 1 h 2 7 1 2 1 5 2s 1 4g 7 af 1 1p 4 e4 4 rk 7 31 7 1hh1 f2 fhlu 6o'

/** What RE2JS has classes for and the engine's expressions, which follow an older Unicode, have not. */
export const NEWER =
  '1ov 1 7 1 qs 1 3j 1 2r6 f 2 c 2q 2 1b 1 7d 2 ty 1 o5 3 1gs 1 v9 4 dg 2 9 1 na3 5 2 1 1 1 5 3 k ' +
  '1 gk1 g cd 2 1i 7 1kh 1g ng q rq 12 3 t 8 2 8i 6 8 9 x 3 w3 a 1 1 2 1 1 12 1 a 1 1 2 1 1 4 1 a ' +
  '1 2 8 2 kt k vw 8 2g y e a c6 18 4 a a8 1 45h 32z 5qd 1m 2di 1m 86 p 2 p 7y 5 4qp 8 zj 1 9 m 2p ' +
  '37 c99 71 3 c4 6 n f h 4in 17 4 1 5c v 1 m 8 2 34o 1 4e 4 8n a 4 2 e 9 aj 4 1d 2 3 2 1a 1 7 1 1 ' +
  '1 4 1 e 1 2 1 9 2 4 1 63 11 a 1 10zj 6 4ma c 5s2 ha aj6 3be'

/** Of code points with another one for their upper case, runs: distance to the run before, count, step, difference. */
export const UPPER_CASE =
  '2p q 1 -w 2c 1 1 kn 16 1 1 5vj 1 n 1 -w o 7 1 -w 7 1 2 3d 2 o 2 -1 1c 1 2 -6g 2 3 2 -1 7 8 2 -1 ' +
  'h n 2 -1 1b 3 2 -1 5 1 1 -8c 1 1 1 5f 3 2 2 -1 5 1 1 -1 4 1 1 -1 6 1 1 -1 3 1 1 2p 4 1 1 -1 1 1 ' +
  '1 4j 4 1 1 3m 3 3 2 -1 7 1 1 -1 5 1 1 -1 3 1 1 -1 4 2 2 -1 5 1 1 -1 4 1 2 -1 2 1 1 1k 6 1 1 -1 ' +
  '1 1 2 -2 2 1 1 -1 1 1 2 -2 2 1 1 -1 1 1 2 -2 2 8 2 -1 f 1 2 -27 2 9 2 -1 j 1 1 -1 1 1 2 -2 2 1 ' +
  '1 -1 4 k 2 -1 16 9 2 -1 p 1 1 -1 3 2 1 8cf 3 1 1 -1 5 5 2 -1 9 1 1 8bj 1 1 1 8bg 1 1 1 8bi 1 1 ' +
  '1 -5u 1 1 2 -5q 2 2 1 -5p 3 1 2 -5m 2 1 1 -5n 1 1 1 wnj 4 1 1 -5p 1 1 2 wnf 2 1 2 -5r 2 1 1 wmg ' +
  '1 1 2 wn8 2 1 1 -5t 1 1 1 -5v 1 1 1 wn8 1 1 1 8af 1 1 1 wn5 3 1 2 -5v 2 1 1 8al 1 1 1 -5x 3 1 1 ' +
  '-5y 8 1 1 89z 3 1 2 -62 2 1 1 wn7 1 1 1 -62 4 1 1 wmi 1 1 1 -62 1 1 1 -1x 1 2 1 -61 2 1 1 -1z 6 ' +
  '1 1 -63 b 1 1 wlx 1 1 1 wlu 4n 1 1 2c 18 2 2 -1 6 1 1 -1 4 3 1 3m 1d 1 1 -12 1 3 1 -11 4 h 1 -w ' +
  'h 1 1 -v 1 9 1 -w 9 1 1 -1s 1 2 1 -1r 3 1 1 -1q 1 1 1 -1l 4 1 1 -1b 1 1 1 -1i 1 1 2 -8 2 c 2 -1 ' +
  'n 1 1 -2e 1 1 1 -28 1 1 1 7 1 1 2 -38 2 1 1 -2o 3 1 1 -1 3 1 1 -1 1h w 1 -w w g 1 -28 h h 2 -1 ' +
  '16 r 2 -1 1j 7 2 -1 d 1 2 -f 2 1c 2 -1 40 12 1 -1c 29b 17 1 2bk 19 3 1 2bk l7 6 1 -8 1oo 1 1 ' +
  '-4tq 1 1 1 -4tp 1 1 1 -4tg 1 2 1 -4te 2 1 1 -4tf 1 1 1 -4t8 1 1 1 -4rp 1 1 1 r7m 6p 1 1 r9g 4 1 ' +
  '1 2xy h 1 1 raw 37 23 2 -1 4a 1 1 -1n 6 1c 2 -1 2n 8 1 8 g 6 1 8 g 8 1 8 g 8 1 8 g 6 1 8 h 4 2 ' +
  '8 f 8 1 8 g 2 1 22 2 4 1 2e 4 2 1 2s 2 2 1 3k 2 2 1 34 2 2 1 3i 4 8 1 8 g 8 1 8 g 8 1 8 g 2 1 8 ' +
  '3 1 1 9 b 1 1 -5k5 5 1 1 9 d 2 1 8 g 2 1 8 5 1 1 7 e 1 1 9 9n 1 1 -s y g 1 -g k 1 1 -1 ng q 1 ' +
  '-q 1gg 1c 1 -1c 1d 1 1 -1 4 1 1 -8bv 1 1 2 -8bs 2 3 2 -1 b 1 1 -1 3 1 1 -1 b 1e 2 -1 2z 2 2 -1 ' +
  '7 1 1 -1 d 12 1 -5ls 13 1 1 -5ls 6 1 1 -5ls nx0 n 2 -1 1s e 2 -1 4i 7 2 -1 g v 2 -1 1z 2 2 -1 5 ' +
  '5 2 -1 d 1 1 -1 5 2 2 -1 3 1 1 1c 3 a 2 -1 u 8 2 -1 j 2 2 -1 9 1 1 -1 6 2 2 -1 v 1 1 -1 nx 1 1 ' +
  '-ps t 28 1 -tzk gk1 q 1 -w yv 14 1 -14 4w 10 1 -14 5b b 1 -13 c f 1 -13 g 7 1 -13 8 2 1 -13 1dx ' +
  '1f 1 -1s 2dc w 1 -w gww w 1 -w o8y y 1 -y'

/** The same for lower case. */
export const LOWER_CASE =
  '1t q 1 w 3j n 1 w o 7 1 w 14 o 2 1 1c 1 2 -5j 2 3 2 1 7 8 2 1 h n 2 1 1a 1 1 -3d 1 3 2 1 8 1 1 ' +
  '5u 1 2 2 1 4 1 1 5q 1 1 2 1 2 2 1 5p 2 1 1 1 3 1 1 27 1 1 1 5m 1 1 1 5n 1 1 2 1 2 1 1 5p 1 1 2 ' +
  '5r 2 1 1 5v 1 1 1 5t 1 1 1 1 4 1 1 5v 1 1 2 5x 2 1 1 5y 1 3 2 1 6 1 1 62 1 1 2 1 2 1 1 62 3 1 2 ' +
  '1 2 1 1 62 1 1 2 1 2 2 1 61 2 2 2 1 4 1 1 63 1 1 1 1 4 1 1 1 8 1 1 2 1 1 2 1 2 1 1 2 1 1 2 1 2 ' +
  '1 1 2 1 9 2 1 j 9 2 1 j 1 1 2 1 2 2 1 4 1 1 -2p 1 1 1 -1k 1 k 2 1 14 1 2 -3m 2 9 2 1 o 1 1 8bv ' +
  '1 1 2 1 2 1 1 -4j 1 1 1 8bs 3 1 2 1 2 1 1 -5f 1 1 1 1x 1 1 1 1z 1 5 2 1 8a 2 2 1 6 1 1 1 9 1 1 ' +
  '38 7 1 2 12 2 3 1 11 4 1 2 1s 2 2 1 1r 3 h 1 w i 9 1 w 18 1 1 8 9 c 2 1 s 1 1 -1o 3 1 2 1 2 1 1 ' +
  '-7 1 1 1 1 3 3 1 -3m 3 g 1 28 g w 1 w 28 h 2 1 16 r 2 1 1i 1 1 f 1 7 2 1 f 1c 2 1 2p 12 1 1c ' +
  '29b 12 1 5ls 13 1 1 5ls 6 1 1 5ls k3 28 1 tzk 28 6 1 8 1pc 17 1 -2bk 19 3 1 -2bk 8z 23 2 1 4e 1 ' +
  '2 -5vj 2 1c 2 1 2w 8 1 -8 g 6 1 -8 g 8 1 -8 g 8 1 -8 g 6 1 -8 h 4 2 -8 f 8 1 -8 w 8 1 -8 g 8 1 ' +
  '-8 g 8 1 -8 g 2 1 -8 2 2 1 -22 2 1 1 -9 c 4 1 -2e 4 1 1 -9 c 2 1 -8 2 2 1 -2s e 2 1 -8 2 2 1 ' +
  '-34 2 1 1 -7 c 2 1 -3k 2 2 1 -3i 2 1 1 -9 8a 1 1 -5st 4 1 1 -6gv 1 1 1 -6di 7 1 1 s 1a g 1 g z ' +
  '1 1 1 mr q 1 q 1fu 1c 1 1c 2o 1 2 1 2 1 1 -8af 1 1 1 -2xy 1 1 1 -89z 3 3 2 1 6 1 1 -8bg 1 1 1 ' +
  '-8al 1 1 1 -8bj 1 1 2 -8bi 2 1 1 1 3 1 1 1 9 2 1 -8cf 2 1e 2 1 2z 2 2 1 7 1 1 1 nym n 2 1 1s e ' +
  '2 1 4i 7 2 1 g v 2 1 1z 2 2 1 4 1 1 -r9g 1 5 2 1 d 1 2 1 2 1 1 -wmg 3 2 2 1 6 a 2 1 k 1 1 -wn8 ' +
  '1 1 1 -wnj 1 1 1 -wnf 1 1 1 -wn5 1 1 2 -wn8 2 1 1 -wlu 1 1 1 -wmi 1 1 1 -wlx 1 1 1 ps 1 8 2 1 g ' +
  '1 1 -1c 1 1 1 -wn7 1 1 1 -raw 1 2 2 1 9 1 1 1 6 2 2 1 v 1 1 1 h7w q 1 w yn 14 1 14 4w 10 1 14 ' +
  '5c b 1 13 c f 1 13 g 7 1 13 8 2 1 13 1d8 1f 1 1s 2e8 w 1 w gww w 1 w o8w y 1 y'
