import type { Contract } from '../../../src/contract/contract.ts'

/** What is served and asked for: one operation of one contract, with a constant answer. */
export interface Subject {
  /** How the table calls it. */
  readonly name: string
  /** Path of a module that exports the `contract`. */
  readonly contractFile: string
  readonly operationId: string
  /** Path and query that are asked for. */
  readonly target: string
  readonly mediaType: string
  readonly body: unknown
}

/** The contract of a subject. */
export async function contractOf(subject: Subject): Promise<Contract> {
  return ((await import(subject.contractFile)) as { contract: Contract }).contract
}

const link = (rel: string, href: string) => ({ href, rel, type: 'application/json', title: `The ${rel}` })

/** A page of features; four parameters in the query, two in the path. */
export const ITEMS = {
  name: 'spatial',
  operationId: 'getItems',
  target:
    '/v1/ogcapi/enrich/collections/places/cities/items?limit=10&offset=20&cursor=c2Vjb25k&bbox=-10%2C35%2C5%2C45.5',
  mediaType: 'application/geo+json',
  body: {
    type: 'FeatureCollection',
    features: [],
    numberReturned: 0,
    timeStamp: '2026-11-21T12:00:00.000Z',
    links: [
      link('self', 'http://127.0.0.1/v1/ogcapi/enrich/collections/places/cities/items'),
      link('collection', 'http://127.0.0.1/v1/ogcapi/enrich/collections/places/cities'),
    ],
  },
} satisfies Omit<Subject, 'contractFile'>
