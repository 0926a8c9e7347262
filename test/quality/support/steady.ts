type Json = Record<string, unknown>

/** Problems whose sentences hold limits that the replay sets lower, and seconds to wait. */
const WITH_NUMBERS = new Set(['RateLimited', 'SlowedDown', 'QueueFull', 'UploadTooLarge', 'ExportNotReady'])

/**
 * An example, or the answer that it shows, with what differs from answer to answer put at the same value: times,
 * durations, the ids of what was created for the answer, and what is foreign to the example's point.
 */
export function steady(name: string, value: unknown): unknown {
  if (name === 'Report') return steadyReport(String(value))
  if (name.startsWith('Exported')) return value
  if (typeof value === 'string') return steadyEvents(value)
  const copy = JSON.parse(withoutTimes(JSON.stringify(value))) as Json
  // Its id is one that the server made.
  if (name === 'InvalidRequestId') copy['id'] = ''
  // The example of the document leaves out most of it.
  if (name === 'OpenApiDocument') return { openapi: copy['openapi'], servers: copy['servers'] }
  if (WITH_NUMBERS.has(name)) copy['detail'] = withoutNumbers(copy['detail'])
  // Each webhook has its own.
  if ('secret' in copy) copy['secret'] = ''
  // What a command has created or begun, by its number.
  for (const member of ['url', 'entityId', 'job'])
    if (member in copy) copy[member] = withoutNumbers(copy[member])
  return copy
}

const withoutNumbers = (value: unknown): string => String(value).replace(/\d+/g, 'n')

const withoutTimes = (text: string): string =>
  text
    .replace(/\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d/g, '2026/11/21 09:30:00')
    .replace(/"\d{4}\/\d\d\/\d\d"/g, '"2026/11/21"')
    .replace(/\d+ Days, \d\d:\d\d:\d\d/g, '0 Days, 00:00:00')

/**
 * What a page begins with: its title, its head and what to look at first, the blanks between the elements aside. Its
 * example leaves out the style and what follows.
 */
function steadyReport(page: string): string[] {
  return [
    /<title>.*<\/title>/,
    /<header class="title">.*?<\/header>/s,
    /<section class="findings".*?<\/section>/s,
  ]
    .map((part) => part.exec(page)?.[0] ?? `There is no ${part.source} in the page.`)
    .map((part) =>
      part
        .replace(/\s+/g, ' ')
        .replaceAll('> <', '><')
        .replace(/(<time datetime=)[^<]*/, '$1'),
    )
}

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
