import { OperatorError } from '../operator-error.ts'
import { CatalogueError } from './catalogue.ts'
import { placeOf, type PostgresAddress } from './postgres-address.ts'
import { meansDatabaseFull, meansNoDatabase, stateOf } from './postgres-errors.ts'

/** What the operator can do, by the SQLSTATE. */
const REMEDIES: Readonly<Record<string, string>> = {
  '28000': 'Check the user of CATALOGUE_URL and pg_hba.conf of the server.',
  '28P01': 'Set the password by CATALOGUE_PASSWORD or CATALOGUE_PASSWORD_FILE.',
  '3D000': 'Create the database, or name another one in CATALOGUE_URL.',
  '42501':
    'Make the user of CATALOGUE_URL the owner of the schema, or give it the right to create schemas in the database.',
  '53300': 'Raise max_connections of the server, or lower connections in CATALOGUE_URL.',
}

/** The error of a start, as a sentence where the operator can mend it. */
export function startFailure(address: PostgresAddress, error: unknown): unknown {
  if (error instanceof OperatorError) return error
  const place = placeOf(address)
  if (meansDatabaseFull(error))
    return new CatalogueError(`The disk of ${place} is full. Free some space and start again.`, {
      cause: error,
    })
  const remedy = REMEDIES[stateOf(error) ?? '']
  if (remedy === undefined && !meansNoDatabase(error)) return error
  const reason = reasonOf(error)
  return new CatalogueError(
    `The catalogue in ${place} cannot be opened: ${reason} ${remedy ?? 'Check CATALOGUE_URL, and that the server runs and can be reached from this machine.'}`,
    { cause: error },
  )
}

/** The message without the statement, which Knex puts before it. */
function reasonOf(error: unknown): string {
  const { message } = error as Error
  const last = message.split(' - ').at(-1) ?? ''
  const text = last === '' ? String((error as { code?: unknown }).code) : last
  return /[.!?]$/.test(text) ? text : `${text}.`
}
