/** The engines that can hold the rows of a repository: the embedded one, and a cluster of Trino. */
export const ENGINES = ['embedded', 'trino'] as const

/** The engine of a repository, as the catalogue names it. */
export type Engine = (typeof ENGINES)[number]
