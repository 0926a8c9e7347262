import { MIGRATIONS } from '../../../src/migrations.ts'
import { openCatalogue } from '../../support/catalogue.ts'
import type {
  AnalysedJoin,
  JoinFigures,
  JoinFunction,
  JoinStatus,
  PatternEncoding,
} from '../../../src/quality/model/join.ts'
import { JoinAnalyses } from '../../../src/quality/stores/joins/join-analyses.ts'
import { nextNumber } from '../../../src/quality/stores/shared/next-number.ts'
import { recordingLogger } from '../../platform/support.ts'
import { COMPARED, naiveJoin } from '../joins/naive-join.ts'
import type { Field } from '../stores/pieces.ts'

/** A side of a join, with the rows that its entity was loaded from. */
export interface SavedSide {
  /** The number of the entity in the repository. */
  readonly entity: number
  readonly attributes: readonly number[]
  readonly rows: readonly (readonly Field[])[]
  readonly filter?: string
  /** The rows that the filter admits. */
  readonly admits?: (row: readonly Field[]) => boolean
}

export interface SavedJoin {
  readonly left: SavedSide
  readonly right: SavedSide
  readonly function?: JoinFunction
  readonly pattern?: PatternEncoding
  /** Instead of the figures of the rows. */
  readonly figures?: JoinFigures
}

/**
 * Saves joins as a job does, with the figures of their rows, beside a server that runs.
 * @returns the number of the job
 */
export async function saveJoins(
  dataDir: string,
  status: JoinStatus,
  joins: readonly SavedJoin[],
  { repository = 'test', name = 'restjob', user = 'admin' } = {},
): Promise<number> {
  const catalogue = await openCatalogue(dataDir, MIGRATIONS, recordingLogger().logger)
  try {
    const { knex } = catalogue
    const analyses = new JoinAnalyses(catalogue)
    const { id: repositoryId } = await knex('repositories')
      .where({ name: repository })
      .first<{ id: number }>()
    const now = new Date().toISOString()
    const number = await knex.transaction((own) => nextNumber('last_job', repositoryId, own))
    const [job] = await knex('jobs')
      .insert({
        ...{ repository_id: repositoryId, number, type: 'Execute Join', name, params: '{}' },
        ...{ status: 'Completed', message: '', reason: '', created_at: now, created_by: user, ended_at: now },
      })
      .returning<{ id: number }[]>('id')
    const entities = new Set(joins.flatMap(({ left, right }) => [left.entity, right.entity])).size
    const saver = { id: job!.id, repositoryId, createdBy: user, entities }
    const sideOf = async ({ entity, attributes, filter }: SavedSide) => {
      const found = await knex('entities')
        .where({ repository_id: repositoryId, number: entity })
        .first<{ id: number; generation: number }>('id', 'generation')
      return { ...found, side: { entityId: found.id, attributeIds: attributes, filter } }
    }
    const analysed: AnalysedJoin[] = []
    for (const join of joins) {
      const [left, right] = [await sideOf(join.left), await sideOf(join.right)]
      const { function: by = 'value', pattern } = join
      analysed.push({
        definition: { left: left.side, right: right.side, function: by, pattern },
        figures: join.figures ?? figuresOf(join, pattern ?? by),
        leftGeneration: left.generation,
        rightGeneration: right.generation,
        analysedAt: now,
        indexId: undefined,
      })
    }
    await knex.transaction(async (transaction) => {
      await analyses.save(analysed, status, saver, transaction)
      await analyses.completeJob(saver, transaction)
    })
    return number
  } finally {
    await catalogue.close()
  }
}

const figuresOf = ({ left, right }: SavedJoin, by: string): JoinFigures =>
  naiveJoin(naiveSide(left), naiveSide(right), COMPARED[by]!).figures

const naiveSide = ({ rows, attributes, admits = () => true }: SavedSide) => ({
  rows,
  columns: attributes.map((id) => id - 1),
  admits,
})
