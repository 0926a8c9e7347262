/** The owners that the data of a check of an expression can name, in the words of the contract. */
export interface NamedOwners {
  readonly entity?: number | undefined
  readonly attribute?: number | undefined
  readonly rule?: number | undefined
  /** The value of a group; null for the group of null. */
  readonly groupName?: string | null | undefined
  /** The id of a join. */
  readonly join?: string | undefined
  /** The id of a key or dependency. */
  readonly dependency?: string | undefined
}

/** A thing that a listing belongs to, such as an entity. */
export interface Owner<Parameter extends string = string, Member extends string = string, Value = unknown> {
  /** The name of the path parameter. */
  readonly parameter: Parameter
  /** The member of a reference. The parameters of waiting export jobs contain it: never rename it. */
  readonly member: Member
  /** The noun for messages. */
  readonly noun: string
  /** The value in the data of a check. A check has no member for some owners. */
  readonly named: (owners: NamedOwners) => Value | undefined
}

/** Keeps the literal types of an owner. */
const owner = <Parameter extends string, Member extends string, Value>(
  declared: Owner<Parameter, Member, Value>,
) => declared

const notInChecks = (): number | undefined => undefined

/** The number of an entity in its repository. */
export const ENTITY = owner({
  parameter: 'entityID',
  member: 'entityId',
  noun: 'entity',
  named: ({ entity }) => entity,
})

/** The number of an attribute in its entity. */
export const ATTRIBUTE = owner({
  parameter: 'attributeID',
  member: 'attributeId',
  noun: 'attribute',
  named: ({ attribute }) => attribute,
})

/** The number of a rule in its entity or library entity. */
export const RULE = owner({
  parameter: 'ruleID',
  member: 'ruleId',
  noun: 'rule',
  named: ({ rule }) => rule,
})

/** The value of a group of a rule; null for the group of null. */
export const GROUP = owner({
  parameter: 'groupName',
  member: 'groupName',
  noun: 'group',
  named: ({ groupName }) => groupName,
})

/** The number of a library entity in its repository. */
export const LIBRARY_ENTITY = owner({
  parameter: 'libraryID',
  member: 'libraryId',
  noun: 'library entity',
  named: notInChecks,
})

/** The number of a loader connection in its repository. */
export const CONNECTION = owner({
  parameter: 'loaderconnection',
  member: 'connectionId',
  noun: 'loader connection',
  named: notInChecks,
})

/** The number of a rule folder in its repository. */
export const RULE_FOLDER = owner({
  parameter: 'folder',
  member: 'folderId',
  noun: 'rule folder',
  named: notInChecks,
})

/** The id of a join. */
export const JOIN = owner({
  parameter: 'joinId',
  member: 'joinId',
  noun: 'join',
  named: ({ join }) => join,
})

/** The id of a key. */
export const KEY = owner({
  parameter: 'keyID',
  member: 'dependencyId',
  noun: 'key',
  named: ({ dependency }) => dependency,
})

/** The id of a dependency. */
export const DEPENDENCY = owner({
  parameter: 'dependencyKey',
  member: 'dependencyId',
  noun: 'dependency',
  named: ({ dependency }) => dependency,
})

/** The number of copies of duplicate rows. */
export const COPIES = owner({
  parameter: 'copies',
  member: 'copies',
  noun: 'number of copies',
  named: notInChecks,
})

/** The number of a row in its entity. */
export const ROW = owner({ parameter: 'row', member: 'row', noun: 'row', named: notInChecks })
