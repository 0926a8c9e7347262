import type { Examples } from '../quality-answers.ts'

/** Values in the form of masks. */
export const unmaskExamples: Examples = {
  UnmaskDate: ({ demo }) => demo.send('UnmaskDate'),
  UnmaskedDate: ({ demo }) => demo.send('UnmaskDate'),
  UnmaskPhone: ({ demo }) => demo.send('UnmaskPhone'),
  UnmaskedPhone: ({ demo }) => demo.send('UnmaskPhone'),
  UnwrappedValue: ({ demo }) => demo.post('/unmask', { data: { value: '555 123', mask: 'NNN' } }),
}
