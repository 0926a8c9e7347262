/**
 * A process that uploads files and deletes every third, and says each as soon as it is acknowledged, until it is
 * killed. Arguments: the folder of the data, the number of the first file.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { MIGRATIONS } from '../../../src/migrations.ts'
import { openCatalogue } from '../../support/catalogue.ts'
import { loggerTo } from '../../../src/platform/logging.ts'
import { filesOf, spaceIn } from './open-files.ts'

const [dataDir, first] = process.argv.slice(2) as [string, string]
const logger = loggerTo({ write: () => undefined }, 'silent')
const catalogue = await openCatalogue(dataDir, MIGRATIONS, logger)
const files = filesOf({ catalogue, space: await spaceIn(dataDir), logger })
await files.start()

async function* content(name: string): AsyncGenerator<Uint8Array> {
  for (let part = 0; part < 3; part++) {
    yield Buffer.from(`${name} ${part}\n`)
    await sleep(1)
  }
}

process.stdout.write('ready\n')
for (let number = Number(first); ; number++) {
  const name = await files.upload(1, { filename: `${number}.csv`, content: content(`${number}.csv`) }, 'ada')
  process.stdout.write(`kept ${name}\n`)
  if (number % 3 !== 0) continue
  process.stdout.write(`deleting ${name}\n`)
  await files.remove(1, name)
  process.stdout.write(`deleted ${name}\n`)
}
