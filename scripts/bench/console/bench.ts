import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { ROOT } from '../../inputs.mjs'
import { targetsTable, type Target } from '../markdown.ts'
import { startService } from '../quality-service.ts'
import { writeSourceFiles } from '../source-files.ts'
import { measurePaint } from './paint.ts'
import { measureScrolling } from './scrolling.ts'
import { measureCrowd } from './crowd.ts'

/**
 * Measures the console in Chromium: the first paint, scrolling, and what many open consoles cost the server. Options:
 * `--rows` of the table (10000000), `--consoles` (100), `--seconds` that they are open (20), `--chromium` its path,
 * `--json`.
 */
export async function benchConsole(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string', default: '10000000' },
      consoles: { type: 'string', default: '100' },
      seconds: { type: 'string', default: '20' },
      chromium: { type: 'string', default: '/usr/bin/chromium' },
      json: { type: 'boolean', default: false },
    },
  })
  const parent = join(ROOT, '.cache', 'bench', 'console')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'run-'))
  const service = await startService(join(folder, 'data'))
  try {
    const { comma } = await writeSourceFiles(folder, Number(values.rows))
    const sourceFile = await service.upload(comma, 'people.csv')
    const creation = await service.create('People', { type: 'delimited', attr: 'names', sourceFile })
    await service.profiled(creation)
    const browser = await chromium.launch({
      executablePath: values.chromium,
      args: ['--headless', '--no-sandbox', '--disable-gpu'],
    })
    try {
      const paint = await measurePaint(browser, service.url)
      const scrolling = await measureScrolling(browser, service.url, creation.entity)
      const crowd = await measureCrowd(
        service,
        creation.entity,
        Number(values.consoles),
        Number(values.seconds),
        folder,
      )
      const measured = { rows: Number(values.rows), paint, scrolling, crowd }
      console.log(values.json ? JSON.stringify(measured, null, 2) : targetsTable(targetsOf(measured)))
    } finally {
      await browser.close()
    }
  } finally {
    await service.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Measured {
  readonly paint: Awaited<ReturnType<typeof measurePaint>>
  readonly scrolling: Awaited<ReturnType<typeof measureScrolling>>
  readonly crowd: Awaited<ReturnType<typeof measureCrowd>>
}

const MB = 1 << 20

function targetsOf({ paint, scrolling, crowd }: Measured): Target[] {
  const below = (what: string, measured: number, limit: number, unit: string): Target => ({
    what,
    wanted: `below ${limit} ${unit}`,
    measured: `${Math.round(measured)} ${unit}`,
    met: measured < limit,
  })
  return [
    below('Bytes of the first page, compressed', paint.firstBytes / 1000, 150, 'KB'),
    below('First paint of the form to sign in', paint.formMs, 1000, 'ms'),
    below('First paint of the overview', paint.overviewMs, 1000, 'ms'),
    below('Entities in sight', paint.entitiesMs, 1000, 'ms'),
    below('Longest script of a frame while scrolling', scrolling.longestScriptMs, 50, 'ms'),
    below('Rows in sight after a jump, median', scrolling.jumpMs, 1000, 'ms'),
    {
      what: 'Requests in flight while scrolling',
      wanted: 'at most 3',
      measured: String(scrolling.mostInFlight),
      met: scrolling.mostInFlight <= 3,
    },
    {
      what: 'Largest offset among the rows that fit a condition',
      wanted: 'at most 1000',
      measured: String(scrolling.largestOffset),
      met: scrolling.largestOffset <= 1000,
    },
    below('More memory of the server with open consoles', crowd.memory / MB, 200, 'MB'),
    below('99 % of the small requests meanwhile', crowd.small.p99, 250, 'ms'),
  ]
}
