import type { IntervalEnd, Place } from './ast.ts'

/** The end of an interval that a text stands for. */
export function intervalEnd(text: string, at: Place): IntervalEnd {
  if (text === '..') return { kind: 'open', at }
  return text.includes('T') ? { kind: 'timestamp', timestamp: text, at } : { kind: 'date', date: text, at }
}
