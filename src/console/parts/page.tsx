import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { TEXTS } from '../texts.ts'
import { Value } from './value.tsx'

export interface Crumb {
  readonly href: string
  readonly title: string
}

/** A page of the console: its place among the others, its title, its content. */
export function Page({
  title,
  crumbs = [],
  actions,
  isWide = false,
  children,
}: {
  title: string
  crumbs?: readonly Crumb[]
  actions?: ComponentChildren
  /** Uses the whole width of the window. */
  isWide?: boolean
  children: ComponentChildren
}): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = TEXTS.documentTitle(title)
  }, [title])
  useEffect(() => {
    // A screen reader reads the new page from its title. The first page is read from its start.
    if (document.activeElement === document.body && history.length > 1) heading.current?.focus()
  }, [])
  return (
    <main id="main" class={isWide ? 'wide' : undefined}>
      {crumbs.length > 0 && (
        <nav class="crumbs" aria-label={TEXTS.path}>
          <ol>
            {crumbs.map((crumb) => (
              <li>
                <a href={crumb.href}>
                  <Value text={crumb.title} />
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div class="title">
        <h1 ref={heading} tabIndex={-1}>
          <Value text={title} />
        </h1>
        {actions && <div class="actions">{actions}</div>}
      </div>
      {children}
    </main>
  )
}
