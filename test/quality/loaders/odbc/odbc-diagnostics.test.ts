import { expect } from 'chai'
import { Diagnoser } from '../../../../src/quality/loaders/odbc/odbc-diagnostics.ts'

describe('a message of a driver', () => {
  it('has the SQLSTATE and a hint, but no secret and no path of the server', () => {
    const diagnoser = new Diagnoser(['secret', 'secret2'])
    const { message } = diagnoser.errorOf('The connection failed', [
      { sqlState: '28000', message: '[unixODBC][Driver]login with secret2 at /var/run/db/s failed.\n' },
    ])
    expect(message).to.equal(
      'The connection failed: login with *** at … failed [28000]. Correct the user and the password.',
    )
  })

  it('hints at the login if the driver reports a wrong one as a failed connection', () => {
    const text = 'FATAL: password authentication failed for user "ada"'
    const { message } = new Diagnoser([]).errorOf('The connection failed', [
      { sqlState: '08001', message: text },
    ])
    expect(message).to.equal(`The connection failed: ${text} [08001]. Correct the user and the password.`)
  })

  it('says so where the driver gives no reason', () => {
    expect(new Diagnoser([]).errorOf('The statement failed', []).message).to.include('no reason')
  })
})
