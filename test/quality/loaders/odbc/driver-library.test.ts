import { expect } from 'chai'
import { loginTraits } from '../../../../src/quality/loaders/odbc/driver-library.ts'
import { needs } from '../../../support/tools.ts'

describe('What is known of a driver', () => {
  before(function () {
    needs(this, 'odbcPostgresql')
    needs(this, 'odbcSqlite')
  })

  it('rests on its library, however the driver manager is told of it', () => {
    const wide = { isExact: true, isWide: true }
    expect(loginTraits('PostgreSQL Unicode')).to.deep.equal(wide)
    expect(loginTraits('/usr/lib/x86_64-linux-gnu/odbc/psqlodbcw.so')).to.deep.equal(wide)
    expect(loginTraits('SQLite3')).to.deep.equal({ isExact: true, isWide: false })
    expect(loginTraits('libsqlite3odbc-0.9998.so')).to.deep.equal({ isExact: true, isWide: false })
    for (const driver of ['PostgreSQL ANSI', '/opt/psqlodbcw.so/libother.so', 'libother.so.1'])
      expect(loginTraits(driver), driver).to.deep.equal({ isExact: false, isWide: false })
  })

  it('is nothing to refuse if there is no such driver, which the driver manager says', () => {
    for (const driver of [undefined, 'No such driver'])
      expect(loginTraits(driver)).to.deep.equal({ isExact: true, isWide: true })
  })
})
