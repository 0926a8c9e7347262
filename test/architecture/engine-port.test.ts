import { expect } from 'chai'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { sourceFiles } from './import-graph.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const STORE = 'src/quality/stores/duckdb/'
/** DuckDB as a library that decodes files or writes them, and the programs that start it. */
const LIBRARY =
  /^src\/quality\/(stores\/parquet\/|loaders\/(decoder\/|parquet\/decoder\/|database-files\/duckdb\/decoder\/|isolated\/isolated-child-entry\.ts$))/
/** Types of modules of Knex that have none. */
const KNEX_TYPES = 'src/lib/knex-postgres.d.ts'

/** What `start-warehouses.ts` takes from an engine, by the types of the port. */
const ENGINE: Readonly<Record<string, string>> = {
  'dialect.ts': `import type { Dialect } from '../../model/dialect.ts'
    export declare const DUCKDB_DIALECT: Dialect`,
  'duckdb-warehouses.ts': `import type { StartWarehouses } from '../start-warehouses.ts'
    export declare const DuckDbWarehouses: { readonly start: StartWarehouses }`,
}

/** Files that know an engine only by its port: those of the service, and of the programs that open warehouses. */
const CHECKED = sourceFiles().filter(
  (file) => /^src\/(quality|admin)\//.test(file) && !file.startsWith(STORE) && !LIBRARY.test(file),
)

const pathOf = (file: string): string => posix.join(ROOT, file)

/**
 * The errors of the compiler in files of `src`, if DuckDB's store and driver do not exist.
 * @param added text of further files
 */
function errorsWithoutDuckDb(added: Readonly<Record<string, string>>): string[] {
  const virtual = new Map(
    [
      ...Object.entries(ENGINE).map(([name, text]) => [STORE + name, text] as const),
      ...Object.entries(added),
    ].map(([file, text]) => [pathOf(file), text]),
  )
  const isGone = (path: string): boolean =>
    path.includes('/node_modules/@duckdb/') || path.startsWith(pathOf(STORE))
  const { config } = ts.readConfigFile(pathOf('tsconfig.build.json'), (path) => ts.sys.readFile(path)) as {
    config: object
  }
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, ROOT)
  const host = ts.createCompilerHost(options)
  const inner = host.getSourceFile.bind(host)
  host.fileExists = (path) => virtual.has(path) || (!isGone(path) && ts.sys.fileExists(path))
  host.readFile = (path) => virtual.get(path) ?? ts.sys.readFile(path)
  host.getSourceFile = (path, target, ...rest) => {
    const text = virtual.get(path)
    return text === undefined ? inner(path, target, ...rest) : ts.createSourceFile(path, text, target)
  }
  const files = [...CHECKED, ...Object.keys(added)]
  const program = ts.createProgram({ rootNames: [...files, KNEX_TYPES].map(pathOf), options, host })
  return files.flatMap((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(pathOf(file)))
      .map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
  )
}

describe('The rooms outside of the store of DuckDB', function () {
  this.timeout(300_000)

  it('compile against the port of the engine alone', () => {
    const added = {
      'src/quality/work/added.ts': `import { literal } from '../stores/duckdb/engine.ts'
        import type { DuckDBValue } from '@duckdb/node-api'
        import type { Warehouse } from '../model/warehouse/warehouse.ts'
        export const added = (value: DuckDBValue) => literal(value)
        export const read = (warehouse: Warehouse) => warehouse.readNumbers()`,
    }
    const errors = errorsWithoutDuckDb(added)
    const expected = errors.filter((error) => error.startsWith('src/quality/work/added.ts: '))
    expect(errors.filter((error) => !expected.includes(error))).to.deep.equal([])
    // The compiler would have found such uses.
    expect(expected.join('\n'))
      .to.match(/Cannot find module '\.\.\/stores\/duckdb\/engine\.ts'/)
      .and.match(/Cannot find module '@duckdb\/node-api'/)
      .and.match(/Property 'readNumbers' does not exist on type 'Warehouse'/)
  })
})
