import { html } from '../../site/html.ts'
import type { ReportTables } from '../model/warehouse/report-tables.ts'
import type { Warehouse } from '../model/warehouse/warehouse.ts'
import { attributeSection } from './attribute-section.ts'
import { dependenciesPart, readConflicts } from './dependencies/dependencies-part.ts'
import { findFindings } from './findings.ts'
import type { Finding } from './finding.ts'
import { findingsPart, overview, rejectedPart, title, worstLevels, type ShownFinding } from './report-head.ts'
import type { ReportSource } from './report-model.ts'
import { FindingsReader } from './findings-reader.ts'
import { joinsPart } from './joins-part.ts'
import { PAGE_END, PageFrame } from './page-frame.ts'
import { ReportReader } from './report-reader.ts'
import { readRules, rulesPart } from './rules-part.ts'
import { REPORT_STYLES } from './report-styles.ts'

/** Findings at the head of the page. The attributes' sections show all findings. */
const MAX_FINDINGS = 24
/** Example values of a finding. */
const MAX_EXAMPLES = 3

const FRAME = new PageFrame(REPORT_STYLES)

/** The policy of the page as a response header. */
export const REPORT_HEADER = FRAME.header

/**
 * The report of a profiled load as one HTML page, made piece by piece on demand: first the head, then each attribute.
 * It reads one snapshot, even if another load replaces this load concurrently.
 * @throws TableUnknown at the first piece if the load's tables are already deleted
 */
export async function* reportPage(
  warehouse: Warehouse,
  source: ReportSource,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const transaction = await warehouse.knex.transaction()
  try {
    yield* pieces(warehouse.reportTables(source.entity, transaction), source, signal)
  } finally {
    await transaction.rollback()
  }
}

async function* pieces(
  tables: ReportTables,
  source: ReportSource,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const { entity, attributes } = source
  const findingsReader = new FindingsReader(tables)
  const reader = new ReportReader(tables, findingsReader, entity.encoding)
  const findings = findFindings(source, await findingsReader.hints(attributes))
  const first: ShownFinding[] = []
  for (const finding of findings.slice(0, MAX_FINDINGS)) {
    signal.throwIfAborted()
    const { attribute, examples } = finding
    const values =
      attribute && examples ? await findingsReader.examples(attribute, examples, MAX_EXAMPLES) : []
    first.push({ ...finding, values })
  }
  const rules = await readRules(tables, source)
  const nearly = await readConflicts(tables, source.dependencies, signal)
  const rejected = entity.rejected > 0 ? await reader.rejected() : []
  yield FRAME.begin(`${entity.name} · Data profile`, { id: 'attributes', name: 'the attributes' })
  yield html`${title(source)} ${findingsPart(first, findings.length - first.length, entity)}
  ${rulesPart(rules, source)} ${dependenciesPart(source, nearly)} ${joinsPart(source)}
  ${rejectedPart(rejected, entity)} ${overview(attributes, worstLevels(findings))}`.toString()
  const byAttribute = groupedByAttribute(findings)
  for await (const details of reader.details(attributes)) {
    signal.throwIfAborted()
    yield attributeSection(details, byAttribute.get(details.attribute.id) ?? []).toString()
  }
  yield PAGE_END
}

function groupedByAttribute(findings: readonly Finding[]): ReadonlyMap<number, Finding[]> {
  const groups = new Map<number, Finding[]>()
  for (const finding of findings) {
    if (finding.attribute === undefined) continue
    const group = groups.get(finding.attribute.id)
    if (group === undefined) groups.set(finding.attribute.id, [finding])
    else group.push(finding)
  }
  return groups
}
