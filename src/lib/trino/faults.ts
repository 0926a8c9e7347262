/** A statement failed in Trino. The message is Trino's own: it may contain statements, values and names. */
export class TrinoFault extends Error {
  /** Trino's name of the error, such as `TABLE_NOT_FOUND`. */
  readonly errorName: string
  /** True if Trino says that the statement or the data is at fault. */
  readonly isOfUser: boolean

  constructor(
    errorName: string,
    message: string,
    { isOfUser = false }: { readonly isOfUser?: boolean } = {},
  ) {
    super(message)
    this.name = 'TrinoFault'
    this.errorName = errorName
    this.isOfUser = isOfUser
  }
}

/** Trino cannot be reached, or does not answer as Trino does. The message is safe for users and names no host. */
export class TrinoUnavailable extends Error {
  override readonly name = 'TrinoUnavailable'
}

/** Something else answers at the address of Trino. */
export class TrinoAbsent extends TrinoUnavailable {
  /** And port. It is not in the message. */
  readonly host: string

  constructor(host: string, options?: ErrorOptions) {
    super('Trino does not answer as Trino does: check its address.', options)
    this.host = host
  }
}

/** Trino does not take the user, the password or the token. */
export class TrinoLoginRefused extends TrinoUnavailable {}

/** Trino does not know a query any more, because it was restarted or because nobody asked for the rows in time. */
export class TrinoQueryGone extends TrinoUnavailable {}
