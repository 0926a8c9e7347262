import type { Steps } from '../../../lib/steps.ts'
/** The reference format: `fixed` has the program text in columns 8 to 72, `free` in all columns. */
export type SourceFormat = 'fixed' | 'free'

/** Characters that column 7 may have in fixed form. */
const INDICATORS = new Set([' ', '*', '/', '-', 'D', 'd', '$'])

/** Begin of an entry, a COPY statement, a header or a directive. */
const STATEMENT =
  /^(?:\d{1,2}(?:[\s.]|$)|(?:copy|fd|sd|data|file|working-storage|linkage|local-storage|exec|replace|eject|skip[123]|title)(?:[\s.]|$)|>>|\$)/i

/** The effect of a directive that sets the format of the following lines; undefined for all other lines. */
export function formatDirective(line: string): SourceFormat | undefined {
  const match =
    /^(?:[^\s*]{6})?\s*(?:>>\s*source\s+(?:format\s+)?(?:is\s+)?|\$set\s+sourceformat\s*(?:is\s*)?[("' ]*)(fixed|free)\b/i.exec(
      line,
    )
  return match === null ? undefined : match[1]!.toLowerCase() === 'free' ? 'free' : 'fixed'
}

/**
 * Detects the format of a copybook from lines that are possible in one format only. A copybook whose lines are all
 * possible in both formats is in fixed form.
 * @param lines without tabs
 */
export function* detectFormat(lines: readonly string[]): Steps<SourceFormat> {
  let fixed = 0
  let free = 0
  for (const line of lines) {
    yield
    const format = formatDirective(line)
    if (format !== undefined) return fixed > free ? 'fixed' : fixed < free ? 'free' : format
    const evidence = evidenceOf(line)
    if (evidence === 'fixed') fixed++
    if (evidence === 'free') free++
  }
  return free > fixed ? 'free' : 'fixed'
}

function evidenceOf(line: string): SourceFormat | undefined {
  const text = line.trimStart()
  // Lines of stars are comments in both formats.
  if (text === '' || text.startsWith('*')) return undefined
  const sequence = line.slice(0, 6)
  const indicator = line.charAt(6)
  const isSequence = /^[^\s.'"]{6}$/.test(sequence)
  const isLevel = /^ *\d{1,2}(?: +\S.*| *)$/.test(sequence) && !isSequence
  if (/^ *\d{1,2} +[^\d\s]/.test(sequence)) return 'free'
  if (isLevel && line.length > 6 && indicator !== ' ') return 'free'
  const isCut = sequence.trim() !== '' && !isSequence
  if (isCut && STATEMENT.test(text) && !STATEMENT.test(line.slice(7).trimStart())) return 'free'
  if (indicator !== '' && !INDICATORS.has(indicator)) return isSequence ? undefined : 'free'
  if (line.length <= 6) return isSequence || /^\s*\d+\s*$/.test(line) ? 'fixed' : 'free'
  if (isSequence && !STATEMENT.test(text)) return 'fixed'
  if (sequence.trim() === '' && (indicator === '-' || indicator === '/')) return 'fixed'
  return undefined
}
