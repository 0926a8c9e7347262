import type { Caller } from '../../contract/call.ts'
import type { OperationSpec } from '../../contract/contract.ts'
import type { InvalidRequest } from '../../contract/faults.ts'
import { SeveralFaults, SpatialError, UnknownCollection } from '../model/errors.ts'
import type { CollectionAccess } from '../services/collection-access.ts'
import { withLists } from './lists-of-target.ts'
import { principalOf } from './security.ts'
import { readPageQuery, type PageRequest } from '../services/page-query.ts'

/**
 * Adds the faults of a request for items that only its collection tells, such as parameters that are not properties, to
 * the faults that the contract tells. A client then learns all of them at once.
 */
export const withFurtherFaults =
  (collections: CollectionAccess) =>
  (error: InvalidRequest, { id }: Pick<OperationSpec, 'id'>, caller: Caller): Error => {
    if (id !== 'getItems' || !error.parameters) return error
    const { path, query } = error.parameters
    try {
      const visible = collections.of(principalOf(caller))
      const collection = visible.find(path['group'] as string, path['name'] as string)
      readPageQuery(collection, withLists({ limit: 1, ...(query as Partial<PageRequest>) }, caller.target))
      return error
    } catch (further) {
      if (!(further instanceof SpatialError)) throw further
      // The contract's faults come first: without a collection nothing more can be said about the parameters.
      if (further instanceof UnknownCollection) return error
      return new SeveralFaults([error, ...(further instanceof SeveralFaults ? further.faults : [further])])
    }
  }
