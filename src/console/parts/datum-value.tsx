import type { JSX } from 'preact'
import { TEXTS } from '../texts.ts'
import { Value } from './value.tsx'

/** A value of the data. Null and the empty text, which cannot be seen, have words. */
export function DatumValue({ of }: { of: string | null }): JSX.Element {
  if (of === null) return <i class="absent">{TEXTS.datum.null}</i>
  if (of === '') return <i class="absent">{TEXTS.datum.empty}</i>
  return <Value text={of} />
}
