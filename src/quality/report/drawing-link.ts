import { html, type Html } from '../../site/html.ts'

/** Where a part of a drawing leads. */
export interface DrawingLink {
  readonly href: string
  /** Is read aloud, and shown beside the pointer. */
  readonly name: string
}

/** A part of a drawing as a link, which the keyboard reaches. The drawing must not have the role `img`, which hides links. */
export const linked = (part: Html, link: DrawingLink | undefined): Html =>
  link === undefined
    ? part
    : html`<a href="${link.href}" aria-label="${link.name}"><title>${link.name}</title>${part}</a>`

/** The role of a drawing. */
export const roleOf = (hasLinks: boolean): string => (hasLinks ? 'group' : 'img')
