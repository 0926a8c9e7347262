import { reportPage } from '../report/report.ts'
import type { ReportSource } from '../report/report-model.ts'
import type { Requester } from '../listings/requester.ts'
import type { AnswerPieces, PageAnswers } from '../listings/page-answers.ts'
import { SLOW } from '../listings/query-lanes.ts'
import type { ServedLoad } from '../listings/served-load.ts'
import type { ServedLoads } from './served-loads.ts'

/** Profiles of entities as HTML reports. */
export class Reports {
  readonly #loads: ServedLoads
  readonly #answers: PageAnswers

  constructor(loads: ServedLoads, answers: PageAnswers) {
    this.#loads = loads
    this.#answers = answers
  }

  /**
   * The report of an entity as pieces of HTML. It is read wholly from one load, even if a reload replaces that load
   * during the reading.
   * @throws EntityUnknown, NotProfiled
   */
  page(repositoryId: number, entityNumber: number, requester: Requester): Promise<AnswerPieces> {
    return this.#loads.read(repositoryId, entityNumber, async (load) => {
      const source = await sourceOf(load)
      return this.#answers.begin(requester, SLOW, (signal) => reportPage(load.warehouse, source, signal))
    })
  }
}

async function sourceOf(load: ServedLoad): Promise<ReportSource> {
  const { id, generation, name, description, source, loadedRows, rejectedRows, loadedAt, loadedBy } =
    load.entity
  return {
    entity: {
      id,
      generation,
      name,
      description,
      sourceFile: source.sourceFile,
      encoding: source.encoding,
      rows: loadedRows,
      rejected: rejectedRows,
      loadedAt,
      loadedBy,
    },
    attributes: await load.profiledAttributes(),
  }
}
