// @ts-check
// A program of somebody who installed the TypeScript SDK of the quality service: reads the rows of an entity in both
// forms, and the commands of a file, and prints them as JSON. Arguments: address, name, password, repository, number of
// the entity, file of commands.
import { readFile } from 'node:fs/promises'
import * as sdk from '@groundtruth/quality'

const [basePath = '', username = '', password = '', repository = '', entityID = '', file = ''] =
  process.argv.slice(2)
const entities = new sdk.EntitiesApi(new sdk.Configuration({ basePath, username, password }))

const external = await entities.listRows({ repository, entityID, external: '1' })
const plain = await entities.listRows({ repository, entityID })
const listed = await entities.listEntities({ repository, external: '1' })

/** @type {Record<string, any>} */
const functions = sdk
/** @type {[string, unknown][]} */
const commands = JSON.parse(await readFile(file, 'utf8'))

/** @type {import('@groundtruth/quality').ExternalRow[]} */
const columns = external.rows.filter((row) => sdk.instanceOfExternalRow(row))

process.stdout.write(
  sdk.stringifyJson({
    external: columns.map((row) => Object.entries(row)),
    written: external.rows.map((row) => sdk.stringifyJson(sdk.RowToJSON(row))),
    plain: plain.rows.map((row) => (sdk.instanceOfExternalRow(row) ? 'external' : row.dataRow)),
    addresses: listed.rows.map((row) => row['@url']),
    commands: commands.map(([name, body]) =>
      functions[`${name}ToJSON`]?.(functions[`${name}FromJSON`]?.(body)),
    ),
  }),
)
