import { Conflict, QualityError, Unknown, type DataFault } from './errors.ts'
import { joinIdOf } from './join-key.ts'
import { ROWS_WITHOUT_INDEX, type JoinKey } from './join.ts'

export class JoinUnknown extends Unknown {
  /** The place in the body, if the request names several joins. */
  readonly faults: readonly DataFault[]

  /**
   * @param place.entity the number of the entity that the join must have
   * @param place.pointer to the name of the join in the body
   */
  constructor(
    key: JoinKey,
    { entity, pointer }: { readonly entity?: number | undefined; readonly pointer?: string } = {},
  ) {
    const owner = entity === undefined ? 'in this repository' : `of the entity ${entity}`
    const detail = `There is no join ${joinIdOf(key)} ${owner}.`
    super(detail)
    this.faults = pointer === undefined ? [] : [{ pointer, detail }]
  }
}

/** The rows of a join are known only for the loads that were compared. */
export class JoinStale extends Conflict {
  constructor(key: JoinKey) {
    const id = joinIdOf(key)
    super(
      `An entity of the join ${id} was loaded after the join was analysed; analyse it again with the command run of /joins/${id}.`,
    )
  }
}

/** The present rows of an entity do not have an attribute of a join, or a filter does not fit them. */
export class JoinUnusable extends Conflict {
  constructor(key: JoinKey, reason: string) {
    super(`The join ${joinIdOf(key)} does not fit the present attributes of its entities: ${reason}`)
  }
}

/** Small entities are joined fast without an index. */
export class JoinIndexNotNeeded extends Conflict {
  constructor() {
    super(
      `An index of a join is made only if one of its entities has more than ${ROWS_WITHOUT_INDEX.toLocaleString('en')} rows; leave createJoinIndex out, or set it to 0.`,
    )
  }
}

/** The repository has as many joins as it may have. */
export class TooManyJoins extends Conflict {
  constructor(max: number) {
    super(
      `The repository has ${max.toLocaleString('en')} joins, which is the maximum; delete joins that are not needed.`,
    )
  }
}

/** The joins were deleted while a job worked on them. */
export class JoinGone extends QualityError {
  constructor() {
    super('The join was deleted.')
  }
}
