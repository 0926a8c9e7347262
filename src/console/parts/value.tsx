import type { ComponentChildren, JSX } from 'preact'
import { pictureOf, splitHidden } from '../../lib/hidden-characters.ts'

/** Characters of a cell. The whole value is shown on demand. */
const MAX_SHOWN = 200

/**
 * A text of the data as what it is: hidden characters become visible, and a direction of writing does not leave it.
 * @param whole shows long texts to their end
 */
export function Value({ text, whole = false }: { text: string; whole?: boolean }): JSX.Element {
  const isCut = !whole && text.length > MAX_SHOWN
  const parts: ComponentChildren[] = splitHidden(isCut ? text.slice(0, MAX_SHOWN) : text).map(
    ({ text: part, isHidden }) => (isHidden ? <span class="hidden">{pictureOf(part)}</span> : part),
  )
  return (
    <bdi class="value">
      {parts}
      {isCut && '…'}
    </bdi>
  )
}
