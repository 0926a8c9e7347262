import type { JSX } from 'preact'
import { useLocation } from 'preact-iso'
import type { Html } from '../../site/html.ts'
import './drawing-sheet.ts'

/**
 * A drawing by code that the reports have too. Its templates escape all values, and its links lead to pages of the console.
 * @param name class of the element that it is in
 */
export function Drawing({ of, name = 'figure' }: { of: Html; name?: string }): JSX.Element {
  const { route } = useLocation()
  return (
    <div
      class={name}
      // The router knows only links of HTML.
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
        const link = (event.target as Element).closest('svg a')?.getAttribute('href')
        if (link === null || link === undefined) return
        event.preventDefault()
        route(link)
      }}
      dangerouslySetInnerHTML={{ __html: of.toString() }}
    />
  )
}
