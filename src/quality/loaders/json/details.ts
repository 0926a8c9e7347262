import { printable } from '../../../lib/text.ts'
import type { JsonShape } from './json-columns.ts'

const SHAPES: Readonly<Record<JsonShape, string>> = {
  object: 'an object',
  array: 'an array',
  scalar: 'a string, number, boolean or null',
}

/** Details of rejected records, one sentence each. */
export const DETAILS = {
  /** @param fault says what is expected and what is there; @param column in bytes, from 1 */
  syntax: (fault: string, column: number) => `Column ${column}: ${fault}.`,
  overLines: 'The line ends inside the record; each record must be complete in its line.',
  textBehind: (column: number) => `Column ${column}: text follows the end of the record in its line.`,
  tooLong: (limit: number) => `The record is longer than ${limit} bytes.`,
  tooDeep: (limit: number) => `The record is nested deeper than ${limit} levels.`,
  repeated: (key: string) => `The key ${printable(key)} occurs twice in the object.`,
  loneSurrogate: (where: string) =>
    `A string of ${where} has an escape that is half of a surrogate pair, which is not a character.`,
  wrongShape: (found: JsonShape, expected: JsonShape) =>
    `The record is ${SHAPES[found]}, but the records of this file are each ${SHAPES[expected]}.`,
  noKeys: 'The object has no keys, and the file has no columns.',
  undecodable: (byte: number, offset: number, encoding: string) =>
    `The byte ${byte.toString(16).toUpperCase().padStart(2, '0')} at offset ${offset} is not a character in ${encoding}.`,
}

/** Sentences of errors that end the reading. */
export const SENTENCES = {
  /** @param column in bytes, from 1 */
  syntax: (line: number, column: number, fault: string) =>
    `Line ${line}, column ${column} of the source file: ${fault}. Correct the JSON there; nothing after this place can be read.`,
  tooWide: (limit: number) =>
    `The records of the source file have more than ${limit} columns together; load fewer records, or make one key of those that differ.`,
  changed: 'The source file was changed while it was read; load it again.',
}
