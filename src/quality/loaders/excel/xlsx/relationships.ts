import { posix } from 'node:path'
import type { PackageParts } from '../package-parts.ts'
import { xmlString } from '../cell-text.ts'
import { codeOf } from '../xml/xml-bytes.ts'
import { END, OPEN } from '../xml/xml-reader.ts'

/** A reference of a part to another part, or to a place outside of the package, which is never read. */
export interface Relationship {
  readonly id: string
  /** The last word of its type: `worksheet`, `styles`. The transitional and the strict format differ only before it. */
  readonly type: string
  /** The name of the part; undefined if the target is outside of the package. */
  readonly part: string | undefined
}

const RELATIONSHIP = codeOf('Relationship')
const [ID, TYPE, TARGET, MODE] = ['Id', 'Type', 'Target', 'TargetMode'].map(codeOf) as [
  number,
  number,
  number,
  number,
]

/**
 * The relationships of a part; of the package itself if the name is empty.
 * @throws SourceBroken
 */
export async function relationshipsOf(parts: PackageParts, name: string): Promise<Relationship[]> {
  const folder = posix.dirname(name)
  const file = posix.join(folder, '_rels', `${posix.basename(name)}.rels`)
  if (!parts.has(file)) return []
  const xml = await parts.document(file)
  const found: Relationship[] = []
  for (let token = xml.next(); token !== END; token = xml.next()) {
    if (token !== OPEN || xml.name !== RELATIONSHIP) continue
    let [id, type, target, mode] = ['', '', '', '']
    while (xml.nextAttribute()) {
      if (xml.attribute === ID) id = xmlString(xml)
      else if (xml.attribute === TYPE) type = xmlString(xml)
      else if (xml.attribute === TARGET) target = xmlString(xml)
      else if (xml.attribute === MODE) mode = xmlString(xml)
    }
    const part = mode === 'External' ? undefined : partOf(parts, folder, target)
    found.push({ id, type: type.slice(type.lastIndexOf('/') + 1), part })
  }
  return found
}

/** A target is a URI, relative to the folder of its part. Some programs do not encode it. */
function partOf(parts: PackageParts, folder: string, target: string): string {
  const resolved = posix.join('/', target.startsWith('/') ? '' : folder, target).slice(1)
  if (parts.has(resolved)) return resolved
  try {
    return decodeURIComponent(resolved)
  } catch {
    return resolved
  }
}
