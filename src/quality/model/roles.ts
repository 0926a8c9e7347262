/** Roles of users in a repository. Each role includes the rights of the roles before it. */
export const ROLES = ['reader', 'editor', 'administrator'] as const
export type Role = (typeof ROLES)[number]

export function isRole(word: string): word is Role {
  return (ROLES as readonly string[]).includes(word)
}

/** True if a role (undefined: no role) includes the rights of the needed role. */
export function covers(role: Role | undefined, needed: Role): boolean {
  return role !== undefined && ROLES.indexOf(role) >= ROLES.indexOf(needed)
}
