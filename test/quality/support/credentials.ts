export const ADMIN_PASSWORD = 'correct horse battery staple'

/** The value of an Authorization header. */
export const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
