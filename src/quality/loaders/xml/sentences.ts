import { printable } from '../../../lib/text.ts'

/** Sentences of errors that end the reading. Lines and columns are from 1, columns in characters. */
export const SENTENCES = {
  syntax: (line: number, column: number, fault: string) =>
    `Line ${line}, column ${column} of the source file: ${fault}. Correct the XML there; nothing after this place can be read.`,
  entity: (line: number, column: number) =>
    `Line ${line}, column ${column} of the source file: the entity before this place is not defined. Write the character itself, or its number as in &#233;.`,
  cutOff: (element: string) =>
    `The source file ends inside of the element ${printable(element)}, so it is cut off or damaged; load the whole file.`,
  noXml: 'The source file does not begin with <, so it is not XML. Set `type` to the format of the file.',
  doctype: (line: number) =>
    `The source file has a document type declaration (DTD), which ends in line ${line}. It could define other texts for entities, so it is not read; remove it.`,
  tooDeep: (line: number, limit: number) =>
    `Line ${line} of the source file: the elements are nested deeper than ${limit} levels. Load a file with fewer levels.`,
  tooLong: (line: number, limit: number) =>
    `A tag, text or comment of the source file, which goes on in line ${line}, is longer than ${limit} characters; shorten it.`,
  encodingUnknown: (name: string) =>
    `The source file declares the encoding ${printable(name)}, which cannot be read. Convert the file to UTF-8, and correct its declaration.`,
  undecodable: (byte: number, offset: number, encoding: string) =>
    `The byte ${byte.toString(16).toUpperCase().padStart(2, '0')} at offset ${offset} of the source file is not a character in ${encoding}, which the file declares or which is the default. Correct the declaration, or convert the file to UTF-8.`,
  /** @param evidence a sentence */
  recordsUnnamed: (evidence: string, path: string) =>
    `${evidence} Set \`records\` to ${path} to load them as records, or to $ to load the whole file as one record.`,
  recordsUnknown:
    'The file is XML, and `records` does not say which of its elements are the records. Set `records` to their name, or to $ to load the whole file as one record.',
  nothingAt: (path: string) =>
    `There are no elements ${printable(path)} in the source file, so its columns are unknown; correct records, or load a file with records.`,
  noContent: (path: string) =>
    `The elements ${printable(path)} of the source file have neither attributes, nor text, nor elements, so there are no columns; correct records.`,
}
