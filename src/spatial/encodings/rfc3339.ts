const TIMESTAMP = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(\.\d+)?(?:\s*(?:(Z)|([+-]\d\d:\d\d)))?)?$/i
const DATE = /^\d{4}-\d\d-\d\d$/

/**
 * A stored date or timestamp in RFC 3339. Files may also have a blank instead of the T, no seconds, or no
 * offset, which then is UTC. Other texts are returned unchanged.
 */
export function toRfc3339(type: 'date' | 'datetime', text: string): string {
  if (type === 'date' || (text.length === 20 && text[10] === 'T' && text[19] === 'Z')) return text
  if (DATE.test(text)) return `${text}T00:00:00Z`
  const [, day, minutes, seconds = ':00', fraction = '', , offset = 'Z'] = TIMESTAMP.exec(text) ?? []
  return day === undefined ? text : `${day}T${minutes}${seconds}${fraction}${offset}`
}
