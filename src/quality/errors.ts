/** What the services of this room can find wrong. `handlers/errors.ts` says which status each becomes. */

/** Whatever this room can find wrong. The message is a whole sentence for whoever asked, and says how to mend. */
export class QualityError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
  }
}

/** One thing that is wrong with what a request says, and where: a JSON pointer into the body, or `''`. */
export interface DataFault {
  readonly pointer: string
  readonly detail: string
}

/** The data of a request has the right form and says something that cannot be meant. 400. */
export class InvalidData extends QualityError {
  readonly faults: readonly DataFault[]
  constructor(faults: readonly DataFault[]) {
    super(faults.map(({ detail }) => detail).join(' '))
    this.faults = faults
  }
}

/** Something that the request names does not exist. 404. */
export class Unknown extends QualityError {}
export class EntityUnknown extends Unknown {
  constructor(entityId: number) {
    super(`There is no entity ${entityId} in this repository.`)
  }
}
export class SourceFileUnknown extends Unknown {}
export class ConnectionUnknown extends Unknown {}

/** The state of something forbids what the request asks for. 409. */
export class Conflict extends QualityError {}
export class NameTaken extends Conflict {
  constructor(name: string) {
    super(`There is an entity with the name ${JSON.stringify(name)} already; choose another one.`)
  }
}
/** The source cannot be read as it is described. */
export class SourceUnusable extends Conflict {}
