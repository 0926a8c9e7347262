type Json = Record<string, unknown>

/** Problems whose sentences hold limits that the replay sets lower, and seconds to wait. */
const WITH_NUMBERS = new Set(['RateLimited', 'SlowedDown', 'QueueFull', 'UploadTooLarge', 'ExportNotReady'])

/**
 * An example, or the answer that it shows, with what differs from answer to answer put at the same value: times,
 * durations, the ids of what was created for the answer, and what is foreign to the example's point.
 */
export function steady(name: string, value: unknown): unknown {
  if (name in PARTS_OF_PAGES) return steadyPage(String(value), PARTS_OF_PAGES[name]!)
  if (name === 'JoinDrawing') return steadyElement(String(value).replace(/<style>.*?<\/style>/s, ''))
  if (name.startsWith('JoinDiagram')) return value
  if (name.startsWith('Exported')) return value
  if (typeof value === 'string') return steadyEvents(value)
  const copy = JSON.parse(withoutTimes(JSON.stringify(value))) as Json
  // Its id is one that the server made.
  if (name === 'InvalidRequestId') copy['id'] = ''
  // The example of the document leaves out most of it.
  if (name === 'OpenApiDocument') return { openapi: copy['openapi'], servers: copy['servers'] }
  if (WITH_NUMBERS.has(name)) copy['detail'] = withoutNumbers(copy['detail'])
  // When the session of the answer ends.
  if ('expiresAt' in copy) copy['expiresAt'] = ''
  // Each webhook has its own.
  if ('secret' in copy) copy['secret'] = ''
  // What a command has created or begun, by its number.
  for (const member of ['url', 'uri', 'entityId', 'job'])
    if (member in copy) copy[member] = withoutNumbers(copy[member])
  return copy
}

const withoutNumbers = (value: unknown): string => String(value).replace(/\d+/g, 'n')

const withoutTimes = (text: string): string =>
  text
    .replace(/\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d/g, '2026/11/21 09:30:00')
    .replace(/"\d{4}\/\d\d\/\d\d"/g, '"2026/11/21"')
    .replace(/\d+ Days, \d\d:\d\d:\d\d/g, '0 Days, 00:00:00')

/** The parts of pages that their examples show: title, head, and what the page is about. */
const PARTS_OF_PAGES: Readonly<Record<string, readonly RegExp[]>> = {
  Report: [
    /<title>.*<\/title>/,
    /<header class="title">.*?<\/header>/s,
    /<section class="findings".*?<\/section>/s,
  ],
  JoinReport: [
    /<title>.*<\/title>/,
    /<header class="title">.*?<\/header>/s,
    /<figure class="venn-figure">.*?<\/figure>/s,
  ],
}

/** The shown parts of a page. */
const steadyPage = (page: string, parts: readonly RegExp[]): string[] =>
  parts.map((part) => part.exec(page)?.[0] ?? `There is no ${part.source} in the page.`).map(steadyElement)

/** An element without the blanks between its parts and without times. */
const steadyElement = (element: string): string =>
  element
    .replace(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .replace(/(<time datetime=)[^<]*/, '$1')
    .trim()

/**
 * Server-sent events of a job. How many of them tell of progress, and what they tell, is not the same twice: they
 * are counted as one.
 */
function steadyEvents(text: string): unknown[] {
  const events = withoutTimes(text)
    .split('\n\n')
    .map((block) => /^event: (.*)\ndata: (.*)$/.exec(block.trim()))
    .filter((parts) => parts !== null)
    .map(([, event, data]) => ({ event, data: { ...(JSON.parse(data!) as Json), ...UNFORESEEN } }))
  return events
    .filter(({ event }, index) => event !== 'progress' || events[index - 1]?.event !== 'progress')
    .map(({ event, data }) =>
      event === 'progress' ? { event, data: { ...data, ...MOVING } } : { event, data },
    )
}

const UNFORESEEN = { job_id: '', job_entity_id: [] }
const MOVING = { job_status: '', job_progress: '', job_message_mc: '', job_start_time: '', job_duration: '' }
