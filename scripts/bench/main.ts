import { benchAttacks } from './attacks/bench.ts'
import { benchBulk } from './bulk/bench.ts'
import { benchCatalogue } from './catalogue/bench.ts'
import { benchCobol } from './cobol/bench.ts'
import { benchConsole } from './console/bench.ts'
import { benchContract } from './contract/bench.ts'
import { benchDatabases } from './databases/bench.ts'
import { benchDetection } from './detection/bench.ts'
import { benchDiscovery } from './dependencies/bench.ts'
import { benchFilter } from './filter/bench.ts'
import { benchJoins } from './joins/bench.ts'
import { benchLoad } from './load/bench.ts'
import { benchProfile } from './profile/bench.ts'
import { benchRules } from './rules/bench.ts'
import { benchScale } from './scale/bench.ts'
import { benchSpatial } from './spatial/bench.ts'
import { benchWorkbooks } from './workbooks/bench.ts'

const BENCHES: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  attacks: benchAttacks,
  bulk: benchBulk,
  catalogue: benchCatalogue,
  cobol: benchCobol,
  console: benchConsole,
  contract: benchContract,
  databases: benchDatabases,
  detection: benchDetection,
  discovery: benchDiscovery,
  filter: benchFilter,
  joins: benchJoins,
  load: benchLoad,
  profile: benchProfile,
  rules: benchRules,
  scale: benchScale,
  spatial: benchSpatial,
  workbooks: benchWorkbooks,
}

const [name = '', ...rest] = process.argv.slice(2)
const bench = BENCHES[name]
if (bench) await bench(rest)
else {
  console.error(`Usage: npm run bench -- ${Object.keys(BENCHES).join('|')} [options]`)
  process.exitCode = 2
}
