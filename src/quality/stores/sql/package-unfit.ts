import { OperatorError } from '../../../platform/operator-error.ts'

/** A package whose internals the warehouses depend on, in the version of package.json. */
export interface NeededPackage {
  readonly name: string
  readonly version: string
}

/** The installed version of a package is not the version that the warehouses need. */
export class PackageUnfit extends OperatorError {
  constructor({ name, version }: NeededPackage, difference: string, options?: ErrorOptions) {
    super(
      `The warehouses need ${name} ${version}, and the installed version is another one: ${difference} Install the dependencies again.`,
      options,
    )
  }
}
