/** The credentials of a client: a user's name, and a password or a session of the user. */
export type Credentials =
  | { readonly user: string; readonly password: string }
  | { readonly user: string; readonly session: string; readonly sid: string | undefined }

/**
 * Parses the three forms of a password: JSON `{"session", "sid"}` of a directory, JSON `{"session"}`, or a plain
 * password. A JSON object with a member `session` is never a plain password, and no password of that form can be set.
 * @returns undefined for a session form whose members are not strings
 */
export function readPassword(user: string, password: string): Credentials | undefined {
  const form = sessionForm(password)
  if (form === undefined) return { user, password }
  const { session, sid } = form
  if (typeof session !== 'string' || !(sid === undefined || typeof sid === 'string')) return undefined
  return { user, session, sid }
}

export function isSessionForm(password: string): boolean {
  return sessionForm(password) !== undefined
}

function sessionForm(password: string): { session: unknown; sid?: unknown } | undefined {
  if (!/^\s*\{/.test(password)) return undefined
  let value: unknown
  try {
    value = JSON.parse(password)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
  return Object.hasOwn(value as object, 'session') ? (value as { session: unknown }) : undefined
}

/**
 * Characters that no user name contains: control, format and broken characters, and the colon that ends a name in
 * HTTP Basic.
 */
const FOREIGN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}:]/u

/** True if the string is a valid user name: 1 to 128 characters in Unicode's form NFC without surrounding blanks. */
export function isUserName(name: string): boolean {
  return (
    name.length > 0 &&
    name.length <= 128 &&
    !FOREIGN.test(name) &&
    name === name.normalize('NFC') &&
    name === name.trim()
  )
}
