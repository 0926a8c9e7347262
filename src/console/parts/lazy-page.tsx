import type { FunctionComponent, JSX } from 'preact'
import { lazy, useRoute } from 'preact-iso'
import { useAction } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'
import { FaultNote } from './fault-note.tsx'
import { Page } from './page.tsx'

/**
 * A page whose code is loaded when it is first shown. Each address of its path has a page of its own, so that what was
 * read for one entity never stands below the address of another.
 */
export function lazyPage(load: () => Promise<FunctionComponent>): FunctionComponent {
  // Code that did not come is in the place of the page: without it there would be nothing to see.
  const Loaded = lazy(() => load().catch((): FunctionComponent => PageAway)) as FunctionComponent
  return function PageOfAddress(): JSX.Element {
    const { params } = useRoute()
    return <Loaded key={JSON.stringify(params)} />
  }
}

/** Stands in place of a page whose code could not be loaded: the server is away, or has a newer console. */
function PageAway(): JSX.Element {
  const texts = TEXTS.pageAway
  const retry = useAction(async () => {
    // A browser shows a page of its own when a server is away, so the server is asked before.
    const answered = await fetch(location.href, { cache: 'no-store' }).then(
      () => true,
      () => false,
    )
    if (answered) location.reload()
  })
  return (
    <Page title={texts.title}>
      <FaultNote
        fault={{
          status: 0,
          title: texts.text,
          detail: undefined,
          errors: [],
          retryAfter: undefined,
          id: undefined,
          problem: {},
        }}
        again={() => void retry.run()}
      />
    </Page>
  )
}
