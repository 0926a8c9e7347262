import { html, type Html } from '../../site/html.ts'
import { shellWord, withParameters } from '../../lib/addresses.ts'
import { basePathOf } from '../../platform/base-path.ts'
import type { Asked } from './page-frame.ts'

/** A word that the filter box completes. */
export interface Completion {
  /** As it is inserted. */
  readonly text: string
  /** What it is, for people. */
  readonly kind: string
}

/** The request that a page of features stands for. */
export interface ShownRequest {
  /** URL of the features, without a query. */
  readonly href: string
  /** URL of the same page in GeoJSON. */
  readonly json: string
  readonly filter: string | undefined
  /** A filter that the collection can have. */
  readonly example: string
  readonly completions: readonly Completion[]
}

const WITHOUT_FILTER = { filter: undefined, 'filter-lang': undefined, 'filter-crs': undefined }

/** The parameters that a form without its script sends beside the filter. A listing starts at its first page again. */
function otherParameters(target: string): [name: string, value: string][] {
  const [, search = ''] = withParameters(target, { filter: undefined, 'filter-lang': undefined }).split('?')
  return [...new URLSearchParams(search)]
}

/** The filter box, and the request that the page stands for: as an address, and as a command for a terminal. */
export function filterForm(
  { origin, target }: Asked,
  { href, json, filter, example, completions }: ShownRequest,
  isOpen: boolean,
): Html {
  const without = basePathOf(origin) + withParameters(target, WITHOUT_FILTER)
  return html`<form
      class="filter"
      action="${href}"
      method="get"
      data-completions="${JSON.stringify(completions)}"
    >
      <label for="filter">Filter in CQL2</label>
      <div class="filter-box">
        <pre aria-hidden="true"></pre>
        <textarea
          id="filter"
          name="filter"
          rows="2"
          required
          spellcheck="false"
          autocapitalize="off"
          autocomplete="off"
          aria-describedby="filter-help filter-faults"
        >
${filter}</textarea>
        <ul id="filter-words" role="listbox" aria-label="Words" hidden></ul>
      </div>
      ${otherParameters(target).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <p id="filter-help" class="note">
        For example <code>${example}</code>. Ctrl+Enter applies, Ctrl+Space completes.
      </p>
      <div role="alert"><ul id="filter-faults" class="faults"></ul></div>
      <p>
        <button type="submit">Apply</button>
        ${filter !== undefined && html`<a href="${without}">Without the filter</a>`}
      </p>
    </form>
    <details class="request" open>
      <summary>The request</summary>
      <dl>
        <dt>Address</dt>
        <dd tabindex="0"><code data-address>${json}</code></dd>
        <dt>Command</dt>
        <dd tabindex="0">
          <code data-command>curl ${!isOpen && '-H "Authorization: Bearer $TOKEN" '}${shellWord(json)}</code>
        </dd>
      </dl>
    </details>`
}
