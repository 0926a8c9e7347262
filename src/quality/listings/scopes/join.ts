import type { Join } from '../../model/join.ts'
import { JOIN } from './owner.ts'
import { inRepository } from './scope.ts'

interface JoinFinder {
  readonly joins: {
    /** @throws JoinUnknown */
    findId(repositoryId: number, id: string): Promise<Join>
  }
}

/** What the catalogue has about a join. */
export const joinRecordsScope = inRepository({
  owners: [JOIN],
  find: async ({ joins }: JoinFinder, { id }, { joinId }) => ({
    joinId: (await joins.findId(id, joinId)).id,
  }),
})

/** A join whose result sets are read from the loads of its two entities. */
export const joinScope = inRepository({
  owners: [JOIN],
  find: ({ joins }: JoinFinder, { id }, { joinId }) => joins.findId(id, joinId),
})
