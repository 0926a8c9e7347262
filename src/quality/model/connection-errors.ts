import { someOf } from '../../lib/nearest-name.ts'
import { printable } from '../../lib/text.ts'
import { Conflict, ConnectionUnknown, QualityError, Unknown } from './errors.ts'

/** There is no loader connection with this number. 404. */
export class LoaderConnectionUnknown extends ConnectionUnknown {
  constructor(connectionId: number) {
    super(
      `There is no connection ${connectionId} in this repository; the list of loader connections names those that there are.`,
    )
  }
}

/** The repository has no such connection, and the server has no folders of SOURCE_ROOTS. 404. */
export class NoConnections extends ConnectionUnknown {
  constructor() {
    super(
      'This repository has no such connection, and the server opens no folders: the operator must name them in SOURCE_ROOTS.',
    )
  }
}

/** A connection whose server has no list of files. */
export class AddressNotListed extends Conflict {
  constructor() {
    super(
      'A connection of the type http cannot list its files, because web servers have no common form of lists; give the path of a file as sourceFile.',
    )
  }
}

/** The connection has no folder on the server, so it has no schema files. 404. */
export class ConnectionWithoutFolder extends ConnectionUnknown {
  constructor(connection: string) {
    super(
      `The loader connection ${printable(connection)} has no folder of this server; name a connection to a folder.`,
    )
  }
}

export class ConnectionNameTaken extends Conflict {
  constructor(name: string) {
    super(
      `There is a loader connection with the name ${printable(name)} already, or the name is kept for a source folder (letter case does not count); choose another name.`,
    )
  }
}

/** A connection is a folder of SOURCE_ROOTS. */
export class ConnectionFixed extends Conflict {
  constructor(connectionId: number) {
    super(
      `The loader connection ${connectionId} is a folder of the setting SOURCE_ROOTS; only the operator can change or remove it, by that setting.`,
    )
  }
}

export class ConnectionDisabled extends Conflict {
  constructor(name: string) {
    super(
      `The loader connection ${printable(name)} is disabled; name another connection, or ask an administrator to enable it.`,
    )
  }
}

/** The operator does not allow what the connection reads. */
export class SourceNotAllowed extends Conflict {}

/** The request names another type than that of the connection. */
export class ConnectionTypeFixed extends Conflict {
  constructor(name: string, type: string) {
    super(
      `The loader connection ${printable(name)} has the type ${type}, which cannot be changed; add another connection, or leave the type out.`,
    )
  }
}

/** A source needs a user, and neither the request nor the connection has one. */
export class LoginMissing extends Conflict {
  constructor(name: string) {
    super(
      `The loader connection ${printable(name)} has no stored user; give username and password with the request, or ask an administrator to store them with the connection.`,
    )
  }
}

/** A stored login was sealed with another key, or it was changed. */
export class LoginUnusable extends Conflict {
  constructor(connectionId: number, options?: ErrorOptions) {
    super(
      `The stored password of the loader connection ${connectionId} cannot be decrypted, because the key in the server's data folder has changed; give the user and the password again.`,
      options,
    )
  }
}

export class ConnectionInUse extends Conflict {
  /** @param entities names of the entities that are loaded from the connection */
  constructor(name: string, entities: readonly string[]) {
    const isOne = entities.length === 1
    super(
      `The loader connection ${printable(name)} is needed by the ${isOne ? 'entity' : 'entities'} ${someOf(entities.map(printable))}; delete ${isOne ? 'it' : 'them'} first, or load ${isOne ? 'it' : 'them'} from another connection.`,
    )
  }
}

export class TooManyConnections extends Conflict {
  constructor(limit: number) {
    super(
      `This repository has ${limit} loader connections, and cannot have more; delete one that is not needed.`,
    )
  }
}

/** A request names a folder that does not exist below the folders of SOURCE_ROOTS. 404. */
export class FolderUnknown extends Unknown {
  constructor(folder: string) {
    super(
      `No source folder of this server has the folder ${printable(folder)}; name a folder that lies in one of the folders of the setting SOURCE_ROOTS.`,
    )
  }
}

/** The folder of a connection is gone, or the server may not read it. */
export class FolderUnreadable extends Conflict {
  constructor(connection: string) {
    super(
      `A folder of the loader connection ${printable(connection)} cannot be read: it is gone, the server has no permission to read it, or it lies no longer in a folder of the setting SOURCE_ROOTS; ask an administrator to correct it.`,
    )
  }
}

/** A folder has more entries than are kept in memory. */
export class FolderTooLarge extends Conflict {
  constructor(limit: number) {
    super(
      `A folder of the connection has more than ${limit} entries; add a loader connection for a folder with fewer entries, or spread the files over several folders.`,
    )
  }
}

/** A listing of files cannot be sorted, since that takes all of them in memory. */
export class TooManyToSort extends Conflict {
  constructor(limit: number) {
    super(
      `More than ${limit} files are too many to sort; leave out the sort for the order of the names, or ask for fewer files by a condition or a filter.`,
    )
  }
}

/** Records of fixed length have no single encoding. 501. */
export class FixedLengthEncodings extends QualityError {
  constructor(type: string) {
    super(
      `A connection of the type ${type} has no list of encodings: the schema file says how each field is encoded, and the encoding of texts is any that a delimited file can have.`,
    )
  }
}
