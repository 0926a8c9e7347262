import { printable } from '../../../lib/text.ts'
import type { JsonShape } from './json-columns.ts'

const SHAPES: Readonly<Record<JsonShape, string>> = {
  object: 'an object',
  array: 'an array',
  scalar: 'a string, number, boolean or null',
}

/** The records of a file by their shape. */
export const RECORD_KINDS: Readonly<Record<JsonShape, string>> = {
  object: 'objects',
  array: 'arrays',
  scalar: 'strings, numbers or booleans',
}

/** Details of rejected records, one sentence each. */
export const DETAILS = {
  /** @param fault says what is expected and what is there; @param column in bytes, from 1 */
  syntax: (fault: string, column: number) => `Column ${column}: ${fault}.`,
  /** @param line of the fault in the file; @param column in bytes, both from 1 */
  syntaxIn: (line: number, column: number, fault: string) => `Line ${line}, column ${column}: ${fault}.`,
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
  /** @param line of the value, from 1 */
  noKeyOnPath: (line: number, place: string, key: string, path: string) =>
    `The object in ${place} that ends in line ${line} of the source file has no key ${printable(key)}, so there are no records in ${path}; correct records.`,
  otherOnPath: (line: number, place: string, wanted: string, path: string) =>
    `The value in ${place}, in line ${line} of the source file, is not ${wanted}, so there are no records in ${path}; correct records.`,
  repeatedOnPath: (line: number, key: string) =>
    `Line ${line} of the source file: the key ${printable(key)}, which leads to the records, occurs twice in its object; leave one of them.`,
  keyTooLong: (line: number, limit: number) =>
    `Line ${line} of the source file: a key is longer than ${limit} bytes; shorten it.`,
  /** @param evidence a sentence */
  recordsUnnamed: (evidence: string, path: string) =>
    `${evidence} Set \`records\` to ${path} to load its elements as records, or to $ to load the whole object as one record.`,
  nothingAt: (path: string) =>
    `There are no records in ${path} of the source file, so its columns are unknown; load a file with records, or correct records.`,
  emptyArray:
    'The array of the source file has no elements, so its columns are unknown; load a file with at least one record.',
  noKeys:
    'The records of the source file have neither keys nor elements, so there are no columns; load a file whose records have some.',
  changed: 'The source file was changed while it was read; load it again.',
}
