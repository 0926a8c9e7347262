import { hash, randomUUID } from 'node:crypto'
import { buildId } from '../../platform/build.ts'
import type { Collection } from '../model/collection.ts'

/** The URL of a request, from which its links are built. */
interface Asked {
  readonly origin: string
  readonly target: string
}

/**
 * The entity tag of an answer about collections at a URL, computed without reading their data. It changes
 * with the files that the collections were opened from, with the URL and with the program. It is weak,
 * because pages of features contain their creation time.
 *
 * @param variant what else the answer depends on: another media type at the same URL, and settings
 */
export function entityTag(
  { origin, target }: Asked,
  collections: readonly Collection[],
  variant = '',
): string {
  const versions = collections.map(({ id, version }) => `${id} ${version}`)
  const text = [buildId, origin + target, variant, ...versions].join('\n')
  return `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`
}

/**
 * The entity tag of an answer with features of a collection. If they may change at any time, no two answers have the same
 * tag.
 */
export const dataTag = (asked: Asked, collection: Collection, variant = ''): string =>
  entityTag(
    asked,
    [collection.store.isLive === true ? { ...collection, version: randomUUID() } : collection],
    variant,
  )
