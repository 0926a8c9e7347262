/** Installs Trino, which tests and `npm run try:trino` use. */
import { installTrino, TrinoMissing } from './install-trino.ts'

try {
  await installTrino()
} catch (error) {
  if (!(error instanceof TrinoMissing)) throw error
  console.error(`${error.message}.`)
  process.exitCode = 1
}
