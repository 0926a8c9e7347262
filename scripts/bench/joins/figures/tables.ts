import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { Random } from '../../random.ts'

const SEED = 20_261_123
const BATCH_CHARACTERS = 1 << 20

/** Rows of the right table for one row of the left one. */
export const ORDERS_OF_A_CUSTOMER = 10
/** One in so many orders names a customer that is not there. */
const UNKNOWN_ONE_IN = 20
/** Rows of the many-to-many join for one row of the right table, whatever the number of rows. */
const PRODUCT_OF_AN_ORDER = 100

/** Two tables as files: customers and their orders. Both have a group, by which they join many to many. */
export interface JoinedFiles {
  readonly customers: string
  readonly orders: string
}

/** Positions of the compared attributes: left, right. */
export const JOINS = {
  'one to many': { left: 1, right: 2 },
  'many to many': { left: 3, right: 3 },
} as const
export type JoinKind = keyof typeof JOINS

/** Writes the files into a folder: the same for the same number of rows on every machine. */
export async function writeJoinedFiles(folder: string, customers: number): Promise<JoinedFiles> {
  const random = new Random(SEED)
  const groups = Math.ceil(customers / PRODUCT_OF_AN_ORDER)
  const paths = { customers: join(folder, 'customers.csv'), orders: join(folder, 'orders.csv') }
  await write(paths.customers, 'Id,Name,Group,City', customers, (i) => [
    String(i),
    `Customer ${random.whole(1, customers)}`,
    `G${random.whole(1, groups)}`,
    `City ${random.whole(1, 500)}`,
  ])
  await write(paths.orders, 'Order,Customer,Group,Amount', customers * ORDERS_OF_A_CUSTOMER, (i) => [
    String(i),
    String(
      random.whole(1, UNKNOWN_ONE_IN) === 1
        ? customers + random.whole(1, customers)
        : random.whole(1, Math.ceil(customers * (1 - 1 / UNKNOWN_ONE_IN))),
    ),
    `G${random.whole(1, groups)}`,
    String(random.whole(1, 100_000) / 100),
  ])
  return paths
}

async function write(
  path: string,
  header: string,
  rows: number,
  record: (i: number) => readonly string[],
): Promise<void> {
  const stream = createWriteStream(path)
  let text = `${header}\n`
  for (let i = 1; i <= rows; i++) {
    text += `${record(i).join(',')}\n`
    if (text.length < BATCH_CHARACTERS && i < rows) continue
    if (!stream.write(text)) await once(stream, 'drain')
    text = ''
  }
  await once(stream.end(), 'close')
}
