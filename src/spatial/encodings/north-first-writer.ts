import { TextWriter } from './text-writer.ts'

/** Writes positions with the northing or the latitude first, as the authority of a reference system orders them. */
export class NorthFirstWriter extends TextWriter {
  override position(x: number, y: number, z?: number): void {
    super.position(y, x, z)
  }
}
