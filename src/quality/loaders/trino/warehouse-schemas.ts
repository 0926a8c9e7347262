/** The schemas in which a cluster has the rows of repositories. */
export interface WarehouseSchemas {
  readonly catalog: string
  /** The beginning of their names: repository 5 has the schema `<schema>_5`. */
  readonly schema: string
}

/** `<schema>_probe` is where the server tries what the cluster can do. */
const OWN_PART = /^_(?:\d+|probe)$/

/**
 * True if a schema has rows of a repository. The cluster is not compared: it may have several names.
 * @param catalog in lower case, as `schema`
 */
export const isOfWarehouse = (
  warehouses: WarehouseSchemas | undefined,
  catalog: string | undefined,
  schema: string | undefined,
): boolean =>
  warehouses !== undefined &&
  catalog === warehouses.catalog &&
  schema?.startsWith(warehouses.schema) === true &&
  OWN_PART.test(schema.slice(warehouses.schema.length))

/** The sentence for such a schema. */
export const schemaOfWarehouse = (schema: string): string =>
  `The schema ${schema} has the rows of a repository, which no connection reads: name another schema.`
