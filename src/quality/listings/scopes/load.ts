import { COPIES, ENTITY, ROW } from './owner.ts'
import { inLoad } from './scope.ts'

/** The load of an entity. */
export const loadScope = inLoad({ owners: [ENTITY], find: (_, place) => place })

/** The rows of a load that have a number of copies. */
export const copiesScope = inLoad({
  owners: [ENTITY],
  optional: [COPIES],
  find: (_, { load }, { copies }) => ({ load, copies }),
})

/** A row of a load. */
export const rowScope = inLoad({
  owners: [ENTITY],
  optional: [ROW],
  find: (_, place, { row }) => ({ ...place, row }),
})
