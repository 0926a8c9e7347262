import type { Answer } from '../../../support/http-answer.ts'
import type { ExampleServer } from '../example-server.ts'
import type { Examples } from '../quality-answers.ts'

/** Two orders have a copy, and one order has a blank city. */
const ORDERS = `Customer,City,Amount
Ada,London,10
Grace,,12
Ada,London,10
Linus,"  ",7
Grace,,12
Edsger,Rotterdam,3
`

/** The number that the entity has in the examples. */
const SHOWN = '/entities/3/'

const loaded = new WeakMap<ExampleServer, Promise<string>>()

/** The path of the orders, which are loaded once. */
function orders(server: ExampleServer): Promise<string> {
  const load = async () => {
    await server.upload('orders.csv', new Blob([ORDERS]))
    const { entityId, job } = await server.create('Orders', { connectInfo: { sourceFile: 'orders.csv' } })
    await server.completed(job)
    return `/entities/${entityId}`
  }
  const path = loaded.get(server) ?? load()
  loaded.set(server, path)
  return path
}

/** An answer of a listing of the orders. */
async function ofOrders(server: ExampleServer, below: string): Promise<Answer> {
  const path = await orders(server)
  const answer = await server.get(path + below)
  const text = answer.text.replaceAll(`${path}/`, SHOWN)
  return { ...answer, text, body: JSON.parse(text) as never }
}

/** Whole rows: how often they occur, which have a blank value, and the values of one. */
export const wholeRowExamples: Examples = {
  DuplicatesIndicator: ({ draft }) => ofOrders(draft, '/duplicatesindicator'),
  Duplicates: ({ draft }) => ofOrders(draft, '/duplicatesindicator/2/duplicates'),
  Spaces: ({ draft }) => ofOrders(draft, '/attributes/2/values/spaces'),
  RowDetails: ({ demo }) => demo.get('/entities/1/rows/1/details?pageSize=3'),
  UnknownRow: ({ demo }) => demo.get('/entities/1/rows/4711/details'),
}
