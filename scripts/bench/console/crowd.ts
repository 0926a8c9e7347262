import { memoryDuring, residentBytes } from '../memory.ts'
import { type BenchedService, PASSWORD } from '../quality-service.ts'
import { askedDuring, smallRequests, type Latencies } from '../small-requests.ts'

export interface Crowd {
  readonly consoles: number
  /** Bytes that the server held more than before. */
  readonly memory: number
  readonly small: Latencies
}

/** Pause between two looks of a person, in milliseconds. */
const LOOK_MS = 1000

/**
 * Opens consoles: each has a session of its own, reads what the overview reads, and then pages of rows at random places,
 * one a second, while small requests are measured.
 * @param entity path below the repository
 */
export async function measureCrowd(
  service: BenchedService,
  entity: string,
  consoles: number,
  seconds: number,
  folder: string,
): Promise<Crowd> {
  const paths = await smallRequests(service, folder)
  // People sign in one after the other: checking a password is slow by design.
  const cookies: string[] = []
  for (let index = 0; index < consoles; index++) cookies.push(await signIn(service.url))
  const before = residentBytes([service.process])
  const until = performance.now() + seconds * 1000
  const { result, bytes } = await memoryDuring([service.process], () =>
    askedDuring(service, paths, () =>
      Promise.all(cookies.map((cookie, index) => person(service.url, cookie, entity, index, until))),
    ),
  )
  return { consoles, memory: bytes - before, small: result.latencies }
}

async function signIn(url: string): Promise<string> {
  const signedIn = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ user: 'admin', password: PASSWORD }),
  })
  if (!signedIn.ok) throw new Error(`Signing in answered ${signedIn.status}: ${await signedIn.text()}`)
  return signedIn.headers.get('Set-Cookie')!.split(';')[0]!
}

async function person(
  url: string,
  cookie: string,
  entity: string,
  index: number,
  until: number,
): Promise<void> {
  await pause((LOOK_MS * (index % 100)) / 100)
  const ask = async (path: string): Promise<{ metadata: { totalCount: string } }> => {
    const response = await fetch(`${url}/api/repositories/bench${path}`, {
      headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as { metadata: { totalCount: string } }
  }
  await Promise.all([
    ask('/entities?columns=_humanised_name,ENTITY_ID,LOADED_ROWS,__STATE&pageSize=1000'),
    ask('/businessrules?columns=actual_name&pageSize=8'),
    ask('/scheduler?columns=job_name,job_status&sort=job_id:desc&pageSize=5'),
  ])
  const { metadata } = await ask(`${entity}/rows?pageSize=100`)
  const total = Number(metadata.totalCount)
  for (let look = 1; performance.now() < until; look++) {
    const row = (look * 7_919 * (index + 1)) % total
    await ask(`${entity}/rows?pageSize=100&pageStart=${row + 1}`)
    await pause(LOOK_MS)
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
