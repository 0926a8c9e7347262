import type { Parameter } from '../../declaration.ts'

/** An attribute whose values in all rows matter. */
export const ATTRIBUTE: Parameter = { name: 'attribute', type: 'any', kind: 'attribute' }

/** Never called: the checker rejects functions that are only available in SQL everywhere else. */
export const needsTables = (): never => {
  throw new Error('A function that reads the tables of the warehouse cannot be evaluated row by row.')
}
