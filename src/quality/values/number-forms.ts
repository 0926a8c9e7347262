/**
 * The form of a decimal: optional blanks around it, an optional sign, digits with an optional decimal point at any
 * position, and an optional exponent of up to three digits. The exponent requires a decimal point before it or a sign
 * in it, because `12E4` is a code. The form does not use `?`, which marks a binding in the text of a query.
 */
export const DECIMAL =
  ' *[+-]{0,1}(([0-9]+[.][0-9]*|[.][0-9]+)([eE][+-]{0,1}[0-9]{1,3}){0,1}|[0-9]+([eE][+-][0-9]{1,3}){0,1}) *'

/** 64 bits need at most nineteen digits. */
export const INTEGER = ' *[+-]{0,1}0*[0-9]{1,19} *'
