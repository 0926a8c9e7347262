import { hash } from 'node:crypto'
import { buildId } from '../../platform/build.ts'
import type { Collection } from '../model/collection.ts'

/** Where an answer was asked for: what its links are made of. */
interface Asked {
  readonly origin: string
  readonly target: string
}

/**
 * The entity tag of what is told of some collections at an address, without a look at their data: it changes
 * with the files that they were opened from, with the address and with the program. It is weak, because pages
 * of features carry the time at which they were made.
 */
export function entityTag({ origin, target }: Asked, collections: readonly Collection[]): string {
  const versions = collections.map(({ id, version }) => `${id} ${version}`)
  const text = [buildId, origin + target, ...versions].join('\n')
  return `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`
}
