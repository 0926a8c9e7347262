import { latinLetters } from './latin-letters.ts'

/** From 0, as in `latinLetters`. */
const [A, B, C, D, E, F, G, H, I, J] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const
const [K, M, N, O, P, R, S, T, U] = [10, 12, 13, 14, 15, 17, 18, 19, 20] as const
const [W, X, Y] = [22, 23, 24] as const
/** A doubled G, which is never soft. */
const HARD_G = 26
/** Before the first letter and after the last letter. */
const NONE = 27

/** Sounds are written as letters, TH as a zero. */
const UPPER_A = 0x41
const [THETA, SH] = [0x30, UPPER_A + X] as const
const SILENT = 0
const LEFT_OPEN = 1

/** The sound of a letter; LEFT_OPEN if its neighbours decide. */
const SOUNDS = new Uint8Array(NONE + 1).fill(LEFT_OPEN)
for (const [letter, sound] of ['FF', 'JJ', 'LL', 'MM', 'NN', 'QK', 'RR', 'VF', 'ZS']) {
  SOUNDS[letter!.charCodeAt(0) - UPPER_A] = sound!.charCodeAt(0)
}
SOUNDS[HARD_G] = UPPER_A + K

const isVowel = (letter: number): boolean =>
  letter === A || letter === E || letter === I || letter === O || letter === U
/** Letters before which C and G are soft. */
const isFront = (letter: number): boolean => letter === E || letter === I || letter === Y

/**
 * The metaphone of Lawrence Philips as he first described it ("Hanging on the Metaphone", Computer Language, December
 * 1990), without a length limit, over all letters of the value. Other characters are ignored. `0` is the sound of TH,
 * `X` is the sound of SH. `Dr` is `TR`.
 * @returns undefined if the value has no Latin letter, or only silent letters
 */
export function metaphone(value: string): string | undefined {
  const letters = latinLetters(value)
  const sounds = Buffer.alloc(2 * letters.length)
  const length = writeMetaphone(letters, letters.length, sounds)
  return length === 0 ? undefined : sounds.toString('latin1', 0, length)
}

/**
 * @param letters `count` of them (see `latinLetters`), which are overwritten
 * @param target with room for twice as many bytes
 * @returns the number of bytes written
 */
export function writeMetaphone(letters: Uint8Array, count: number, target: Uint8Array): number {
  const end = withoutDoubles(letters, count)
  if (end === 0) return 0
  const [first, second] = [letters[0]!, end > 1 ? letters[1]! : NONE]
  let length = 0
  let index = isSilentStart(first, second) ? 1 : 0
  if (isVowel(letters[index]!)) target[length++] = UPPER_A + letters[index++]!
  else if (first === X) {
    target[length++] = UPPER_A + S
    index = 1
  } else if (first === W && second === H) {
    target[length++] = UPPER_A + W
    index = 2
  }
  for (; index < end; index++) {
    const letter = letters[index]!
    let sound = SOUNDS[letter]!
    if (sound === LEFT_OPEN) {
      if (letter === X) {
        target[length++] = UPPER_A + K
        sound = UPPER_A + S
      } else sound = soundOf(letter, letters, index, end)
    }
    if (sound !== SILENT) target[length++] = sound
  }
  return length
}

/** Drops the second of two equal letters, except C. */
function withoutDoubles(letters: Uint8Array, count: number): number {
  let end = 0
  let last: number = NONE
  for (let at = 0; at < count; at++) {
    const letter = letters[at]!
    if (letter !== last || letter === C) letters[end++] = letter
    else if (letter === G) letters[end - 1] = HARD_G
    last = letter
  }
  return end
}

const isSilentStart = (first: number, second: number): boolean =>
  second === N
    ? first === K || first === G || first === P
    : (first === A && second === E) || (first === W && second === R)

function soundOf(letter: number, letters: Uint8Array, at: number, end: number): number {
  const before = at > 0 ? letters[at - 1]! : NONE
  const next = at + 1 < end ? letters[at + 1]! : NONE
  const third = at + 2 < end ? letters[at + 2]! : NONE
  switch (letter) {
    case B:
      return before === M && next === NONE ? SILENT : UPPER_A + B
    case C:
      if (next === H) return before === S ? UPPER_A + K : SH
      if (!isFront(next)) return UPPER_A + K
      if (before === S) return SILENT
      return next === I && third === A ? SH : UPPER_A + S
    case D:
      return next === G && isFront(third) ? UPPER_A + J : UPPER_A + T
    case G:
      if (next === H && third !== NONE && !isVowel(third)) return SILENT
      if (next === N && (third === NONE || isEndOfGned(letters, at, end))) return SILENT
      if (!isFront(next)) return UPPER_A + K
      return before === D ? SILENT : UPPER_A + J
    case H:
      if (before === C || before === S || before === P || before === T) return SILENT
      if (before === G || before === HARD_G) return SILENT
      return isVowel(before) && !isVowel(next) ? SILENT : UPPER_A + H
    case K:
      return before === C ? SILENT : UPPER_A + K
    case P:
      return next === H ? UPPER_A + F : UPPER_A + P
    case S:
      return next === H || (next === I && (third === O || third === A)) ? SH : UPPER_A + S
    case T:
      if (next === H) return THETA
      if (next === C && third === H) return SILENT
      return next === I && (third === O || third === A) ? SH : UPPER_A + T
    case W:
    case Y:
      return isVowel(next) ? UPPER_A + letter : SILENT
    default: // A vowel that is not the first letter.
      return SILENT
  }
}

/** True if the G at `at`, before an N, begins -gned at the end. */
const isEndOfGned = (letters: Uint8Array, at: number, end: number): boolean =>
  at + 4 === end && letters[at + 2] === E && letters[at + 3] === D
