import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { openEncoder, type Encoder } from '../../values/encoder.ts'

/** Characters that are encoded in one step. */
const PIECE = 1 << 18

/** A new text file in an encoding. It writes synchronously, so use it in a worker. */
export class TextFile {
  readonly #file: number
  readonly #encoder: Encoder
  #text = ''

  constructor(path: string, encoding: string, unencodable: 'error' | 'replace') {
    this.#file = openSync(path, 'wx', 0o600)
    this.#encoder = openEncoder(encoding, unencodable)
    this.#put(this.#encoder.mark)
  }

  /** @param text complete characters @throws NotEncodable */
  write(text: string): void {
    this.#text += text
    if (this.#text.length >= PIECE) this.#flush()
  }

  /** Writes the rest. @returns the number of characters replaced by a question mark */
  end(): number {
    this.#flush()
    this.#put(this.#encoder.end())
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

  /** Writes all bytes. A single write may be partial, for example if the disk is nearly full. */
  #put(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length;) at += writeSync(this.#file, bytes, at)
  }
}
