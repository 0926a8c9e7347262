import type { Feature } from 'geojson'

/** The table of features beside a map. Its rows are the way to features for a keyboard and a screen reader. */
export class FeatureTable {
  readonly #table: HTMLTableElement | null
  /** The row of a marked feature that is not on this page of the table. */
  #guest: HTMLTableRowElement | undefined

  /** @param onMark called with the id of a row that a user marks */
  constructor(onMark: (id: string) => void) {
    this.#table = document.querySelector('table[data-features]')
    for (const row of this.#rows()) row.querySelector('th')!.append(markButton(row.dataset['id']!))
    this.#table?.tBodies[0]?.addEventListener('click', ({ target }) => {
      const row = target instanceof Element && !target.closest('a') ? target.closest('tr') : null
      if (row?.dataset['id'] !== undefined) onMark(row.dataset['id'])
    })
  }

  #rows(): HTMLTableRowElement[] {
    return [...(this.#table?.querySelectorAll<HTMLTableRowElement>('tr[data-id]') ?? [])]
  }

  /** Marks the row of a feature, and no other. A feature that has no row gets one at the top. */
  mark(id: string, feature: Feature, scroll: boolean): void {
    this.#guest?.remove()
    this.#guest = undefined
    let marked = this.#rows().find((row) => row.dataset['id'] === id)
    if (!marked) marked = this.#guest = this.#addGuest(id, feature)
    for (const row of this.#rows()) {
      const isMarked = row === marked
      row.classList.toggle('marked', isMarked)
      row.querySelector('button')?.setAttribute('aria-pressed', String(isMarked))
    }
    if (scroll) marked?.scrollIntoView({ block: 'nearest' })
  }

  #addGuest(id: string, { properties }: Feature): HTMLTableRowElement | undefined {
    const body = this.#table?.tBodies[0]
    if (!this.#table || !body) return undefined
    const row = document.createElement('tr')
    row.dataset['id'] = id
    row.className = 'guest'
    const head = document.createElement('th')
    head.scope = 'row'
    const link = document.createElement('a')
    link.href = `${this.#table.dataset['features']}/${encodeURIComponent(id)}`
    link.textContent = id
    head.append(link, markButton(id))
    row.append(head)
    for (const { dataset, className } of this.#table.tHead!.querySelectorAll<HTMLElement>('th[data-name]')) {
      const cell = row.insertCell()
      cell.className = className
      cell.textContent = textOf(properties?.[dataset['name']!])
    }
    body.prepend(row)
    return row
  }
}

function markButton(id: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'mark'
  button.textContent = '◎'
  button.title = 'Mark on the map'
  button.setAttribute('aria-label', `Mark ${id} on the map`)
  button.setAttribute('aria-pressed', 'false')
  return button
}

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)
