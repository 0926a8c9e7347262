/** The small requests that the bench measures. */

/** Sends a request below `/api/repositories`. @throws Error for any status from 400 on */
export type Send = (path: string, method?: 'GET' | 'POST' | 'DELETE', body?: unknown) => Promise<string>

export interface SmallRequest {
  readonly what: string
  readonly isWrite: boolean
  /** Sends the request. `number` is different in each call. */
  readonly send: (send: Send, number: number) => Promise<unknown>
  /** Runs before the request, and is not measured. */
  readonly before?: (send: Send, number: number) => Promise<unknown>
  /** Runs after the request, and is not measured. */
  readonly after?: (send: Send, number: number) => Promise<unknown>
}

export const REPOSITORY = 'bench'
const RULES = `/${REPOSITORY}/entities/1/businessrules`

const command = (name: string, data: unknown) => ({ command: name, data })

/** Numbers of the rules that a bench has added, by the numbers of their requests. */
class AddedRules {
  readonly #numbers = new Map<number, string>()

  readonly add = async (send: Send, number: number): Promise<void> => {
    const data = { NAME: `Added ${number}`, EXPRESSION: 'left > 1', THRESHOLD: '99', PRIORITY: '' }
    const { url } = JSON.parse(await send(RULES, 'POST', command('add', data))) as { url: string }
    this.#numbers.set(number, url.slice(url.lastIndexOf('/') + 1))
  }

  readonly rename = (send: Send, number: number): Promise<string> =>
    send(`${RULES}/${this.#numbers.get(number)}`, 'POST', command('edit', { NAME: `Renamed ${number}` }))

  readonly delete = (send: Send, number: number): Promise<string> =>
    send(`${RULES}/${this.#numbers.get(number)}`, 'DELETE')
}

export function smallRequests(): SmallRequest[] {
  const { add, rename, delete: remove } = new AddedRules()
  return [
    { what: 'find a repository', isWrite: false, send: (send) => send(`/${REPOSITORY}?external=1`) },
    { what: 'sign in by a session', isWrite: false, send: (send) => send(`/${REPOSITORY}/login`) },
    { what: 'a page of rules', isWrite: false, send: (send) => send(`${RULES}?pageStart=101&pageSize=20`) },
    {
      what: 'a sorted page of rules',
      isWrite: false,
      send: (send) => send(`${RULES}?pageStart=101&pageSize=20&sort=actual_name:desc`),
    },
    { what: 'one rule', isWrite: false, send: (send) => send(`${RULES}/7`) },
    { what: 'a page of jobs', isWrite: false, send: (send) => send(`/${REPOSITORY}/scheduler?pageSize=20`) },
    { what: 'add a rule', isWrite: true, send: add, after: remove },
    { what: 'rename a rule', isWrite: true, before: add, send: rename, after: remove },
    { what: 'delete a rule', isWrite: true, before: add, send: remove },
    {
      what: 'set a priority',
      isWrite: true,
      send: (send, number) =>
        send(`/${REPOSITORY}/priorities`, 'POST', command('add', { priority: '1', name: `First ${number}` })),
    },
    {
      what: 'schedule a job',
      isWrite: true,
      send: (send, number) => send(RULES, 'POST', command('export', { filename: `rules-${number}.csv` })),
      after: jobsEnded,
    },
  ]
}

const POLL_MS = 10

async function jobsEnded(send: Send): Promise<void> {
  for (;;) {
    const text = await send(`/${REPOSITORY}/scheduler?external=1&pageSize=1`)
    const { rows } = JSON.parse(text) as { rows: Record<string, string>[] }
    if (rows[0]!['State'] === 'Completed') return
    if (rows[0]!['State'] === 'Failed') throw new Error(`A job failed: ${text}`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
