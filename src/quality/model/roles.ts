/** What a user may do in a repository; each role may also do what those before it may. */
export const ROLES = ['reader', 'editor', 'administrator'] as const
export type Role = (typeof ROLES)[number]

export function isRole(word: string): word is Role {
  return (ROLES as readonly string[]).includes(word)
}

/** Whether who has a role (undefined: none) may do what another one is needed for. */
export function covers(role: Role | undefined, needed: Role): boolean {
  return role !== undefined && ROLES.indexOf(role) >= ROLES.indexOf(needed)
}
