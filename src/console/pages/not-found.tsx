import type { JSX } from 'preact'
import { ROOT } from '../base.ts'
import { Page } from '../parts/page.tsx'
import { TEXTS } from '../texts.ts'

/** An address that no page has. */
export function NotFound(): JSX.Element {
  return (
    <Page title={TEXTS.notFound.title}>
      <p>{TEXTS.notFound.text}</p>
      <p>
        <a href={ROOT}>{TEXTS.notFound.back}</a>
      </p>
    </Page>
  )
}
