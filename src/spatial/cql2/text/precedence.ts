/** How tight the operators of CQL2 text bind: a higher number binds tighter. */
export const PRECEDENCE = {
  or: 1,
  and: 2,
  not: 3,
  comparison: 4,
  sum: 5,
  product: 6,
  power: 7,
  operand: 8,
} as const
