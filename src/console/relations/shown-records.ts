import type { Address } from '../state/address.ts'

const FIRST = 100
const LAST = 10_000

/** How many records of a list are shown: the address has the number once a person asks for more. */
export function shownRecords(address: Address): { readonly shown: number; readonly more: string } {
  const asked = Number(address.get('shown') ?? FIRST)
  const shown = Number.isInteger(asked) && asked > 0 ? Math.min(asked, LAST) : FIRST
  return { shown, more: address.with({ shown: String(Math.min(LAST, shown * 4)) }) }
}
