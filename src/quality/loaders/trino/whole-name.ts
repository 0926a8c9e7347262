import { printable } from '../../../lib/text.ts'
import { TRINO } from '../database/dialects/trino.ts'
import { parseTableName, type TableName } from '../database/table-name.ts'
import { InvalidSource } from '../errors.ts'
import type { TrinoConnection } from './trino-connection.ts'
import { isOfWarehouse, schemaOfWarehouse } from './warehouse-schemas.ts'

/** Its tables show the queries of all users, with the values in them. */
export const CATALOG_OF_CLUSTER = 'system'

/** Schemas in which a catalog describes itself. They have the names of all tables, also of those of repositories. */
export const SCHEMAS_OF_CATALOG = ['information_schema', 'system']

/** The name of a table with its catalog and schema. */
export type WholeName = Required<TableName>

/**
 * Reads the name of a table. The connection has the parts that are left out.
 * @throws InvalidSource
 */
export function wholeName(
  text: string,
  { cluster, warehouses }: Pick<TrinoConnection, 'cluster' | 'warehouses'>,
): WholeName {
  const read = parseTableName(text, TRINO, cluster.schema)
  // Trino compares names without case, also those in quotes.
  const catalog = (read.catalog ?? cluster.catalog)?.toLowerCase()
  const schema = read.schema?.toLowerCase()
  const fail = (detail: string): never => {
    throw new InvalidSource([{ pointer: '/data/connectInfo/sourceFile', detail }])
  }
  if (catalog === undefined || schema === undefined)
    return fail(
      `The name ${printable(text)} has no ${catalog === undefined ? 'catalog' : 'schema'}: write catalog.schema.table, or set CATALOG and SCHEMA of the connection.`,
    )
  if (catalog === CATALOG_OF_CLUSTER)
    return fail(
      'Tables of the catalog system show the queries of all users; name a table of another catalog.',
    )
  if (SCHEMAS_OF_CATALOG.includes(schema))
    return fail(
      `The schema ${schema} has the names of all tables of the catalog; name a table of another schema.`,
    )
  if (isOfWarehouse(warehouses, catalog, schema)) return fail(schemaOfWarehouse(schema))
  return { catalog, schema, table: read.table }
}
