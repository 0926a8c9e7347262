import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { QualityServer } from '../support/quality-server.ts'
import type { LoadedTable } from './tables.ts'

export interface Loaded extends LoadedTable {
  /** What the load was told about the file. */
  readonly connectInfo: Readonly<Record<string, unknown>>
  readonly rejected: number
}

const PAGE = 10_000
/** Members of `detected` that are no members of `connectInfo`. */
const NO_MEMBERS = new Set(['compressed', 'compression', 'header', 'evidence', 'sheets'])

/**
 * Loads a file as a person does who knows nothing of it: it is previewed as a delimited file. If this is refused with
 * another type, it is previewed with that type. Then it is loaded with all that the preview detected.
 * @param told members of `connectInfo` that the person adds
 */
export async function loadByPreview(
  server: QualityServer,
  name: string,
  path: string,
  told: Readonly<Record<string, unknown>> = {},
  maxRejected = 0,
): Promise<Loaded> {
  const sourceFile = await server.upload(basename(path), readFileSync(path))
  const send = async (command: string, connectInfo: Record<string, unknown>, data = {}) => {
    const sent = { command, data: { source: 'client', connectInfo, ...data } }
    return server.command('/entities', sent)
  }
  const preview = (type: string) =>
    send('preview', { type, sourceFile, ...(type === 'delimited' && { attr: 'none' }), ...told })
  let type = (told['type'] as string | undefined) ?? 'delimited'
  let previewed = await preview(type)
  const named = /Set `type` to (\w+)/i.exec(previewed.body.detail ?? '')
  if (named !== null) {
    type = named[1]!
    previewed = await preview(type)
  }
  if (previewed.status !== 200) throw new Error(`The preview answered ${JSON.stringify(previewed.body)}`)
  const detected = Object.entries(previewed.body.metadata['detected'] as object).filter(
    ([member]) => !NO_MEMBERS.has(member),
  )
  const connectInfo = { type, sourceFile, ...Object.fromEntries(detected), ...told }
  const created = await send('create', connectInfo, { entityName: name, maxRejected })
  if (created.status !== 200) throw new Error(`The load answered ${JSON.stringify(created.body)}`)
  const job = await server.ended(created.body.job)
  if (job['State'] !== 'Completed') throw new Error(`The load failed: ${job['Reason']}`)
  const entity = `/entities/${created.body.entityId}`
  const attributes = await server.rows(`${entity}/attributes?pageSize=${PAGE}`)
  const numberOf = (text: string | undefined) => Number(text?.replaceAll(',', ''))
  return {
    names: attributes.map(({ Name }) => Name!),
    rows: await rowsOf(server, `${entity}/rows`),
    empty: attributes.map(({ Nulls, Blanks }) => numberOf(Nulls) + numberOf(Blanks)),
    connectInfo,
    rejected: (await server.rows(`${entity}/rejected?pageSize=${PAGE}`)).length,
  }
}

/** All rows in their order, without their numbers. */
async function rowsOf(server: QualityServer, path: string): Promise<string[][]> {
  const rows: string[][] = []
  for (;;) {
    const answer = await server.ask(`${path}?pageSize=${PAGE}&pageStart=${rows.length + 1}`)
    const { rows: found } = (await answer.json()) as { rows: '' | { dataRow: string[] }[] }
    if (found === '') return rows
    rows.push(...found.map(({ dataRow }) => dataRow.slice(1)))
    if (found.length < PAGE) return rows
  }
}
