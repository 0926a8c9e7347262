import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { openEncoder, type Encoder } from '../../values/encoder.ts'

/** Characters that are encoded at a time. */
const PIECE = 1 << 18

/** A new file of text in an encoding. It writes without giving way, so it is for a worker. */
export class TextFile {
  readonly #file: number
  readonly #encoder: Encoder
  #text = ''

  constructor(path: string, encoding: string, unencodable: 'error' | 'replace') {
    this.#file = openSync(path, 'wx', 0o600)
    this.#encoder = openEncoder(encoding, unencodable)
    this.#put(this.#encoder.mark)
  }

  /** @param text of whole characters @throws NotEncodable */
  write(text: string): void {
    this.#text += text
    if (this.#text.length >= PIECE) this.#flush()
  }

  /** Writes what is left. @returns how many characters a question mark stands for */
  end(): number {
    this.#flush()
    fsyncSync(this.#file)
    return this.#encoder.replaced
  }

  close(): void {
    closeSync(this.#file)
  }

  #flush(): void {
    this.#put(this.#encoder.encode(this.#text))
    this.#text = ''
  }

  /** A write may take a part of what it is given, as where the disk is nearly full. */
  #put(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length;) at += writeSync(this.#file, bytes, at)
  }
}
