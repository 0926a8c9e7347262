/** Starts a cluster of Trino on this machine, prints how to start the server on it, and stops it at Ctrl+C. */
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { TrinoMissing } from './install-trino.ts'
import { startTrinoCluster } from './start-cluster.ts'

const workers = workersAsked()
if (workers === undefined) {
  console.error(
    'The only option is --workers, with a number from 0 to 9: the nodes beside the coordinator, each with 2 GB of memory.',
  )
  process.exit(2)
}
const told = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
try {
  const cluster = await startTrinoCluster({
    workers,
    heapMb: 2048,
    tell: (sentence) => console.error(sentence),
  })
  console.log(`Trino runs until Ctrl+C, which also removes its data. Start the server on it in another terminal:

export WAREHOUSE_URL=${cluster.url}/groundtruth
export WAREHOUSE_STORAGE=${cluster.lake}
export DATA_DIR=data-on-trino
npm start

Where a tour reads data/admin-password, read data-on-trino/admin-password.`)
  await told
  await cluster.stop()
} catch (error) {
  if (!(error instanceof TrinoMissing)) throw error
  console.error(`${error.message}.`)
  process.exitCode = 1
}
// A listener of a signal keeps nothing open.
process.exit()

function workersAsked(): number | undefined {
  try {
    const { values } = parseArgs({ options: { workers: { type: 'string', default: '0' } } })
    return /^[0-9]$/.test(values.workers) ? Number(values.workers) : undefined
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
