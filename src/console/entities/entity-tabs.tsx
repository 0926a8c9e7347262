import type { JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { TEXTS } from '../texts.ts'
import { entityPage } from './entity-name.ts'

const TABS = ['', 'rows', 'businessrules', 'keys', 'dependencies', 'joins', 'rejected'] as const

/** The pages of an entity. */
export function EntityTabs({ repository, entityID }: { repository: string; entityID: string }): JSX.Element {
  const { path } = useLocation()
  const start = entityPage(repository, entityID)
  return (
    <nav class="tabs" aria-label={TEXTS.entity.pages}>
      {TABS.map((name) => {
        const href = name === '' ? start : `${start}/${name}`
        const isHere =
          name === ''
            ? path === start || path.startsWith(`${start}/attributes/`)
            : path === href || path.startsWith(`${href}/`)
        return (
          <a href={href} aria-current={isHere ? 'page' : undefined}>
            {TEXTS.entity.tabs[name]}
          </a>
        )
      })}
    </nav>
  )
}
