import { Refusals } from '../../platform/credentials/refusals.ts'
import type { Surroundings } from '../../service-module.ts'
import { Accounts } from '../services/accounts/accounts.ts'
import { BrowserSessions } from '../services/accounts/browser-sessions.ts'
import { prepareAdministrator } from '../services/accounts/administrator.ts'
import { Logins } from '../services/accounts/logins.ts'
import { Passwords } from '../services/accounts/passwords.ts'
import { Slowdown } from '../services/accounts/slowdown.ts'
import { LoginAttempts } from '../stores/accounts/login-attempts.ts'
import { SessionStore } from '../stores/accounts/sessions.ts'
import type { Family } from './family.ts'
import type { Stores } from './stores.ts'

interface AccountServices {
  readonly accounts: Accounts
  readonly logins: Logins
  readonly browserSessions: BrowserSessions
  readonly refusals: Refusals
}

/** Users, their sessions and roles. The start creates the administrator and returns the file of the first password. */
export function wireAccounts(
  { config, logger, catalogue, cluster, audit }: Surroundings,
  { users, repositories, cataloguePool }: Stores,
): Family<AccountServices, string | undefined> {
  const { dataDir, adminPassword } = config
  const passwords = new Passwords()
  const now = () => cluster.now().getTime()
  const slowdown = new Slowdown(new LoginAttempts(catalogue, cataloguePool), now)
  const logins = new Logins({ users, passwords, slowdown })
  const sessions = new SessionStore(catalogue)
  const browserSessions = new BrowserSessions({
    users,
    sessions,
    logins,
    logger,
    idleMs: config.sessionIdleMinutes * 60_000,
    lifetimeMs: config.sessionHours * 3_600_000,
    now,
  })
  const refusals = new Refusals(audit, logger)
  return {
    services: {
      accounts: new Accounts({
        users,
        sessions,
        repositories,
        passwords,
        dataDir,
      }),
      logins,
      browserSessions,
      refusals,
    },
    jobs: [],
    start: () => prepareAdministrator({ users, passwords, dataDir, adminPassword, logger }),
    closers: [
      { name: 'refusals of the quality service', close: () => refusals.close() },
      { name: 'use of sessions', close: () => browserSessions.settle() },
    ],
  }
}
