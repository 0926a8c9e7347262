import type { JSX } from 'preact'

/** One of several states of a page. */
export interface Choosable {
  readonly href: string
  readonly title: string
  readonly isHere: boolean
}

/** Links between states of a page, one of which is the present one. */
export const Choice = ({ label, of }: { label: string; of: readonly Choosable[] }): JSX.Element => (
  <nav class="choice" aria-label={label}>
    {of.map(({ href, title, isHere }) => (
      <a href={href} aria-current={isHere ? 'page' : undefined}>
        {title}
      </a>
    ))}
  </nav>
)
