import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Address } from '../state/address.ts'
import { TEXTS } from '../texts.ts'

/** The least percentage that the address asks for; undefined for any. */
export function leastOf(address: Address, name: string): number | undefined {
  const number = Number(address.get(name) ?? NaN)
  return number >= 0 && number <= 100 ? number : undefined
}

/** Asks for a least percentage, which becomes a part of the address. */
export function LeastFilter({
  address,
  name,
  label,
}: {
  address: Address
  /** Of the parameter of the address. */
  name: string
  label: string
}): JSX.Element {
  const current = address.get(name) ?? ''
  const [typed, setTyped] = useState(current)
  useEffect(() => setTyped(current), [current])
  return (
    <form
      class="least"
      onSubmit={(event) => {
        event.preventDefault()
        address.set({ [name]: typed })
      }}
    >
      <label>
        {label}
        <input
          type="number"
          min={0}
          max={100}
          step="any"
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <button type="submit">{TEXTS.filters.apply}</button>
    </form>
  )
}
