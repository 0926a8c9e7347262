/** The kinds of databases that hold catalogues, in manifests of backups, with the files of their copies. */
export const COPIES = { sqlite: 'catalogue.sqlite', postgres: 'catalogue-copy.sqlite' } as const

export type CatalogueKind = keyof typeof COPIES

export const isCatalogueKind = (kind: string): kind is CatalogueKind => Object.hasOwn(COPIES, kind)
