/** What was done, and by whom. Nothing of it is a secret, a password or a part of a body. */
export interface AuditEntry {
  /**
   * Who did it: `user:<name>`, `api-key:<key>`, `token:<fingerprint>`, `account:<name>` for an account of the operating
   * system, or `anonymous` if the credentials do not say it for certain.
   */
  readonly actor: string
  readonly by: 'api' | 'command'
  /** An operation of a contract, followed by the command of its body; or the words of a command of the command line. */
  readonly what: string
  /** Name of the repository. */
  readonly repository: string | undefined
  /** What it was about: the parameters of the path, or the arguments of the command. */
  readonly about: Readonly<Record<string, string | number>>
  readonly requestId: string | undefined
  readonly traceId: string | undefined
  /** The status of the answer, or `done` for a command. */
  readonly outcome: string
}

/** An entry as the trail has it. */
export interface AuditRecord extends AuditEntry {
  readonly id: number
  /** ISO 8601 in UTC, by the clock of the server or of the command. */
  readonly at: string
  readonly server: string
}

/** Which entries to read. */
export interface AuditFilter {
  /** From this time on. */
  readonly since?: string | undefined
  /** Before this time. */
  readonly until?: string | undefined
  readonly actor?: string | undefined
  readonly repository?: string | undefined
  readonly what?: string | undefined
  /** The newest entries are read, if there are more. */
  readonly limit: number
}
