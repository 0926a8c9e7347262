import type { Examples } from '../quality-answers.ts'

/** The functions of the expression language. */
export const functionExamples: Examples = {
  Functions: ({ demo }) => demo.get('/functions?group=Numeric&name=ROUND'),
  NoFunctions: ({ demo }) => demo.get('/functions?name=Round'),
}
