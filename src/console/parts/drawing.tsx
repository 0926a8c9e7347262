import type { JSX } from 'preact'
import type { Html } from '../../site/html.ts'

/** A drawing by code that the reports have too. Its templates escape all values. */
export function Drawing({ of, name }: { of: Html; name?: string }): JSX.Element {
  return <div class={name ?? 'drawing'} dangerouslySetInnerHTML={{ __html: of.toString() }} />
}
