import { inRepository } from './scope.ts'

/** A repository. */
export const repositoryScope = inRepository({ owners: [], find: (_, repository) => repository })

/** The rules, joins or runs of all entities of a repository. */
export const allEntitiesScope = inRepository({ owners: [], find: (_, repository) => ({ repository }) })
