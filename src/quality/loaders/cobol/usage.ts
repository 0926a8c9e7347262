/** How an item is stored, by its USAGE clause. */
export type Usage =
  | 'display'
  | 'display-1'
  | 'national'
  | 'binary'
  | 'native binary'
  | 'COMP-X'
  | 'COMP-N'
  | 'packed'
  | 'COMP-6'
  | 'float'
  | 'double'
  | 'index'
  | 'pointer'
  | 'short pointer'
  | 'byte'
  | 'short'
  | 'long'
  | 'long long'

const NAMES: Readonly<Record<Usage, string>> = {
  display: 'DISPLAY',
  'display-1': 'DISPLAY-1',
  national: 'NATIONAL',
  // COMP-0 is the old name of COMP-4.
  binary: 'BINARY COMP COMPUTATIONAL COMP-4 COMPUTATIONAL-4 COMP-0 COMPUTATIONAL-0',
  'native binary': 'COMP-5 COMPUTATIONAL-5',
  'COMP-X': 'COMP-X COMPUTATIONAL-X',
  'COMP-N': 'COMP-N COMPUTATIONAL-N',
  packed: 'PACKED-DECIMAL COMP-3 COMPUTATIONAL-3',
  'COMP-6': 'COMP-6 COMPUTATIONAL-6',
  float: 'COMP-1 COMPUTATIONAL-1 FLOAT-SHORT',
  double: 'COMP-2 COMPUTATIONAL-2 FLOAT-LONG',
  index: 'INDEX',
  pointer: 'POINTER PROCEDURE-POINTER FUNCTION-POINTER PROGRAM-POINTER',
  'short pointer': 'POINTER-32',
  byte: 'BINARY-CHAR',
  short: 'BINARY-SHORT SIGNED-SHORT UNSIGNED-SHORT',
  long: 'BINARY-LONG BINARY-INT SIGNED-INT UNSIGNED-INT',
  'long long': 'BINARY-DOUBLE BINARY-LONG-LONG SIGNED-LONG UNSIGNED-LONG',
}

const BY_KEYWORD: ReadonlyMap<string, Usage> = new Map(
  Object.entries(NAMES).flatMap(([usage, names]) =>
    names.split(' ').map((name): [string, Usage] => [name, usage as Usage]),
  ),
)

/** The usage that a keyword names. */
export const usageOf = (keyword: string): Usage | undefined => BY_KEYWORD.get(keyword)

/** The usages of items that have no picture, with their lengths in bytes. */
export const LENGTHS_WITHOUT_PICTURE: ReadonlyMap<Usage, number> = new Map([
  ['float', 4],
  ['double', 8],
  ['index', 4],
  ['pointer', 8],
  ['short pointer', 4],
  ['byte', 1],
  ['short', 2],
  ['long', 4],
  ['long long', 8],
])
