import type { FolderSettings } from '../../model/connection.ts'
import { writeTclList } from '../tcl-list.ts'
import {
  extensionsOf,
  type Fail,
  type GivenParameters,
  listOf,
  type ParameterDescription,
} from './parameter-list.ts'

type Name = 'DATA_DIRECTORY' | 'DATA_EXTENSIONS' | 'SCHEMA_DIRECTORY' | 'SCHEMA_EXTENSIONS'

/** The parameters of connections that are folders of the server, in the order in which they are written. */
export const FOLDER_PARAMETERS: readonly ParameterDescription<Name>[] = [
  { name: 'DATA_DIRECTORY', humanName: 'Data directory', kind: 'directory', isRequired: true },
  { name: 'DATA_EXTENSIONS', humanName: 'Data extensions', kind: 'list', isRequired: false },
  { name: 'SCHEMA_DIRECTORY', humanName: 'Schema directory', kind: 'directory', isRequired: false },
  { name: 'SCHEMA_EXTENSIONS', humanName: 'Schema extensions', kind: 'list', isRequired: false },
]

const MAX_PATH_LENGTH = 4096

export function readFolderSettings(given: GivenParameters, fail: Fail): FolderSettings {
  const directory = (name: Name): string | undefined => {
    const value = given.get(name) ?? ''
    if (value.includes('\0') || value.length > MAX_PATH_LENGTH)
      fail(`The path in ${name} must have at most ${MAX_PATH_LENGTH} characters, and no NUL.`)
    return value === '' ? undefined : value
  }
  const extensions = (name: Name) =>
    extensionsOf(listOf(given.get(name) ?? '', fail), (detail) => fail(`${name}: ${detail}`))
  return {
    dataDirectory:
      directory('DATA_DIRECTORY') ??
      fail('The parameter DATA_DIRECTORY is missing; name the folder of the data files.'),
    dataExtensions: extensions('DATA_EXTENSIONS'),
    schemaDirectory: directory('SCHEMA_DIRECTORY'),
    schemaExtensions: extensions('SCHEMA_EXTENSIONS'),
  }
}

/** Parameters that `readFolderSettings` reads as these settings. */
export const folderParameters = (settings: FolderSettings): GivenParameters =>
  new Map<Name, string>([
    ['DATA_DIRECTORY', settings.dataDirectory],
    ['DATA_EXTENSIONS', writeTclList(settings.dataExtensions)],
    ['SCHEMA_DIRECTORY', settings.schemaDirectory ?? ''],
    ['SCHEMA_EXTENSIONS', writeTclList(settings.schemaExtensions)],
  ])
