import type { BenchedService } from '../../quality-service.ts'
import { JOINS, type JoinKind } from './tables.ts'

/**
 * Creates the join of two entities, and waits for the end of its job.
 * @param left number of the entity
 * @param right number of the entity
 * @param data further members of the command's data
 */
export async function createJoin(
  service: BenchedService,
  left: string,
  right: string,
  kind: JoinKind,
  data: { readonly createJoinIndex?: '0' | '1' } = {},
): Promise<void> {
  const { left: a, right: b } = JOINS[kind]
  const params = { LH: { entity: left, attributes: String(a) }, RH: { entity: right, attributes: String(b) } }
  const answer = await service.ask(`/entities/${left}/joins`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ command: 'create', data: { params, ...data } }),
  })
  const { url } = (await answer.json()) as { url: string }
  await service.ended(url.slice(url.indexOf('/scheduler')))
}
