import { html, type Html } from '../../site/html.ts'
import { shellWord } from '../../lib/addresses.ts'

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
  readonly completions: readonly Completion[]
}

/** The filter box, and the request that the page stands for: as an address, and as a command for a terminal. */
export function filterForm({ href, json, filter, completions }: ShownRequest, isOpen: boolean): Html {
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
      <p id="filter-help" class="note">
        For example <code>population &gt; 1000000</code>. Ctrl+Enter applies, Ctrl+Space completes.
      </p>
      <ul id="filter-faults" class="faults" role="alert"></ul>
      <p>
        <button type="submit">Apply</button>
        ${filter !== undefined && html`<a href="${href}">Without the filter</a>`}
      </p>
    </form>
    <details class="request" open>
      <summary>The request</summary>
      <dl>
        <dt>Address</dt>
        <dd><code data-address>${json}</code></dd>
        <dt>Command</dt>
        <dd>
          <code data-command>curl ${!isOpen && '-H "Authorization: Bearer $TOKEN" '}${shellWord(json)}</code>
        </dd>
      </dl>
    </details>`
}
