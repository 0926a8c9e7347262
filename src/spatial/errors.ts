/**
 * What can go wrong in the spatial domain. Each class says one kind of fault; the table that maps them to
 * statuses and codes belongs to the handlers.
 */
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

/** The collection holds no feature of this id. */
export class UnknownFeature extends SpatialError {
  readonly collectionId: string
  readonly featureId: string

  constructor(collectionId: string, featureId: string) {
    super(`The collection "${collectionId}" has no feature "${featureId}".`)
    this.collectionId = collectionId
    this.featureId = featureId
  }
}

/** A value that the domain refuses; `parameter` is the name under which the caller gave it. */
export class InvalidParameter extends SpatialError {
  readonly parameter: string

  constructor(parameter: string, message: string) {
    super(message)
    this.parameter = parameter
  }
}

/** A cursor that is malformed, or that was made by a request with another collection or other filters. */
export class InvalidCursor extends InvalidParameter {
  constructor(message: string) {
    super('cursor', message)
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

/** A stored geometry that is damaged or of a kind that GeoJSON can't express. */
export class UnreadableGeometry extends SpatialError {}

/** A data file that can't be served: it is damaged, or it isn't what its name says. */
export class UnreadableStore extends SpatialError {}

/** The credentials hold, but name no workspace. */
export class WorkspaceMissing extends SpatialError {
  constructor() {
    super('The token lacks the claim workspaceId. Use a token that was made for a workspace.')
  }
}

/** The credentials hold, but do not give the right that is needed. */
export class ScopeMissing extends SpatialError {
  constructor(scope: string) {
    super(`The credentials do not give the right ${scope}. Ask for a key or a token that does.`)
  }
}

/** A token was asked for with rights that its key does not have. */
export class InvalidScope extends SpatialError {
  constructor(missing: readonly string[]) {
    super(
      missing.length === 0
        ? 'Ask for at least one scope, or leave the field out to get all that the key has.'
        : `The key does not have the scope ${missing.join(' ')}. Leave the field out to get all that it has.`,
    )
  }
}

/** The data cannot be reached at the moment; the cause is for the log. */
export class StoreUnreachable extends SpatialError {
  constructor(cause: unknown) {
    super('The data cannot be reached at the moment. Try again later.', { cause })
  }
}
