/**
 * Characters with Unicode's property White_Space. Blank values consist of them (see `values/white-space.ts`). Inside
 * brackets they are a character class, in the engine's and in JavaScript's regular expressions.
 */
export const WHITE_SPACE =
  '\t\n\v\f\r \u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000'
