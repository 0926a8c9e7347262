/** What the text of a field looks like. `mixed`: it has characters that mostly delimit fields. */
export type CellKind = 'empty' | 'integer' | 'decimal' | 'date' | 'time' | 'word' | 'text' | 'mixed'

/** A number without separators; with a decimal point or comma; with thousands; with a currency, a percent sign or brackets. */
const INTEGER = /^[-+]?\d{1,38}$/
const DECIMAL =
  /^[-+(]?\s?(?:[$€£¥]|[A-Z]{3})?\s?[-+]?(?:\d{1,3}(?:[,.' \u00a0\u202f]\d{3})+|\d*)(?:[.,]\d*)?(?:[eE][-+]?\d{1,3})?\s?(?:[$€£¥%]|[A-Z]{3})?\)?$/
const DATE =
  /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})|\d{1,2}[- ](?:\p{L}{3,12})[- ,]+\d{2,4}|\p{L}{3,12}\.? \d{1,2}, ?\d{4})(?:[T ]+\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?[AaPp][Mm])?(?: ?(?:Z|UTC|GMT|[-+]\d{2}:?\d{2}))?)?$/u
const TIME = /^\d{1,3}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?[AaPp][Mm])?$/
/** A name or code: letters and digits, joined by few signs. */
const WORD = /^[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}_.'’/&()+%°#@ -]*$/u
// eslint-disable-next-line no-control-regex -- control characters may delimit fields
const DELIMITING = /[,;|\t\u0001\u001f~^\0]/

export function cellKind(text: string): CellKind {
  const value = text.length > 200 ? text.slice(0, 200) : text.trim()
  if (value === '') return 'empty'
  if (INTEGER.test(value)) return 'integer'
  if (/\d/.test(value)) {
    if (DECIMAL.test(value)) return 'decimal'
    if (DATE.test(value)) return 'date'
    if (TIME.test(value)) return 'time'
  }
  if (DELIMITING.test(value)) return 'mixed'
  return WORD.test(value) ? 'word' : 'text'
}

const VALUE_KINDS: ReadonlySet<CellKind> = new Set(['integer', 'decimal', 'date', 'time'])

/** True for kinds that names of columns mostly do not have. */
export const isValueKind = (kind: CellKind): boolean => VALUE_KINDS.has(kind)
