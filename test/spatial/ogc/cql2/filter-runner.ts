import { expect } from 'chai'
import type { FilterLanguage } from '../../../../src/spatial/services/filters.ts'
import { parseText, printJson } from '../../../../src/spatial/cql2/index.ts'
import { send, type Answer } from '../../../support/http-answer.ts'
import type { ErrorBody } from '../../../support/spatial-client.ts'

/** The encodings of CQL2 in which each abstract test runs. */
export const LANGUAGES: readonly FilterLanguage[] = ['cql2-text', 'cql2-json']

/** A filter in the other encoding. */
export function toJson(text: string): string {
  const { value, faults } = parseText(text)
  if (faults !== undefined) throw new Error(`${text}: ${faults.map(({ message }) => message).join(' ')}`)
  return printJson(value)
}

/** Sends filters in CQL2 text or, translated, in CQL2 JSON. */
export class FilterRunner {
  readonly language: FilterLanguage

  constructor(language: FilterLanguage) {
    this.language = language
  }

  /**
   * @param items address of the features of a collection
   * @param text the filter in CQL2 text
   * @param limit most features of the answer
   */
  ask(items: string, text: string, limit = 10_000): Promise<Answer> {
    const parameters = new URLSearchParams({
      limit: String(limit),
      skipGeometry: 'true',
      'filter-lang': this.language,
      filter: this.language === 'cql2-json' ? toJson(text) : text,
    })
    return send(`${items}?${parameters.toString()}`)
  }

  /** The ids of the features that a filter selects, in the order of the ids. */
  async ids(items: string, text: string, limit?: number): Promise<(number | string)[]> {
    const { status, headers, body, text: answer } = await this.ask(items, text, limit)
    expect(status, `${items} ${text} ${status === 200 ? '' : answer}`).to.equal(200)
    expect(headers.get('content-type')).to.equal('application/geo+json')
    return (body as { features: { id: number | string }[] }).features.map(({ id }) => id)
  }

  /** Expects that a filter is refused, and returns the codes of the faults. */
  async refusal(items: string, text: string): Promise<string[]> {
    const { status, body } = await this.ask(items, text)
    expect(status, `${items} ${text}`).to.equal(400)
    return (body as ErrorBody).errors.map(({ code }) => code)
  }
}
