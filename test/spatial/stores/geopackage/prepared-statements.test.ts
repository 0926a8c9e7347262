import { expect } from 'chai'
import sqlite3 from 'sqlite3'
import { finalizeStatements, rowsOf } from '../../../../src/spatial/stores/geopackage/prepared-statements.ts'

describe('rowsOf', () => {
  const opened: sqlite3.Database[] = []
  const open = (): sqlite3.Database => {
    const connection = new sqlite3.Database(':memory:')
    opened.push(connection)
    return connection
  }
  const closed = (connection: sqlite3.Database): Promise<void> =>
    new Promise((resolve, reject) => connection.close((error) => (error ? reject(error) : resolve())))
  after(async () => {
    for (const connection of opened) finalizeStatements(connection)
    await Promise.all(opened.map(closed))
  })

  it('compiles a statement once for each connection, and runs it with other values each time', async () => {
    const connections = [open(), open()]
    let compiled = 0
    for (const connection of connections) {
      const prepare = connection.prepare.bind(connection) as (...args: unknown[]) => sqlite3.Statement
      connection.prepare = (...args: unknown[]) => {
        compiled++
        return prepare(...args)
      }
      for (const value of [1, 'two', null])
        expect(await rowsOf(connection, 'select ? as value', [value])).to.deep.equal([{ value }])
    }
    expect(compiled).to.equal(2)
  })

  it('goes on after a statement that fails, at its compilation or while it runs', async () => {
    const connection = open()
    const failure = (sql: string): Promise<unknown> =>
      rowsOf(connection, sql, ['{']).then(
        () => undefined,
        (error: unknown) => error,
      )
    for (const sql of ['select ? from nowhere', 'select json(?)']) {
      expect(await failure(sql)).to.be.an.instanceof(Error)
      expect(await failure(sql)).to.be.an.instanceof(Error)
    }
    expect(await rowsOf(connection, 'select json(?) as value', ['[]'])).to.deep.equal([{ value: '[]' }])
  })

  it('keeps few statements, however many are run, and lets the connection be closed', async () => {
    const connection = new sqlite3.Database(':memory:')
    let [kept, most] = [0, 0]
    const prepare = connection.prepare.bind(connection) as (...args: unknown[]) => sqlite3.Statement
    connection.prepare = (...args: unknown[]) => {
      const statement = prepare(...args)
      const finalize = statement.finalize.bind(statement)
      statement.finalize = (...rest) => {
        kept--
        return finalize(...rest)
      }
      most = Math.max(most, ++kept)
      return statement
    }
    for (let value = 0; value < 450; value++)
      expect(await rowsOf(connection, `select ${value} as value`, [])).to.deep.equal([{ value }])
    expect(most).to.be.within(2, 101)
    finalizeStatements(connection)
    expect(kept).to.equal(0)
    await closed(connection)
  })
})
