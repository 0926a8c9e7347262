/** The texts that name a join. */
import type { Join, JoinKey } from './join.ts'

/** A join id: `2-3_4-1-2_5-1`. Without the last number it means the sequence 1. */
const ID = /^(\d{1,15})-(\d{1,15}(?:_\d{1,15})*)-(\d{1,15})-(\d{1,15}(?:_\d{1,15})*)(?:-(\d{1,15}))?$/

/** @returns undefined if the text is not a join id */
export function readJoinId(text: string): JoinKey | undefined {
  const [, leftEntity, leftAttributes, rightEntity, rightAttributes, sequence = '1'] = ID.exec(text) ?? []
  if (leftEntity === undefined) return undefined
  return {
    leftEntity: Number(leftEntity),
    leftAttributes: numbersOf(leftAttributes!),
    rightEntity: Number(rightEntity),
    rightAttributes: numbersOf(rightAttributes!),
    sequence: Number(sequence),
  }
}

const numbersOf = (text: string): number[] => text.split('_').map(Number)

/** The id of a join in paths. */
export const joinIdOf = (key: JoinKey): string =>
  [
    key.leftEntity,
    key.leftAttributes.join('_'),
    key.rightEntity,
    key.rightAttributes.join('_'),
    key.sequence,
  ].join('-')

/** The key of a join in commands, which is a Tcl list: `2 {3 4} 1 {2 5} 1`. */
export const joinKeyText = (key: JoinKey): string =>
  [
    key.leftEntity,
    listed(key.leftAttributes),
    key.rightEntity,
    listed(key.rightAttributes),
    key.sequence,
  ].join(' ')

/** Attribute ids as an element of a Tcl list. */
const listed = (ids: readonly number[]): string => (ids.length === 1 ? String(ids[0]) : `{${ids.join(' ')}}`)

/** The key of a join. */
export const keyOfJoin = ({ left, right, sequence }: Pick<Join, 'left' | 'right' | 'sequence'>): JoinKey => ({
  leftEntity: left.entityNumber,
  leftAttributes: left.attributeIds,
  rightEntity: right.entityNumber,
  rightAttributes: right.attributeIds,
  sequence,
})
