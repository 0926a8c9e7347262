/** True if all bytes of a field are this byte. */
export function isFilled(bytes: Uint8Array, from: number, length: number, byte: number): boolean {
  for (let index = from; index < from + length; index++) if (bytes[index] !== byte) return false
  return true
}
