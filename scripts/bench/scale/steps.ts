import { createJoin } from '../joins/figures/create-join.ts'
import { median } from '../median.ts'
import type { BenchedService } from '../quality-service.ts'
import { RULES } from '../rules/rules.ts'
import { addRule, runRules } from '../rules/service-rules.ts'
import { timed } from '../timed.ts'

/** What is measured, in the order in which it is done. The count is that of the rows that meet a condition. */
export const STEPS = [
  'load',
  'profile',
  'rules',
  'join',
  'count',
  'first page',
  'last page',
  'export',
] as const
export type Step = (typeof STEPS)[number]

/** Seconds of each step that was done. */
export type Seconds = Readonly<Partial<Record<Step, number>>>

export interface ServiceRun {
  readonly seconds: Seconds
  /** Rows that were loaded. The files have some records that are rejected. */
  readonly loaded: number
  /** Passing and failing rows of each rule. */
  readonly counts: readonly (readonly [passing: number, failing: number])[]
  /** Numbers of the entities: of the rows, of the left and of the right side of the join. */
  readonly entities: readonly string[]
}

export interface ScaleFiles {
  /** Twelve columns. */
  readonly rows: string
  /** The same columns, some rows. */
  readonly small: string
  /** The sides of the join. Without them, there are only the load, the count, the pages and one rule. */
  readonly joined: { readonly customers: string; readonly orders: string } | undefined
}

const REPEATS = 7
const PAGE = 50

/** The median of some runs of what is quick, in seconds. */
export async function quickly(run: () => Promise<unknown>): Promise<number> {
  const seconds: number[] = []
  for (let i = 0; i < REPEATS; i++) seconds.push((await timed(run))[1])
  return median(seconds)
}

/**
 * Does all steps on a service whose repository is empty.
 * @param during is called around each step
 */
export async function serviceSteps(
  service: BenchedService,
  files: ScaleFiles,
  during: <T>(step: Step, run: () => Promise<T>) => Promise<T>,
): Promise<ServiceRun> {
  const seconds: Partial<Record<Step, number>> = {}
  const step = async <T>(name: Step, run: () => Promise<T>): Promise<T> => {
    console.error(`  ${name}`)
    const [result, took] = await during(name, () => timed(run))
    seconds[name] = took
    return result
  }
  const create = async (path: string, name: string) => {
    const sourceFile = await service.upload(path, `${name}.csv`)
    return service.create(name, { type: 'delimited', attr: 'names', sourceFile })
  }
  // The first use of a cluster tries what it can, and both engines compile what they run often.
  await service.profiled(await create(files.small, 'Small'))
  const creation = await create(files.rows, 'Rows')
  const { entity } = creation
  await step('load', () => service.loaded(creation))
  const { joined } = files
  if (joined !== undefined) await step('profile', () => service.profiled(creation))
  else await service.cancel(creation)
  const rules = joined ? RULES : RULES.slice(0, 1)
  for (const rule of rules) await addRule(service, entity, rule)
  await step('rules', () => runRules(service, entity))
  const found = await service.rowsOf(`${entity}/businessrules`)
  const counts = found.map((row) => [Number(row['Passing Rows']), Number(row['Failing Rows'])] as const)
  const idOf = (path: string): string => path.slice('/entities/'.length)
  const entities = [idOf(entity)]
  if (joined !== undefined) {
    for (const [name, path] of [
      ['Customers', joined.customers],
      ['Orders', joined.orders],
    ] as const) {
      const made = await create(path, name)
      await service.profiled(made)
      entities.push(idOf(made.entity))
    }
    await step('join', () => createJoin(service, entities[1]!, entities[2]!, 'one to many'))
  }
  const loaded = await countOf(service, entity)
  const page = (start: number) => async () =>
    (await service.ask(`${entity}/rows?pageStart=${start}&pageSize=${PAGE}`)).arrayBuffer()
  const quickStep = async (name: Step, run: () => Promise<unknown>): Promise<void> => {
    seconds[name] = await during(name, () => quickly(run))
  }
  const counted = `${entity}/rows?pageSize=1&where=${encodeURIComponent('City = "Paris"')}`
  await quickStep('count', async () => (await service.ask(counted)).arrayBuffer())
  await quickStep('first page', page(1))
  await quickStep('last page', page(loaded - PAGE + 1))
  if (joined !== undefined)
    await step('export', async () => {
      const { job, file } = await service.export(`${entity}/rows`, { filename: 'rows.csv', filetype: 'csv' })
      await service.ended(job)
      const { body } = await service.ask(file)
      for await (const part of body!) void part
    })
  return { seconds, loaded, counts, entities }
}

async function countOf(service: BenchedService, entity: string): Promise<number> {
  const answer = (await (await service.ask(`${entity}/rows?pageSize=1`)).json()) as {
    readonly metadata: { readonly totalCount: string }
  }
  return Number(answer.metadata.totalCount)
}
