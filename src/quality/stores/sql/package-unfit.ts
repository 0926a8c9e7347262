import { OperatorError } from '../../../platform/operator-error.ts'

/** The versions that the warehouses were written for, as in package.json. They depend on internals of the packages. */
export const NEEDED_VERSIONS = { knex: '3.3.0', '@duckdb/node-api': '1.5.6-r.1' } as const

/** The installed version of a package is not the version that the warehouses need. */
export class PackageUnfit extends OperatorError {
  constructor(name: keyof typeof NEEDED_VERSIONS, difference: string, options?: ErrorOptions) {
    super(
      `The warehouses need ${name} ${NEEDED_VERSIONS[name]}, and the installed version is another one: ${difference} Install the dependencies again.`,
      options,
    )
  }
}
