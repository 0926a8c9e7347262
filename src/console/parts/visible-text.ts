import { pictureOf, splitHidden } from '../../lib/hidden-characters.ts'

/** A text whose hidden characters are visible, for places that have no elements, such as the options of a choice. */
export const visibleText = (text: string): string =>
  splitHidden(text)
    .map(({ text: part, isHidden }) => (isHidden ? pictureOf(part) : part))
    .join('')
