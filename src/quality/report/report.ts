import { createHash } from 'node:crypto'
import { html, type Html } from '../../site/html.ts'
import { ICON } from '../../site/styles.ts'
import type { ReportTables } from '../model/report-tables.ts'
import type { Warehouse } from '../model/warehouse.ts'
import { attributeSection } from './attribute-section.ts'
import { findFindings, type Finding } from './findings.ts'
import { findingsPart, overview, rejectedPart, title, worstLevels, type ShownFinding } from './report-head.ts'
import type { ReportEntity, ReportSource } from './report-model.ts'
import { FindingsReader } from './findings-reader.ts'
import { ReportReader } from './report-reader.ts'
import { readRules, rulesPart } from './rules-part.ts'
import { REPORT_STYLES } from './report-styles.ts'

/** Findings at the head of the page. The attributes' sections show all findings. */
const MAX_FINDINGS = 24
/** Example values of a finding. */
const MAX_EXAMPLES = 3

/** Allows only the page's own style and icon. The page contains the policy, so it also holds for a saved file. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(REPORT_STYLES).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** The policy as a response header, with the directives that a page cannot contain. */
export const REPORT_HEADER = `${POLICY}; frame-ancestors 'none'; sandbox`

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
  const rejected = entity.rejected > 0 ? await reader.rejected() : []
  // Elements that stay open are plain strings, because a template must be complete.
  yield `<!doctype html>\n<html lang="en">\n<head>${head(entity).toString()}<style>${REPORT_STYLES}</style></head>\n<body>\n`
  yield html`<a class="skip" href="#attributes">Skip to the attributes</a>`.toString()
  yield '<main>'
  yield html`${title(source)} ${findingsPart(first, findings.length - first.length)}
  ${rulesPart(rules, source)} ${rejectedPart(rejected, entity)} ${overview(attributes, worstLevels(findings))}`.toString()
  const byAttribute = groupedByAttribute(findings)
  for await (const details of reader.details(attributes)) {
    signal.throwIfAborted()
    yield attributeSection(details, byAttribute.get(details.attribute.id) ?? []).toString()
  }
  yield '</main>\n<footer><p>Made by Groundtruth.</p></footer>\n</body>\n</html>\n'
}

const head = ({ name }: ReportEntity): Html =>
  html`<meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <title>${name} · Data profile</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="data:image/svg+xml,${encodeURIComponent(ICON)}" />`

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
