import { readPostgresAddress } from '../catalogue/postgres-address.ts'
import { file, parsed, secret, type ValuesOf } from '../settings.ts'

/** The database of the product's own records. */
export const CATALOGUE = {
  catalogueUrl: parsed({
    name: 'CATALOGUE_URL',
    kind: 'address of a database',
    secret: true,
    description:
      'Database of PostgreSQL with the catalogue, such as `postgres://groundtruth@db.example.org/groundtruth`. By default, the catalogue is a file in DATA_DIR.',
    read: readPostgresAddress,
  }),
  cataloguePassword: secret({
    name: 'CATALOGUE_PASSWORD',
    minBytes: 1,
    description: 'Password of the user in CATALOGUE_URL.',
  }),
  cataloguePasswordFile: file({
    name: 'CATALOGUE_PASSWORD_FILE',
    description:
      'File with the password of the user in CATALOGUE_URL. It is read for each new connection, so that the password can change.',
  }),
}

/** Faults of settings that are valid alone but not together. */
export function catalogueFaults(config: ValuesOf<typeof CATALOGUE>): string[] {
  const { catalogueUrl, cataloguePassword, cataloguePasswordFile } = config
  const given = [
    ...(catalogueUrl?.password === undefined ? [] : ['CATALOGUE_URL']),
    ...(cataloguePassword === undefined ? [] : ['CATALOGUE_PASSWORD']),
    ...(cataloguePasswordFile === undefined ? [] : ['CATALOGUE_PASSWORD_FILE']),
  ]
  if (catalogueUrl === undefined)
    return given.map((name) => `${name} is set, but CATALOGUE_URL is not. Set both, or neither.`)
  return given.length <= 1
    ? []
    : [`The password of the catalogue is in ${given.join(' and ')}. Set one of them.`]
}
