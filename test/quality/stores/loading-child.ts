/** Loads one entity, says so, and then loads another one for ever: `loading-child.ts <engine module> <folder>`. */
import type { EngineModule } from './warehouse-suite.ts'
import { type EntityPiece, loadEntity, numbered, piecesOf } from './pieces.ts'

const [engine, folder] = process.argv.slice(2) as [string, string]
const { start } = (await import(engine)) as EngineModule
const warehouse = await (await start(folder)).open(1)
await loadEntity(
  warehouse,
  { rows: 'kept', rejects: 'kept_r', columns: 2 },
  piecesOf(numbered(folder, 1, 5000)),
)

async function* endless(): AsyncGenerator<EntityPiece> {
  for (let first = 1; ; first += 20_000) {
    yield await numbered(folder, first, 20_000)
    if (first > 200_000) process.stdout.write('loading\n')
  }
}
await loadEntity(warehouse, { rows: 'lost', rejects: 'lost_r', columns: 2 }, endless())
