import type { BenchedService } from '../quality-service.ts'
import type { BenchedRule } from './rules.ts'

/** Adds a rule of the bench to an entity. */
export async function addRule(
  { ask }: BenchedService,
  entity: string,
  { name, expression, filter, group }: BenchedRule,
): Promise<void> {
  await command(ask, `${entity}/businessrules`, {
    command: 'add',
    data: {
      NAME: name,
      EXPRESSION: expression,
      THRESHOLD: '95',
      ...(filter !== undefined && { FILTER_EXPRESSION: filter }),
      ...(group !== undefined && { GROUP_EXPRESSION: group }),
    },
  })
}

async function command(ask: BenchedService['ask'], path: string, body: unknown): Promise<{ url: string }> {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await ask(path, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()) as { url: string }
}

/** Runs all rules of an entity, and waits for the end of the job. */
export async function runRules(service: BenchedService, entity: string): Promise<void> {
  const data = { OPTION: 'ALL' }
  const { url } = await command(service.ask, `${entity}/businessrules`, { command: 'run', data })
  await service.ended(url.slice(url.indexOf('/scheduler')))
}
