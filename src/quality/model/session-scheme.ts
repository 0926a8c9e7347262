/** The security schemes of the contract by which browsers show a session: on plain HTTP, and over TLS. */
export type BrowserScheme = 'session' | 'hostSession'

/** The security scheme by which a session is shown. A session is valid by this scheme only. */
export type SessionScheme = 'basicAuth' | BrowserScheme
