/** What something gives, and the seconds that it took. */
export async function timed<T>(run: () => Promise<T>): Promise<[T, number]> {
  const started = performance.now()
  const result = await run()
  return [result, (performance.now() - started) / 1000]
}
