import { expect } from 'chai'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../../scripts/inputs.mjs'
import { generatedFixture } from '../support/fixture-contract.ts'

/** A handler for each operation of the fixture `workshop`, as a correct program has them. */
const HANDLERS: Readonly<Record<string, string>> = {
  getTool: `async ({ path }, reply) => reply.ok({ id: path.id, name: 'saw', edge: [30, 'steel'] })`,
  commandTool: `async ({ path: { id }, body }, reply) => runCommand(body, {
    sharpen: ({ edge }) => reply.ok({ id, name: null, edge: edge ?? [1, 'bronze'] }),
    rename: ({ name }) => reply.ok({ id, name, edge: [1, 'bronze'] }),
    lend: ({ to }) => reply.created({ job: String(to) }, { Location: '/jobs/1' }),
  })`,
  deleteTool: `async (_, reply) => reply.noContent()`,
  getFirstPart: `async (_, reply) => reply.ok({ id: 1, name: null, edge: [1, 'steel'] })`,
  getDrawer: `async (_, reply) => reply.ok({ id: 1, name: null, edge: [1, 'steel'] })`,
  getShelf: `async (_, reply) => reply.ok({ items: '' })`,
  getLamp: `async (_, reply) => reply.noContent()`,
  setLamp: `async (_, reply) => reply.ok({ burns: true })`,
  getClock: `async ({ accepts }, reply) =>
    accepts === 'text/event-stream' ? reply.okEventStream('data: now\\n\\n') : reply.ok({ time: accepts })`,
  hangPicture: `async ({ body }, reply) => {
    let bytes = 0
    for await (const chunk of body.picture.content) bytes += chunk.length
    return reply.created({ name: body.picture.filename, bytes })
  }`,
  getNotices: `async (_, reply) => reply.ok(['Back at noon'], { ETag: 'W/"1"' })`,
}

const program = (handlers: Readonly<Record<string, string | undefined>>) => `
import { runCommand } from '../../src/contract/commands.ts'
import type { WorkshopHandlers } from '../../generated/workshop/contract.ts'
export const handlers: WorkshopHandlers = {
${Object.entries(handlers)
  .filter(([, code]) => code !== undefined)
  .map(([name, code]) => `  ${name}: ${code},`)
  .join('\n')}
}
`

/** Programs that differ from the correct one in one thing. */
const PROGRAMS = {
  right: program(HANDLERS),
  forgotten: program({ ...HANDLERS, deleteTool: undefined }),
  surplus: program({ ...HANDLERS, meltTool: `async () => { throw new Error('no') }` }),
  status: program({ ...HANDLERS, getTool: `async (_, reply) => reply.created({ job: '1' })` }),
  field: program({ ...HANDLERS, getTool: `async (_, reply) => reply.ok({ id: 1, edge: [1, 'steel'] })` }),
  type: program({
    ...HANDLERS,
    getTool: `async (_, reply) => reply.ok({ id: '1', name: null, edge: [1, 'steel'] })`,
  }),
  header: program({ ...HANDLERS, commandTool: `async (_, reply) => reply.created({ job: '1' })` }),
  otherHeader: program({
    ...HANDLERS,
    commandTool: `async (_, reply) => reply.created({ job: '1' }, { ETag: 'x' })`,
  }),
  parameter: program({
    ...HANDLERS,
    getFirstPart: `async ({ path }, reply) => reply.ok({ id: path.ident, name: null, edge: [1, 'steel'] })`,
  }),
  forgottenCommand: program({
    ...HANDLERS,
    commandTool: HANDLERS['commandTool']!.replace(/ {4}rename: .*\n/, ''),
  }),
  surplusCommand: program({
    ...HANDLERS,
    commandTool: HANDLERS['commandTool']!.replace(
      '    rename:',
      '    melt: () => reply.badRequest({ faults: [] }),\n    rename:',
    ),
  }),
  otherCommand: program({
    ...HANDLERS,
    commandTool: HANDLERS['commandTool']!.replace('({ to })', '({ edge: to })'),
  }),
  foreign: program({ ...HANDLERS, getTool: HANDLERS['deleteTool'] }),
} as const

type Name = keyof typeof PROGRAMS

describe('The compiler, given the generated types,', () => {
  let messages: Record<Name, string[]>

  before(async function () {
    this.timeout(60_000)
    messages = compile(await generatedFixture('workshop'))
  })

  const refuses = (name: Name, ...parts: RegExp[]) => {
    const all = messages[name].join('\n')
    expect(messages[name], 'nothing was found').to.not.be.empty
    for (const part of parts) expect(all).to.match(part)
  }

  it('takes a program that answers every operation as the contract says', () => {
    expect(messages.right).to.deep.equal([])
  })

  it('refuses a contract whose operation has no handler, and names the operation', () => {
    refuses('forgotten', /Property 'deleteTool' is missing/)
  })

  it('refuses a handler for an operation that is not there, and names it', () => {
    refuses('surplus', /'meltTool' does not exist in type/)
  })

  it('refuses a status that is not documented, and names the operation', () => {
    refuses('status', /Property 'created' does not exist on type 'Reply<Operations, "getTool">'/)
  })

  it('refuses a body that misses a field, and names the field', () => {
    refuses('field', /Property 'name' is missing in type/)
  })

  it('refuses a field of another type', () => {
    refuses('type', /Type 'string' is not assignable to type 'number'/)
  })

  it('refuses an answer without a header that the contract requires', () => {
    refuses('header', /Expected 2 arguments, but got 1/)
  })

  it('refuses an answer with another header than the one required', () => {
    refuses('otherHeader', /'ETag' does not exist in type.*Location|'Location' is missing/s)
  })

  it('refuses to read a parameter that the operation does not have', () => {
    refuses('parameter', /Property 'ident' does not exist/)
  })

  it('refuses commands of which one has no function, and names it', () => {
    refuses('forgottenCommand', /Property 'rename' is missing/)
  })

  it('refuses a function for a command that is not there, and names it', () => {
    refuses('surplusCommand', /'melt' does not exist in type/)
  })

  it('refuses to read the member of another command', () => {
    refuses('otherCommand', /Property 'edge' does not exist/)
  })

  it('refuses the answer of another operation', () => {
    refuses('foreign', /Property 'noContent' does not exist on type 'Reply<Operations, "getTool">'/)
  })
})

/** Compiles all programs at once, in memory, with the project's own settings; gives each one's messages. */
function compile(generated: ReadonlyMap<string, string>): Record<Name, string[]> {
  const names = Object.keys(PROGRAMS) as Name[]
  const fileOf = (name: string) => join(ROOT, 'test', 'codegen', `program-${name}.ts`)
  const virtual = new Map<string, string>([
    ...[...generated].map(([path, text]) => [join(ROOT, 'generated', 'workshop', path), text] as const),
    ...names.map((name) => [fileOf(name), PROGRAMS[name]] as const),
  ])
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: object
  }
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, ROOT)
  const host = ts.createCompilerHost(options)
  host.fileExists = (path) => virtual.has(path) || ts.sys.fileExists(path)
  host.readFile = (path) => virtual.get(path) ?? ts.sys.readFile(path)
  const folders = new Set([...virtual.keys()].map(dirname))
  host.directoryExists = (path) => folders.has(path) || ts.sys.directoryExists(path)
  const inner = host.getSourceFile.bind(host)
  host.getSourceFile = (path, target, ...rest) => {
    const text = virtual.get(path)
    return text === undefined ? inner(path, target, ...rest) : ts.createSourceFile(path, text, target)
  }
  const compiled = ts.createProgram({ rootNames: names.map(fileOf), options, host })
  return Object.fromEntries(
    names.map((name) => [
      name,
      ts
        .getPreEmitDiagnostics(compiled, compiled.getSourceFile(fileOf(name)))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    ]),
  ) as Record<Name, string[]>
}
