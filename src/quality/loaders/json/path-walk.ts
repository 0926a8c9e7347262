import type { TextWindow } from '../delimited/text-window.ts'
import { SourceUnreadable } from '../errors.ts'
import {
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  COLON,
  COMMA,
  LETTER_N,
  OPEN_ARRAY,
  OPEN_OBJECT,
  QUOTE,
  RS,
  SPACE,
} from './bytes.ts'
import { SENTENCES } from './details.ts'
import { keyOf } from './json-columns.ts'
import { ESCAPED, type JsonScanner } from './json-scanner.ts'
import { type RecordsPath, textOfPath } from './records-path.ts'
import type { TextPlace } from './text-place.ts'
import { ValueSkip } from './value-skip.ts'

/** What the walk has come to. */
export type Arrival =
  /** The window begins after the `[` of an array of records. */
  | 'array'
  /** The window begins with a single record. */
  | 'record'
  | 'more'
  | 'end'

/** What comes next: between the values of the file, in an open container, or after a value. */
type State = 'between' | 'value' | 'first' | 'key' | 'skip' | 'after'

/** An open object or array on the path. */
interface Container {
  readonly closer: number
  /** True if the key of the path was found, and always in an array. */
  isFound: boolean
}

/** Walks through the values around the records of a path, and skips those that are beside it. */
export class PathWalk {
  readonly #path: RecordsPath
  readonly #window: TextWindow
  readonly #scanner: JsonScanner
  readonly #place: TextPlace
  /** A key or a value beside the path that has more bytes is not kept whole. */
  readonly #enoughBytes: number
  readonly #open: Container[] = []
  #state: State = 'between'
  /** Skips a long value. */
  #long: ValueSkip | undefined

  constructor(
    path: RecordsPath,
    window: TextWindow,
    scanner: JsonScanner,
    place: TextPlace,
    enoughBytes: number,
  ) {
    this.#path = path
    this.#window = window
    this.#scanner = scanner
    this.#place = place
    this.#enoughBytes = enoughBytes
  }

  /** Tells that the array or the record of the last arrival has ended. */
  leave(): void {
    this.#state = 'after'
  }

  /** @throws SourceBroken, SourceUnreadable if a value has nothing at the path */
  next(): Arrival {
    const window = this.#window
    const scanner = this.#scanner
    for (;;) {
      if (this.#long !== undefined && !this.#skipLong()) return 'more'
      scanner.begin(window.bytes, window.end, window.last)
      const at = scanner.space(window.start)
      this.#place.passTo(at)
      if (at >= window.end) {
        if (!window.last) return 'more'
        if (this.#state === 'between' || (this.#state === 'after' && this.#open.length === 0)) return 'end'
        scanner.stop(at, 'the rest of the values around the records')
        throw this.#place.broken()
      }
      const arrival = this.#step(at)
      if (arrival !== undefined) return arrival
    }
  }

  /** @returns undefined if the walk goes on */
  #step(at: number): Arrival | undefined {
    const byte = this.#window.bytes[at]!
    switch (this.#state) {
      case 'between':
        if (byte === RS) return this.#go(at + 1, 'between')
        this.#state = 'value'
        return undefined
      case 'value':
        return this.#value(at, byte)
      case 'first': {
        const { closer } = this.#open.at(-1)!
        if (byte === closer) return this.#close(at)
        return this.#go(at, closer === CLOSE_OBJECT ? 'key' : 'value')
      }
      case 'key':
        return this.#key(at)
      case 'skip':
        return this.#skip(at)
      case 'after':
        return this.#after(at, byte)
    }
  }

  #value(at: number, byte: number): Arrival | undefined {
    const { steps, isArray } = this.#path
    const depth = this.#open.length
    // Null on the way to the records, or in their place, stands for no records.
    if (byte === LETTER_N) return this.#go(at, 'skip')
    if (depth < steps.length) {
      const isKey = steps[depth] !== null
      if (byte !== (isKey ? OPEN_OBJECT : OPEN_ARRAY)) return this.#other(at)
      this.#open.push({ closer: isKey ? CLOSE_OBJECT : CLOSE_ARRAY, isFound: !isKey })
      return this.#go(at + 1, 'first')
    }
    if (byte === OPEN_ARRAY) {
      this.#place.passTo(at + 1)
      return 'array'
    }
    return isArray ? this.#other(at) : 'record'
  }

  /** Refuses a value that cannot be on the path. A fault of its syntax comes first. */
  #other(at: number): Arrival {
    if (this.#scanner.value(at) >= 0) throw this.#missing()
    if (this.#scanner.fault !== undefined) throw this.#place.broken()
    if (this.#window.end - at > this.#enoughBytes) throw this.#missing()
    return 'more'
  }

  #key(at: number): Arrival | undefined {
    const scanner = this.#scanner
    const { bytes } = this.#window
    if (bytes[at] !== QUOTE) {
      scanner.stop(at, 'a key in double quotes')
      return this.#stopped(at)
    }
    const end = scanner.string(at + 1)
    if (end < 0) return this.#stopped(at)
    const key = keyOf(bytes, at + 1, end, (scanner.flags & ESCAPED) !== 0)
    const colon = scanner.space(end + 1)
    if (bytes[colon] !== COLON) {
      scanner.stop(colon, 'a colon after the key')
      return this.#stopped(at)
    }
    const container = this.#open.at(-1)!
    const isOnPath = key === this.#path.steps[this.#open.length - 1]
    if (isOnPath && container.isFound)
      throw new SourceUnreadable(SENTENCES.repeatedOnPath(this.#place.line, key))
    if (isOnPath) container.isFound = true
    return this.#go(colon + 1, isOnPath ? 'value' : 'skip')
  }

  #skip(at: number): Arrival | undefined {
    const end = this.#scanner.value(at)
    if (end >= 0) return this.#go(end, 'after')
    if (this.#scanner.fault !== undefined || this.#window.end - at <= this.#enoughBytes)
      return this.#stopped(at)
    this.#long = new ValueSkip()
    return undefined
  }

  /** @returns false if the value does not end in the window */
  #skipLong(): boolean {
    const { bytes, start, end, last } = this.#window
    const found = this.#long!.advance(bytes, start, end)
    this.#place.skipTo(found < 0 ? end : found)
    if (found >= 0) {
      this.#long = undefined
      this.#state = 'after'
    } else if (last) {
      this.#scanner.begin(bytes, end, true)
      this.#scanner.stop(end, 'the end of the value')
      throw this.#place.broken()
    }
    return found >= 0
  }

  #after(at: number, byte: number): Arrival | undefined {
    const container = this.#open.at(-1)
    if (container === undefined) {
      const before = this.#window.bytes[at - 1]
      const isApart = byte === OPEN_OBJECT || byte === OPEN_ARRAY || byte === RS || (before ?? SPACE) <= SPACE
      if (isApart) return this.#go(at, 'between')
      this.#scanner.stop(at, 'the end of the file or another value')
      return this.#stopped(at)
    }
    if (byte === container.closer) return this.#close(at)
    if (byte === COMMA) return this.#go(at + 1, container.closer === CLOSE_OBJECT ? 'key' : 'value')
    this.#scanner.stop(at, container.closer === CLOSE_OBJECT ? 'a comma or }' : 'a comma or ]')
    return this.#stopped(at)
  }

  #close(at: number): undefined {
    if (!this.#open.at(-1)!.isFound) throw this.#missing()
    this.#open.pop()
    return this.#go(at + 1, 'after')
  }

  #go(at: number, state: State): undefined {
    this.#place.passTo(at)
    this.#state = state
  }

  /** More bytes are needed, or the scanner has a fault. */
  #stopped(at: number): Arrival {
    if (this.#scanner.fault !== undefined) throw this.#place.broken()
    if (this.#window.end - at > this.#enoughBytes)
      throw new SourceUnreadable(SENTENCES.keyTooLong(this.#place.line, this.#enoughBytes))
    return 'more'
  }

  #missing(): SourceUnreadable {
    const { steps, isArray, text } = this.#path
    const depth = this.#open.length
    const isAtKey = this.#state !== 'value'
    const place = textOfPath(steps.slice(0, isAtKey ? depth - 1 : depth), false)
    const key = isAtKey ? steps[depth - 1] : undefined
    const wanted = depth < steps.length && steps[depth] !== null ? 'an object' : 'an array'
    return new SourceUnreadable(
      typeof key === 'string'
        ? SENTENCES.noKeyOnPath(this.#place.line, place, key, text)
        : SENTENCES.otherOnPath(this.#place.line, place, depth < steps.length || isArray ? wanted : '', text),
    )
  }
}
