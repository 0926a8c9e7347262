import type { Examples } from '../quality-answers.ts'

/** Expressions over the columns of the entities. */
export const expressionExamples: Examples = {
  ExpressionsCheck: ({ demo }) => demo.send('ExpressionsCheck'),
  ExpressionValid: ({ demo }) => demo.send('ExpressionsCheck'),
  ExpressionsCheckFaults: ({ demo }) => demo.send('ExpressionsCheckFaults'),
  ExpressionFaults: ({ demo }) => demo.send('ExpressionsCheckFaults'),
  InvalidExpressionsCommand: ({ demo }) => demo.post('/expressions', { command: 'run' }),
  InvalidCondition: ({ demo }) =>
    demo.get(`/api/repositories?where=${encodeURIComponent('LENGHT(Name) = 3')}`),
}
