import { expect } from 'chai'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from 'mocha'
import { EXPECTATIONS } from './docs-expectations.ts'
import { DocsPage, type Fence } from './docs-page.ts'
import type { DocsTerminal } from './docs-terminal.ts'
import { startPostgresql, type PostgresqlServer } from './postgresql-server.ts'
import { needs } from './tools.ts'

export const isCommands = ({ language }: Fence): boolean => language === 'sh'

/** The file that the text before a block of data names. */
const fileOf = ({ before }: Fence) => [...before.matchAll(/`([\w-]+\.(?:csv|yaml))`/g)].at(-1)?.[1]

/** The database that docs/sources.md assumes. */
export async function salesDatabase(context: Context): Promise<PostgresqlServer> {
  const server = await startPostgresql(context)
  await server.client.query("create role reader login password 'a secret'")
  await server.client.query('create database sales')
  const sql =
    'create table orders as select i as id, i % 2 = 0 as paid from generate_series(1, 10) as i; grant select on orders to reader'
  server.run('psql', ['-q', '-d', 'sales', '-c', sql])
  return server
}

/**
 * Declares tests that type the commands of a page as a reader does, from top to bottom.
 * @param path of the page in the repository
 * @param terminal is called in the tests
 */
export function replayPage(path: string, terminal: () => DocsTerminal): void {
  const page = new DocsPage(path)
  before(async () => {
    for (const fence of page.fences()) {
      const file = ['csv', 'yaml'].includes(fence.language) ? fileOf(fence) : undefined
      if (file !== undefined) await writeFile(join(terminal().folder, file), fence.text)
    }
  })

  for (const [index, { heading, text }] of page.fences().filter(isCommands).entries()) {
    it(`run: block ${index + 1}, ${heading}`, async function () {
      await replay(this, terminal(), path, text)
    })
  }
}

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
