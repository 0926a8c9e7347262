import type { ComponentChildren, JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { BASE, ROOT } from '../base.ts'
import { canBeDecoded } from '../state/address.ts'
import { useSignedIn } from '../state/session.tsx'
import { useAction } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'
import { FaultNote } from './fault-note.tsx'

/** What stands around every page: the product, the pages of the repository, the person who is signed in. */
export function Frame({ children }: { children: ComponentChildren }): JSX.Element {
  const { path, route } = useLocation()
  const { user, may, signOut } = useSignedIn()
  const leave = useAction(async () => {
    await signOut()
    route(ROOT)
  })
  const repository = repositoryOf(path)
  return (
    <>
      <a class="skip" href="#main">
        {TEXTS.skip}
      </a>
      <header class="top">
        <a class="brand" href={ROOT}>
          <img src={`${BASE}/assets/groundtruth.svg`} alt="" width="26" height="26" />
          {TEXTS.product}
        </a>
        {repository !== undefined && (
          <nav aria-label={TEXTS.frame.nav}>
            {placesOf(repository, may(repository, 'editor')).map(({ href, title, isHere }) => (
              <a href={href} aria-current={isHere(path) ? 'page' : undefined}>
                {title}
              </a>
            ))}
          </nav>
        )}
        <div class="account" role="group" aria-label={TEXTS.frame.account}>
          <span class="quiet">{TEXTS.frame.signedInAs(user)}</span>
          <button type="button" class="plain" disabled={leave.isBusy} onClick={() => void leave.run()}>
            {TEXTS.frame.signOut}
          </button>
        </div>
      </header>
      {leave.fault && <FaultNote fault={leave.fault} />}
      {children}
    </>
  )
}

interface Place {
  readonly href: string
  readonly title: string
  readonly isHere: (path: string) => boolean
}

function placesOf(repository: string, mayEdit: boolean): Place[] {
  const start = `${ROOT}/${encodeURIComponent(repository)}`
  const below = (name: string, title: string): Place => ({
    href: `${start}/${name}`,
    title,
    isHere: (path) => path.startsWith(`${start}/${name}`),
  })
  return [
    { href: start, title: TEXTS.frame.overview, isHere: (path) => path === start },
    ...(mayEdit ? [below('load', TEXTS.frame.load)] : []),
    below('businessrules', TEXTS.frame.rules),
    below('joins', TEXTS.frame.joins),
    below('library', TEXTS.frame.library),
  ]
}

/** The repository that a path of the console names. */
function repositoryOf(path: string): string | undefined {
  const name = path.slice(ROOT.length + 1).split('/')[0]
  return name && canBeDecoded(name) ? decodeURIComponent(name) : undefined
}
