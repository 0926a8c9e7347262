interface Range {
  readonly type: string
  readonly subtype: string
  readonly quality: number
}

/**
 * True if a media type may be sent to a client (RFC 9110, 12.5.1).
 *
 * `application/json` also matches every `+json` type, because clients send it that way. Parameters such as
 * `version=3.0` are not compared. Of the matching ranges, the most specific one decides.
 * @param accept the header's value; undefined accepts everything
 */
export function accepts(accept: string | undefined, mediaType: string): boolean {
  return qualityOf(accept, mediaType) > 0
}

/** The media type that the client prefers, the first of equals; undefined if it accepts none of them. */
export function preferred(accept: string | undefined, mediaTypes: readonly string[]): string | undefined {
  let best: string | undefined
  let highest = 0
  for (const mediaType of mediaTypes) {
    const quality = qualityOf(accept, mediaType)
    if (quality > highest) {
      best = mediaType
      highest = quality
    }
  }
  return best
}

function qualityOf(accept: string | undefined, mediaType: string): number {
  if (accept === undefined || accept === '*/*' || accept === mediaType || accept.trim() === '') return 1
  const essence = mediaType.split(';', 1)[0]!.toLowerCase()
  const [type, subtype] = essence.split('/') as [string, string]
  let best = 0
  let quality = 0
  for (const range of parseRanges(accept)) {
    const specificity = match(range, type, subtype)
    if (specificity > best) {
      best = specificity
      quality = range.quality
    } else if (specificity === best && specificity > 0) quality = Math.max(quality, range.quality)
  }
  return quality
}

function match(range: Range, type: string, subtype: string): number {
  if (range.type === '*' && range.subtype === '*') return 1
  if (range.type !== type) return 0
  if (range.subtype === '*') return 2
  if (range.subtype === subtype) return 4
  return range.subtype === 'json' && subtype.endsWith('+json') ? 3 : 0
}

function parseRanges(accept: string): Range[] {
  return accept.split(',').flatMap((part) => {
    const [range, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const [type, subtype] = (range ?? '').split('/')
    if (!type || !subtype) return []
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    const quality = weight === undefined ? 1 : Number(weight)
    return [{ type, subtype, quality: Number.isFinite(quality) ? quality : 0 }]
  })
}
