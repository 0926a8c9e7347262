import { printable } from '../../lib/text.ts'

/** Errors of the spatial domain, one class per kind. The handlers' table maps them to statuses and codes. */
export class SpatialError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
  }
}

/** No published collection has this id. */
export class UnknownCollection extends SpatialError {
  readonly collectionId: string

  constructor(collectionId: string) {
    super(`There is no collection "${collectionId}". The list of collections names those that can be read.`)
    this.collectionId = collectionId
  }
}

/** The collection does not contain a feature with this id. */
export class UnknownFeature extends SpatialError {
  readonly collectionId: string
  readonly featureId: string

  constructor(collectionId: string, featureId: string) {
    super(`The collection "${collectionId}" has no feature "${featureId}".`)
    this.collectionId = collectionId
    this.featureId = featureId
  }
}

/** Parameters that neither the operation nor the collection has. */
export class UnsupportedParameters extends SpatialError {
  readonly parameters: readonly string[]

  constructor(parameters: readonly string[]) {
    super(parameters.map(unsupported).join(' '))
    this.parameters = parameters
  }
}

/** The sentence about one unsupported parameter. */
export function unsupported(parameter: string): string {
  return `The query parameter ${printable(parameter)} is not one that this operation has.`
}

/** A value that the domain rejects; `parameter` is the parameter's name in the request. */
export class InvalidParameter extends SpatialError {
  readonly parameter: string

  constructor(parameter: string, message: string) {
    super(message)
    this.parameter = parameter
  }
}

/** A cursor that is malformed, or that belongs to another collection or other filters. */
export class InvalidCursor extends InvalidParameter {
  constructor(message: string) {
    super('cursor', message)
  }
}

/** A property that does not support filtering or sorting, even if there is a column of this name. */
export class NotQueryable extends SpatialError {
  readonly property: string

  constructor(property: string, message: string) {
    super(message)
    this.property = property
  }
}

/** A request with more than one fault: of the contract, of the domain, or of both. */
export class SeveralFaults extends SpatialError {
  readonly faults: readonly Error[]

  constructor(faults: readonly Error[]) {
    super(faults.map(({ message }) => message).join(' '))
    this.faults = faults
  }
}

/** Two parameters that exclude each other. */
export class ConflictingParameters extends InvalidParameter {
  readonly parameters: readonly string[]

  constructor(parameters: readonly [string, string], message: string) {
    super(parameters[0], message)
    this.parameters = parameters
  }
}

/** A stored geometry that is damaged or of a kind that GeoJSON cannot represent. */
export class UnreadableGeometry extends SpatialError {}

/** A position that has no coordinates in the requested reference system, such as a pole on a Mercator map. */
export class OutsideSystem extends SpatialError {
  readonly uri: string

  constructor(uri: string) {
    super(`A geometry has a position without coordinates in ${uri}.`)
    this.uri = uri
  }
}

/** A feature whose geometry has no coordinates in the reference system of the answer. */
export class BeyondSystem extends InvalidParameter {
  constructor(key: number | string, uri: string) {
    super(
      'crs',
      `The geometry of the feature ${printable(String(key))} has a position without coordinates in ${uri}. Leave out the query parameter "crs", name another reference system that the collection lists, or select features in the area of this one with "bbox".`,
    )
  }
}

/** A data file that cannot be served: it is damaged, or its content does not match its name. */
export class UnreadableStore extends SpatialError {}

/**
 * A data file that cannot be read at the moment but may be valid: another program locks it, or a disk fails.
 */
export class StoreBusy extends UnreadableStore {}

/** The credentials are valid, but name no workspace. */
export class WorkspaceMissing extends SpatialError {
  /** The holder of the credentials: the id of a principal. */
  readonly holder: string

  constructor(holder: string) {
    super('The token lacks the claim workspaceId. Use a token that was made for a workspace.')
    this.holder = holder
  }
}

/** The credentials are valid, but lack the required scope. */
export class ScopeMissing extends SpatialError {
  /** The holder of the credentials: the id of a principal. */
  readonly holder: string

  constructor(scope: string, holder: string) {
    super(`The credentials do not give the right ${scope}. Ask for a key or a token that does.`)
    this.holder = holder
  }
}

/**
 * A token was requested with scopes that its key does not have, or with malformed scopes (`missing` is
 * empty).
 */
export class InvalidScope extends SpatialError {
  constructor(missing: readonly string[]) {
    super(
      missing.length === 0
        ? 'A scope is a list of rights with one blank between them. Leave the field out to get all that the key has.'
        : `The key does not have the scope ${missing.join(' ')}. Leave the field out to get all that it has.`,
    )
  }
}

/** A token request identifies its client in a second way besides HTTP Basic. */
export class SecondIdentification extends SpatialError {
  constructor() {
    super(
      'Key and secret are sent by HTTP Basic alone: leave client_secret out of the body, and client_id too unless it is the same key.',
    )
  }
}

/** The data is not reachable at the moment; the cause is logged. */
export class StoreUnreachable extends SpatialError {
  constructor(cause: unknown) {
    super('The data cannot be reached at the moment. Try again later.', { cause })
  }
}
