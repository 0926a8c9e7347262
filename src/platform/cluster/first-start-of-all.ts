import { setTimeout as sleep } from 'node:timers/promises'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Cluster } from './cluster.ts'

const LOOK_MS = 1000

/**
 * Makes what the first start of a catalogue makes, on one of its servers. The other servers wait until it is made. It is
 * made once, so that it does not come back after an operator removed it.
 * @param name of what is made, in the catalogue
 * @param make continues an interrupted attempt
 * @throws the signal's reason
 */
export async function makeOnce(
  { knex }: Catalogue,
  cluster: Cluster,
  name: string,
  signal: AbortSignal,
  make: () => Promise<void>,
): Promise<void> {
  const isMade = async () => (await knex('first_starts').where({ name }).first()) !== undefined
  while (!(await isMade())) {
    if (await cluster.has('first start')) {
      await make()
      await knex('first_starts').insert({ name }).onConflict('name').ignore()
      return
    }
    await sleep(LOOK_MS, undefined, { signal })
  }
}
