import { build } from 'esbuild'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeFiles } from '../../scripts/codegen/output.ts'
import { generateServer } from '../../scripts/codegen/server.ts'
import { ROOT } from '../../scripts/inputs.mjs'
import type { Contract } from '../../src/contract/contract.ts'

const FIXTURES = join(ROOT, 'test', 'fixtures')

/** What codegen makes of a contract of `test/fixtures/specs`, by path relative to `generated/<name>`. */
export async function generatedFixture(name: string): Promise<Map<string, string>> {
  const files = await generateServer(FIXTURES, name)
  const folder = join(FIXTURES, 'generated', name)
  return new Map([...files].map(([path, text]) => [relative(folder, path), text]))
}

/** A contract of `test/fixtures/specs`, generated into a temporary folder and loaded. */
export async function fixtureContract(name: string): Promise<Contract> {
  const folder = await mkdtemp(join(tmpdir(), 'groundtruth-fixture-'))
  const files = await generatedFixture(name)
  await writeFiles(
    new Map(
      [['package.json', '{"type":"module"}'], ...files].map(([path, text]) => [join(folder, path!), text!]),
    ),
  )
  await build({
    absWorkingDir: folder,
    entryPoints: ['contract.ts'],
    outfile: join(folder, 'compiled', 'contract.js'),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  })
  const { href } = pathToFileURL(join(folder, 'compiled', 'contract.js'))
  const module = (await import(href)) as Record<string, Contract>
  return module[`${name}Contract`]!
}
