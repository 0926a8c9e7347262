/** What the services of this room can find wrong. `handlers/errors.ts` says which status each becomes. */
import { printable } from '../contract/body.ts'

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
export class AttributeUnknown extends Unknown {
  constructor(attributeId: number, count: number) {
    super(`There is no attribute ${attributeId} in this entity; it has ${count === 0 ? 'none yet' : count}.`)
  }
}
export class SourceFileUnknown extends Unknown {}
/** Virtual columns read what the source does not have. */
export class SourceColumnUnknown extends Unknown {
  readonly faults: readonly DataFault[]
  constructor(faults: readonly DataFault[]) {
    super(faults.map(({ detail }) => detail).join(' '))
    this.faults = faults
  }
}
export class ConnectionUnknown extends Unknown {}

/** The state of something forbids what the request asks for. 409. */
export class Conflict extends QualityError {}
export class NameTaken extends Conflict {
  constructor(name: string) {
    super(`There is an entity with the name ${printable(name)} already; choose another one.`)
  }
}
/** There are no rows of the entity yet. */
export class NotLoaded extends Conflict {
  constructor(state: string) {
    super(`The entity is not loaded yet (${state}); wait for the end of its job, or reload it.`)
  }
}
/** The values of the entity have not been counted yet. */
export class NotProfiled extends Conflict {
  constructor(state: string) {
    super(`The entity is not profiled yet (${state}); wait for the end of its job, or reload it.`)
  }
}
/** The source cannot be read as it is described. */
export class SourceUnusable extends Conflict {}
