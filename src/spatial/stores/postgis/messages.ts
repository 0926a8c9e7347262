import { Fault } from '../../../platform/settings.ts'
import type { RelationName } from './catalogue.ts'
import type { DatabaseEntry } from './entries.ts'

export const sentence = ({ message }: Error): string => (/[.!?]$/.test(message) ? message : `${message}.`)

const UNTRUSTED = /^(SELF_SIGNED|DEPTH_ZERO|UNABLE_TO|CERT_UNTRUSTED)/

/** Why a database cannot be reached, with what the operator may correct. */
export function reasonOf(error: Error, { address }: DatabaseEntry): string {
  const { code, path, message } = error as NodeJS.ErrnoException
  if (error instanceof Fault) return sentence(error)
  if (path !== undefined && path === address.sslRootCert)
    return `the file ${path}, which "sslrootcert" names, can't be read (${code}).`
  if (UNTRUSTED.test(code ?? ''))
    return `its certificate is not trusted (${message}). Name the certificates of its authority with "sslrootcert" in the "url".`
  if (/password must be a (non-empty )?string/.test(message) || /empty password/.test(message))
    return 'it wants a password. Name a "passwordFile" in the entry.'
  return sentence(error)
}

/** Sentences about patterns and keys of an entry that match nothing. */
export function unusedIn(
  { name: entry, tables, keys }: DatabaseEntry,
  names: readonly RelationName[],
): string[] {
  const patterns = tables
    .filter(({ matches }) => !names.some(({ schema, name }) => matches(schema, name)))
    .map(({ text }) => `The pattern "${text}" of the entry "${entry}" matches no table.`)
  const published = names.filter(({ schema, name }) => tables.some(({ matches }) => matches(schema, name)))
  const unused = [...keys.keys()]
    .filter((id) => !published.some(({ schema, name }) => `${schema}.${name}` === id))
    .map((id) => `The member "keys" of the entry "${entry}" names "${id}", which is no published table.`)
  return [...patterns, ...unused]
}
