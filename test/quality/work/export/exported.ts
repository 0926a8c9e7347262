import { expect } from 'chai'
import type { QualityServer } from '../../support/quality-server.ts'

/** What an export has come to. */
export interface Exported {
  /** The row of its job by human names. */
  readonly job: Record<string, string>
  /** Below the repository, such as `/download/a.csv`. */
  readonly file: string
  readonly answer: Response
  readonly bytes: Buffer
}

/** Sends the command `export`, waits for its job, which must be completed, and downloads the file. */
export async function exported(
  server: QualityServer,
  path: string,
  data: Record<string, unknown> = {},
  options?: Record<string, unknown>,
): Promise<Exported> {
  const { job, file } = await scheduled(server, path, data, options)
  const row = await server.ended(job)
  expect(row, JSON.stringify(row)).to.include({ State: 'Completed', Reason: '' })
  const answer = await server.ask(file)
  expect(answer.status).to.equal(200)
  return { job: row, file, answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

/** Sends the command `export`. */
export async function scheduled(
  server: QualityServer,
  path: string,
  data: Record<string, unknown> = {},
  options?: Record<string, unknown>,
): Promise<{ job: string; file: string }> {
  const { status, body } = await server.command(path, {
    command: 'export',
    data: { filename: 'records.csv', ...data },
    ...(options && { options }),
  })
  expect(status, JSON.stringify(body)).to.equal(200)
  const { job, file } = body as unknown as { job: string; file: string }
  expect(file).to.match(/^\/api\/repositories\/test\/download\//)
  return { job, file: file.slice('/api/repositories/test'.length) }
}
