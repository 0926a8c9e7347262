import { expect } from 'chai'
import { existsSync } from 'node:fs'
import pg from 'pg'
import { startPostgresql } from './postgresql-server.ts'

describe('a PostgreSQL server of a test', () => {
  it('asks for its password over TCP, and leaves nothing behind', async function () {
    const server = await startPostgresql(this)
    try {
      const { host, port, user, password, database } = server
      const client = new pg.Client({ host, port, user, password, database })
      await client.connect()
      expect((await client.query('select current_user')).rows).to.deep.equal([{ current_user: user }])
      await client.end()
      const refused = new pg.Client({ host, port, user, password: 'wrong', database })
      expect(await refused.connect().catch((error: Error) => error.message)).to.include('password')
      expect(server.run('psql', ['-At', '-c', "select 'Ünïcødé 漢字 😀'"])).to.equal('Ünïcødé 漢字 😀\n')
    } finally {
      await server.stop()
    }
    expect(existsSync(server.socketFolder)).to.equal(false)
    const gone = new pg.Client({ host: server.host, port: server.port })
    expect(await gone.connect().catch((error: NodeJS.ErrnoException) => error.code)).to.equal('ECONNREFUSED')
  })
})
