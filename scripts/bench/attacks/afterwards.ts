import { ask } from './ask.ts'
import type { Target } from './target.ts'

/** What the server still does some time after an attack. */
export interface Afterwards {
  /** Status and milliseconds of a page of rows. */
  readonly rows: string
  /** How a small load went. */
  readonly load: string
  /** Status of `/readyz`. */
  readonly ready: string
  readonly memoryBytes: number
}

const ASK_SECONDS = 30
const LOAD_SECONDS = 60

/** Reads rows and loads a file, as somebody else than the attacker. */
export async function stateOf(target: Target): Promise<Afterwards> {
  const { url, cities, others } = target
  const memoryBytes = target.memory()
  const ready = await ask({ url: `${url}/readyz`, seconds: ASK_SECONDS })
  const rows = await ask({ url: `${cities}/rows?pageSize=65`, headers: others.quality, seconds: ASK_SECONDS })
  return {
    rows: `${rows.outcome}, ${Math.round(rows.milliseconds)} ms`,
    load: await load(target),
    ready: ready.outcome,
    memoryBytes,
  }
}

async function load({ url, repository, others }: Target): Promise<string> {
  const started = performance.now()
  const headers = others.quality
  try {
    const sourceFile = await upload(repository, headers, 'after.csv', new Blob(['Id,Name\n1,one\n2,two\n']))
    const source = { source: 'client', connectInfo: { type: 'delimited', attr: 'names', sourceFile } }
    const data = { entityName: 'Loaded after the attack', ...source }
    const body = { command: 'create', data }
    const created = await ask({ url: `${repository}/entities`, headers, body, seconds: ASK_SECONDS })
    if (created.outcome !== '200') return `create: ${created.outcome}`
    const { job } = JSON.parse(created.text) as { job: string }
    const jobUrl = `${new URL(job, url).href}?external=1`
    while (performance.now() - started < LOAD_SECONDS * 1000) {
      const { outcome, text } = await ask({ url: jobUrl, headers, seconds: ASK_SECONDS })
      if (outcome !== '200') return `job: ${outcome}`
      const state = (JSON.parse(text) as { rows: Record<string, string>[] }).rows[0]!['State']!
      if (state === 'Completed') return `done in ${((performance.now() - started) / 1000).toFixed(1)} s`
      if (state === 'Failed' || state === 'Cancelled') return state
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return `not done in ${LOAD_SECONDS} s`
  } catch (error) {
    return `upload: ${(error as Error).message}`
  }
}

/** Uploads a file. @returns the name for `sourceFile` @throws Error where it is not accepted */
export async function upload(
  repository: string,
  headers: Readonly<Record<string, string>>,
  name: string,
  content: Blob,
): Promise<string> {
  const form = new FormData()
  form.set('file', content, name)
  const answer = await fetch(`${repository}/upload`, {
    method: 'POST',
    headers,
    body: form,
    signal: AbortSignal.timeout(60_000),
  })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${answer.status}: ${text}`)
  return (JSON.parse(text) as { path: string }).path
}
