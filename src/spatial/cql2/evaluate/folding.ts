/** Letters whose case folding differs from the lower case of their upper case. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  // The dotless i has the upper case I, but only Turkish treats them as equal.
  ['ı', 'ı'],
])

/** Cherokee, whose letters fold to upper case because its lower case is younger. */
const isCherokee = (code: number): boolean =>
  (code >= 0x13a0 && code <= 0x13fd) || (code >= 0xab70 && code <= 0xabbf)

const ASCII = /^[\0-\x7f]*$/

/** Folded characters beyond ASCII, as far as they occurred. There are at most as many as code points. */
const folded = new Map<string, string>()

/**
 * The text for comparisons that ignore case: full case folding of the Unicode standard, chapter 5.18, without
 * the mappings for Turkish (OGC 21-065r2, /req/case-insensitive-comparison/casei-function).
 */
export function foldCase(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  let result = ''
  for (const character of text) {
    let fold = folded.get(character)
    if (fold === undefined) {
      fold = foldCharacter(character)
      folded.set(character, fold)
    }
    result += fold
  }
  return result
}

function foldCharacter(character: string): string {
  if (isCherokee(character.codePointAt(0) as number)) return character.toUpperCase()
  // The capital sharp s has only a lower case, the small one only an upper case of two letters. Each character
  // is mapped alone, so that a sigma at the end of a word becomes the same as any other.
  return (
    EXCEPTIONS.get(character) ??
    [...character.toLowerCase().toUpperCase()].map((one) => one.toLowerCase()).join('')
  )
}

/** Marks, except those of voiced Japanese syllables, which are letters of their own (recommendation of the standard). */
const MARKS = /(?![\u3099\u309a])\p{M}/gu

/**
 * Letters with a stroke, which Unicode does not decompose but sorts as variants of other letters. The test data
 * of the standard expects `ø` to equal `o`.
 */
const STROKES: ReadonlyMap<string, string> = new Map([
  ['ø', 'o'],
  ['Ø', 'O'],
  ['ł', 'l'],
  ['Ł', 'L'],
  ['đ', 'd'],
  ['Đ', 'D'],
  ['ð', 'd'],
  ['Ð', 'D'],
  ['ħ', 'h'],
  ['Ħ', 'H'],
])

const STROKED = new RegExp(`[${[...STROKES.keys()].join('')}]`, 'g')

/**
 * The text for comparisons that ignore accents: canonically decomposed, without marks and strokes (OGC
 * 21-065r2, /req/accent-insensitive-comparison/accenti-function).
 */
export function foldAccents(text: string): string {
  if (ASCII.test(text)) return text
  return text
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(STROKED, (letter) => STROKES.get(letter) as string)
}
