import type { Role } from './roles.ts'

/** The catalogue's records of a caller's user, and of the repository that the request names. */
export interface Access {
  readonly userId: number
  readonly name: string
  /** Null for a user who signs in only through sessions. */
  readonly passwordHash: string | null
  readonly isAdministrator: boolean
  /** The id of the repository; undefined if it does not exist. */
  readonly repositoryId: number | undefined
  readonly role: Role | undefined
  /** The user's session, if the credentials name a session. */
  readonly session: { readonly sid: string | null; readonly expiresAt: string } | undefined
}
