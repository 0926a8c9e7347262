/** Converts the contract's joins to the types of the services. */
import type {
  JoinChange,
  JoinDiscoveryInput,
  JoinInput,
  JoinSideInput,
} from '../../../../generated/quality/types.ts'
import { InvalidTclList } from '../../loaders/errors.ts'
import { parseTclList } from '../../loaders/tcl-list.ts'
import { InvalidData, type DataFault } from '../../model/errors.ts'
import { readJoinId } from '../../model/join-key.ts'
import type { JoinChanges, JoinKey } from '../../model/join.ts'
import type { JoinDiscovery, NewJoin, RequestedSide } from '../../services/joins/join-jobs.ts'

export const readNewJoin = ({ params, createJoinIndex, ...comparison }: JoinInput): NewJoin => ({
  left: readSide(params.LH),
  right: readSide(params.RH),
  ...readComparison(comparison),
  createIndex: readSwitch(createJoinIndex) ?? false,
})

const readSide = ({ entity, attributes, expression }: JoinSideInput): RequestedSide => ({
  entity: Number(entity),
  attributes: readAttributes(attributes),
  filter: expression,
})

/** `3 14` */
export const readAttributes = (attributes: string | number): number[] =>
  String(attributes)
    .split(' ')
    .filter((part) => part !== '')
    .map(Number)

const readComparison = ({ function: by = 'value', pattern }: Pick<JoinInput, 'function' | 'pattern'>) => ({
  function: by,
  pattern,
})

/** `1` or `0` */
export const readSwitch = (given: string | number | undefined): boolean | undefined =>
  given === undefined ? undefined : String(given) === '1'

export const readDiscovery = (data: JoinDiscoveryInput): JoinDiscovery => ({
  attributes: Object.entries(data.attributes).map(([entity, attributes]) => ({
    entity: Number(entity),
    attributes: readAttributes(attributes),
  })),
  ...readComparison(data),
  matchQuality: Number(data.matchQuality ?? 0),
  selfJoins: readSwitch(data.selfJoins) ?? false,
  manyToMany: readSwitch(data.manyToMany) ?? false,
})

export const readJoinChange = ({
  status,
  resultSegment,
  leftNoMatch,
  rightNoMatch,
}: JoinChange): JoinChanges => ({
  status,
  resultSegment,
  leftNoMatch,
  rightNoMatch,
})

/**
 * The joins that a command names, each by its key as a Tcl list or by its id.
 * @throws InvalidData
 */
export function readJoinKeys(texts: readonly string[]): JoinKey[] {
  const faults: DataFault[] = []
  const keys = texts.flatMap((text, i) => {
    const read = readJoinId(text) ?? readKey(text)
    if (typeof read !== 'string') return [read]
    faults.push({ pointer: `/data/joinKeys/${i}`, detail: read })
    return []
  })
  if (faults.length > 0) throw new InvalidData(faults)
  return keys
}

const FORM =
  'A join key is a list of the left entity, its attributes, the right entity, its attributes and the sequence, such as 2 {3 4} 1 {2 5} 1.'

/** @returns the key, or what is wrong with the text */
function readKey(text: string): JoinKey | string {
  try {
    const [left, leftAttributes, right, rightAttributes, sequence = '1', ...more] = parseTclList(text)
    const sides = [leftAttributes, rightAttributes].map((ids) => parseTclList(ids ?? ''))
    const numbers = [left, right, sequence, ...sides.flat()]
    const isComplete = more.length === 0 && sides.every((ids) => ids.length > 0)
    if (!isComplete || !numbers.every((number) => number !== undefined && /^\d{1,15}$/.test(number)))
      return FORM
    return {
      leftEntity: Number(left),
      leftAttributes: sides[0]!.map(Number),
      rightEntity: Number(right),
      rightAttributes: sides[1]!.map(Number),
      sequence: Number(sequence),
    }
  } catch (error) {
    if (error instanceof InvalidTclList) return `${FORM} ${error.message}`
    throw error
  }
}
