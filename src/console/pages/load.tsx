import type { JSX } from 'preact'
import { repositoryPage } from '../entities/entity-name.ts'
import { ROOT } from '../base.ts'
import { SourceSteps } from '../load/source-pages.tsx'
import { Page } from '../parts/page.tsx'
import { useParams } from '../state/address.ts'
import { useSignedIn } from '../state/session.tsx'
import { TEXTS } from '../texts.ts'

/** Makes an entity of a file, or of a source of a connection. */
export function Load(): JSX.Element {
  const { repository } = useParams('repository')
  const { may } = useSignedIn()
  return (
    <Page
      title={TEXTS.load.title}
      crumbs={[
        { href: ROOT, title: TEXTS.repositories.title },
        { href: repositoryPage(repository), title: repository },
      ]}
    >
      {may(repository, 'editor') ? (
        <SourceSteps repository={repository} />
      ) : (
        <p class="note warn">{TEXTS.load.mayNot(may(repository, 'reader'))}</p>
      )}
    </Page>
  )
}
