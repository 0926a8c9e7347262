/** The URL of a Trino for tests. Skips the tests if there is none. */
export function trinoUrl(context: Mocha.Context): string {
  const url = process.env['TRINO_URL']
  if (url === undefined || url === '') {
    context.test!.title += ' (pending: set TRINO_URL to the URL of a Trino)'
    context.skip()
  }
  return url!
}
