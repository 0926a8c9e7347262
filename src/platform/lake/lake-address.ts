import { isAbsolute } from 'node:path'
import { readFilesAddress, type FilesAddress } from '../file-space/files-address.ts'
import { Fault } from '../settings.ts'

/** The storage of a lake, as this server sees it, and the address by which the engine of the lake names it. */
export type LakeAddress = FilesAddress & {
  /** With a slash at its end. */
  readonly location: string
}

/** How Trino names the folder in `local.location`. */
const LOCAL = 'local:///'

const FOLDER = /^([^?]*)(?:\?location=([^&]*))?$/
const LOCATION = /^[a-z][a-z0-9+.-]*:\/\/[^\s?#'"]*$/i

/**
 * Reads WAREHOUSE_STORAGE: a folder, with `?location=` for the name that Trino has for it, or the address of a bucket as
 * FILES_URL has it.
 * @throws Fault. It repeats no part of the text, which may contain a secret.
 */
export function readLakeAddress(text: string): LakeAddress {
  if (/^s3:/i.test(text)) {
    const address = readFilesAddress(text)
    return {
      ...address,
      location: address.kind === 's3' ? `s3://${address.bucket}/${address.prefix}` : LOCAL,
    }
  }
  const [, path = '', given] = FOLDER.exec(text) ?? []
  if (path === '')
    throw new Fault(
      'but it must be a folder such as /srv/lake or /srv/lake?location=local:///, or an address such as s3://bucket/prefix?region=eu-central-1',
    )
  const location = given === undefined ? LOCAL : decoded(given)
  if (!LOCATION.test(location))
    throw new Fault(
      'but its location must be the address that Trino has for the folder, such as local:/// or file:///srv/lake',
    )
  const address = readFilesAddress(path)
  if (!isAbsolute(path))
    throw new Fault(
      'but the path of its folder must begin with a slash, because Trino sees the folder too: such as /srv/lake',
    )
  return { ...address, location: location.endsWith('/') ? location : `${location}/` }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Fault('but it has a "%" that begins no encoded character: write a percent sign as %25')
  }
}
