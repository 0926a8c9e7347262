import { reportPage } from '../report/report.ts'
import type { ReportSource } from '../report/report-model.ts'
import { begun } from '../listings/begun.ts'
import type { ServedLoad, ServedLoads } from './served-loads.ts'

/** What the profiles of entities say, as pages for people. */
export class Reports {
  readonly #loads: ServedLoads

  constructor(loads: ServedLoads) {
    this.#loads = loads
  }

  /**
   * The report of an entity as pieces of HTML: wholly of one load, also while another one takes its place.
   * @throws EntityUnknown, NotProfiled
   */
  page(repositoryId: number, entityId: number, signal: AbortSignal): Promise<AsyncIterable<string>> {
    return this.#loads.read(repositoryId, entityId, async (load) =>
      begun(reportPage(load.warehouse, await sourceOf(load), signal)),
    )
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
