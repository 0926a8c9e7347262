/** Names of the two tables of a load. */
export const rowsTable = (entityId: number, generation: number): string => `e${entityId}_g${generation}`
export const rejectsTable = (entityId: number, generation: number): string => `r${entityId}_g${generation}`

/** Whether a table belongs to any load of an entity. */
export const isTableOf = (table: string, entityId: number): boolean =>
  table.startsWith(`e${entityId}_g`) || table.startsWith(`r${entityId}_g`)
