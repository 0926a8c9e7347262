import { createHash } from 'node:crypto'
import { html } from '../../site/html.ts'
import { ICON } from '../../site/styles.ts'

/** The last piece of a page. */
export const PAGE_END = '</main>\n<footer><p>Made by Groundtruth.</p></footer>\n</body>\n</html>\n'

/** What all pages of a kind have in common: one style sheet, and a policy that allows nothing else. */
export class PageFrame {
  readonly #styles: string
  readonly #policy: string

  /** @param styles the complete style sheet */
  constructor(styles: string) {
    this.#styles = styles
    this.#policy = policyOf(styles)
  }

  /** The policy as a response header, with the directives that a page cannot contain. */
  get header(): string {
    return headerOf(this.#policy)
  }

  /**
   * The first piece of a page, up to its main part. The page contains its policy, so the policy also holds for a saved
   * file.
   * @param skip the part of the page that a keyboard user can skip to
   */
  begin(title: string, skip: { readonly id: string; readonly name: string }): string {
    const head = html`<meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content="${this.#policy}" />
      <title>${title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href="data:image/svg+xml,${encodeURIComponent(ICON)}" />`
    const link = html`<a class="skip" href="#${skip.id}">Skip to ${skip.name}</a>`
    // Elements that stay open are plain strings, because a template must be complete.
    return `<!doctype html>\n<html lang="en">\n<head>${head.toString()}<style>${this.#styles}</style></head>\n<body>\n${link.toString()}<main>`
  }
}

/** A policy that allows only the page's own style sheet and icon. */
export const policyOf = (styles: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

export const headerOf = (policy: string): string => `${policy}; frame-ancestors 'none'; sandbox`
