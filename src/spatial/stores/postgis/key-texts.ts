import type { FeatureKey } from '../../model/collection-store.ts'
import type { KeyPart, PostgisLayer } from './layer.ts'

type Keyed = Pick<PostgisLayer, 'key' | 'keyParts'>

const MAX_INT8 = 2n ** 63n
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** PostgreSQL stores no text with U+0000, and the half of a surrogate pair is no character. */
const UNSTORABLE = /\0|\p{Cs}/u

/** True if a text can be stored in a column of texts. */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text)

/** True if a text is a UUID as PostgreSQL writes it. */
export const isUuid = (text: string): boolean => UUID.test(text)

/** The key of a feature from the texts of its parts: several parts are joined by commas. */
export function keyOf({ key, keyParts }: Keyed, texts: readonly string[]): FeatureKey {
  if (keyParts.length > 1) return texts.map((text) => text.replace(/[\\,]/g, '\\$&')).join(',')
  const [text = ''] = texts
  if (key.type === 'text') return text
  const number = Number(text)
  // A row that was added after the key was found to be small.
  return Number.isSafeInteger(number) ? number : text
}

/** The texts of the parts of a key; undefined if no feature can have it. */
export function keyTexts(layer: Keyed, key: FeatureKey): readonly string[] | undefined {
  const { keyParts } = layer
  const texts = keyParts.length > 1 ? split(String(key)) : [String(key)]
  const isKey =
    texts.length === keyParts.length && keyParts.every((part, i) => fits(part, texts[i] as string))
  // A backslash elsewhere would make a second id of the same feature.
  return isKey && (keyParts.length === 1 || keyOf(layer, texts) === key) ? texts : undefined
}

/** Splits at the commas without a backslash. Each part has a comma before it, so that an empty one is found, too. */
const split = (key: string): string[] =>
  [...`,${key}`.matchAll(/,((?:[^\\,]|\\[^])*)/g)].map(([, part]) =>
    (part as string).replace(/\\([^])/g, '$1'),
  )

function fits({ kind }: KeyPart, text: string): boolean {
  switch (kind) {
    case 'integer':
      // Only the canonical form is an id.
      return /^(0|-?[1-9]\d{0,18})$/.test(text) && BigInt(text) < MAX_INT8 && BigInt(text) >= -MAX_INT8
    case 'uuid':
      return isUuid(text)
    default:
      return isStorable(text)
  }
}
