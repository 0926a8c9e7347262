import { expect } from 'chai'
import type { Context } from 'mocha'
import { EXPECTATIONS } from './docs-expectations.ts'
import type { DocsTerminal } from './docs-terminal.ts'
import { needs } from './tools.ts'

/**
 * Types a block of commands of a page, and checks what the page promises of it.
 * @param path of the page in the repository
 */
export async function replay(
  context: Context,
  terminal: DocsTerminal,
  path: string,
  text: string,
): Promise<void> {
  const expected = EXPECTATIONS[path]?.find(({ block }) => text.includes(block))
  if (expected?.tool) needs(context, expected.tool)
  const ran = await terminal.type(text)
  expect(ran.code, ran.stdout + ran.stderr).to.equal(0)
  const count = text.match(/\bcurl /g)?.length ?? 0
  const statuses = expected?.statuses ?? Array<number>(count).fill(200)
  expect(ran.statuses, ran.stdout + ran.stderr).to.deep.equal(statuses)
  for (const part of expected?.prints ?? []) expect(ran.stdout).to.include(part)
  await expected?.check?.(ran, terminal)
}
