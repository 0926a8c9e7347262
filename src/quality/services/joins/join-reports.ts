import { nextTurn } from '../../../lib/turns.ts'
import type { LoadPair } from '../../joins/keyed-side.ts'
import type { AnswerPieces, PageAnswers } from '../../listings/page-answers.ts'
import { SLOW } from '../../listings/query-lanes.ts'
import type { Requester } from '../../listings/requester.ts'
import type { ServedLoad } from '../../listings/served-load.ts'
import { joinIdOf, keyOfJoin } from '../../model/join-key.ts'
import type { Join } from '../../model/join.ts'
import type { RepositoryRef } from '../../model/links.ts'
import { diagramMermaid } from '../../report/joins/diagram-mermaid.ts'
import { diagramModel, type DiagramModel } from '../../report/joins/diagram-model.ts'
import { diagramSvg } from '../../report/joins/diagram-svg.ts'
import type { JoinExamples, JoinReportModel, JoinReportSide } from '../../report/joins/join-report-model.ts'
import { joinReportPage } from '../../report/joins/join-report.ts'
import type { EntityLoads } from '../../stores/entities/entity-loads.ts'
import type { JoinCatalogue } from '../../stores/joins/joins.ts'
import { joinedPair } from './join-rows.ts'
import type { Joins } from './joins.ts'
import type { ServedLoads } from '../entities/served-loads.ts'

/** Values of a region that the report shows. */
const MAX_EXAMPLES = 8
/** Joins of a diagram. */
const MAX_DIAGRAM_JOINS = 1000

export interface JoinReportsOptions {
  readonly joins: Pick<Joins, 'findId'>
  readonly store: Pick<JoinCatalogue, 'ofRepository'>
  readonly loads: Pick<ServedLoads, 'readPair' | 'memory'>
  readonly entityLoads: Pick<EntityLoads, 'attributeNames'>
  readonly answers: Pick<PageAnswers, 'begin'>
}

/** Joins as pages for people. */
export class JoinReports {
  readonly #options: JoinReportsOptions

  constructor(options: JoinReportsOptions) {
    this.#options = options
  }

  /**
   * The report of a join as HTML.
   * @throws JoinUnknown
   */
  page(repositoryId: number, joinId: string, requester: Requester): Promise<AnswerPieces> {
    const { joins, loads, answers } = this.#options
    return loads.readPair(
      () => joins.findId(repositoryId, joinId),
      (pair, join) =>
        answers.begin(requester, SLOW, async function* (signal) {
          yield joinReportPage(await reportModel(pair, join, loads.memory, signal))
        }),
    )
  }

  /** The permanent joins of a repository as an SVG drawing. */
  drawing(repository: RepositoryRef, requester: Requester): Promise<AnswerPieces> {
    return this.#diagram(repository, requester, diagramSvg)
  }

  /** The same as a Mermaid diagram. */
  mermaid(repository: RepositoryRef, requester: Requester): Promise<AnswerPieces> {
    return this.#diagram(repository, requester, diagramMermaid)
  }

  #diagram(
    repository: RepositoryRef,
    requester: Requester,
    render: (model: DiagramModel) => Iterable<string>,
  ): Promise<AnswerPieces> {
    const model = (): Promise<DiagramModel> => this.#diagramModel(repository)
    return this.#options.answers.begin(requester, SLOW, async function* () {
      for (const piece of render(await model())) {
        yield piece
        // A piece takes some milliseconds: yield between concurrent requests.
        await nextTurn()
      }
    })
  }

  async #diagramModel({ id, name }: RepositoryRef): Promise<DiagramModel> {
    const { store, entityLoads } = this.#options
    const joins = await store.ofRepository(id, { status: 'Permanent', limit: MAX_DIAGRAM_JOINS + 1 })
    const shown = joins.slice(0, MAX_DIAGRAM_JOINS)
    const names = await entityLoads.attributeNames(comparedAttributes(shown))
    return diagramModel(
      name,
      shown,
      (entityId, attributeId) => names.get(entityId)?.attributes.get(attributeId),
      shown.length < joins.length,
    )
  }
}

/** The attributes of joins by the ids of their entities. */
export function comparedAttributes(joins: readonly Join[]): Map<number, Set<number>> {
  const wanted = new Map<number, Set<number>>()
  for (const { entityId, attributeIds } of joins.flatMap(({ left, right }) => [left, right])) {
    const ids = wanted.get(entityId) ?? new Set()
    for (const id of attributeIds) ids.add(id)
    wanted.set(entityId, ids)
  }
  return wanted
}

async function reportModel(
  pair: LoadPair,
  join: Join,
  memory: ServedLoads['memory'],
  signal: AbortSignal,
): Promise<JoinReportModel> {
  const left = await reportSide(pair.left, join.left, join.leftGeneration)
  const right = await reportSide(pair.right, join.right, join.rightGeneration)
  return {
    id: joinIdOf(keyOfJoin(join)),
    status: join.status,
    function: join.function,
    pattern: join.pattern,
    analysedAt: join.analysedAt,
    figures: join.figures,
    left,
    right,
    examples:
      left.isReloaded || right.isReloaded ? undefined : await readExamples(pair, join, memory, signal),
  }
}

async function reportSide(
  load: ServedLoad,
  { entityNumber, attributeIds, filter }: Join['left'],
  generation: number,
): Promise<JoinReportSide> {
  const attributes = new Map((await load.attributes()).map(({ id, humanName }) => [id, humanName]))
  return {
    entity: entityNumber,
    name: load.entity.name,
    // A reload may have removed the attribute.
    attributes: attributeIds.map((id) => attributes.get(id) ?? `attribute ${id}`),
    filter,
    isReloaded: load.entity.generation !== generation,
  }
}

async function readExamples(
  pair: LoadPair,
  join: Join,
  memory: ServedLoads['memory'],
  signal: AbortSignal,
): Promise<JoinExamples> {
  const { sets } = await joinedPair(pair, join, memory)
  return {
    matching: await sets.examples('common', MAX_EXAMPLES, signal),
    leftOnly: await sets.examples('left', MAX_EXAMPLES, signal),
    rightOnly: await sets.examples('right', MAX_EXAMPLES, signal),
  }
}
