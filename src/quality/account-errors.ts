/** What can be wrong with repositories, users and credentials. */
import { printable } from '../contract/body.ts'
import { Conflict, QualityError, Unknown } from './errors.ts'
import type { Role } from './roles.ts'

export class RepositoryUnknown extends Unknown {
  constructor(name: string) {
    super(`There is no repository ${printable(name)}; the list of repositories names those that there are.`)
  }
}

export class RepositoryNameTaken extends Conflict {
  constructor(name: string) {
    super(
      `There is a repository ${printable(name)} already (letter case does not count); choose another name.`,
    )
  }
}

export class UserUnknown extends Unknown {
  constructor(name: string) {
    super(`There is no user ${printable(name)}.`)
  }
}

export class UserNameTaken extends Conflict {
  constructor(name: string) {
    super(`There is a user ${printable(name)} already (letter case does not count); choose another name.`)
  }
}

export class SessionUnknown extends Unknown {
  constructor() {
    super('There is no such session; it may have been revoked before, or be over.')
  }
}

/** Of the user that every server has. */
export class UserNeeded extends Conflict {
  constructor(name: string) {
    super(`The user ${name} is the administrator of this server and stays; give it another password instead.`)
  }
}

export type RefusalReason = 'malformed' | 'wrong-password' | 'unknown-session'

const REFUSALS: Readonly<Record<RefusalReason, string>> = {
  malformed:
    'The credentials are not well-formed: send the base64 of user name, colon and password, in UTF-8 (RFC 7617).',
  'wrong-password': 'The name or the password is wrong.',
  'unknown-session':
    'There is no such session of this user (with this sid), or it is over: log in again for a new one.',
}

/** The credentials do not hold. */
export class CredentialsRefused extends QualityError {
  readonly reason: RefusalReason
  /** Name of the user, where there is one of that name; for the log. */
  readonly user: string | undefined
  constructor(reason: RefusalReason, user?: string) {
    super(REFUSALS[reason])
    this.reason = reason
    this.user = user
  }
}

/** The credentials hold, but do not allow what was asked for. */
export class RoleMissing extends QualityError {
  readonly user: string
  /** @param repository undefined for what only administrators of the server may do */
  constructor(user: string, needed: Role, repository: string | undefined) {
    super(
      repository === undefined
        ? 'This needs an administrator of the server.'
        : `This needs the role ${needed} in the repository ${printable(repository)}; ask one of its administrators for it.`,
    )
    this.user = user
  }
}

/** Credentials were not judged: too many wrong ones came before, or too many are being judged. */
export class TooManyAttempts extends QualityError {
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    super(
      `Too many wrong passwords were given; try again in ${retryAfterSeconds} second${retryAfterSeconds === 1 ? '' : 's'}.`,
    )
    this.retryAfterSeconds = retryAfterSeconds
  }
}
