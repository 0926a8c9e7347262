/** A check of XML for the drawings of the service: elements, attributes, text and references, without a document type. */

const TAG = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[A-Za-z][\w:.-]*="[^"<]*")*)\s*(\/?)>/y
const REFERENCE = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/
/** Characters that XML 1.0 forbids. */
const FORBIDDEN =
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

/** @throws Error that says where the text is not well-formed */
export function checkWellFormed(xml: string): void {
  const body = xml.replace(/^<\?xml[^>]*\?>\s*/, '').trimEnd()
  const fail = (what: string, at: number): never => {
    throw new Error(`${what} at ${JSON.stringify(body.slice(at, at + 80))}`)
  }
  const forbidden = FORBIDDEN.exec(body)
  if (forbidden) fail('a forbidden character', forbidden.index)
  const open: string[] = []
  let at = 0
  while (at < body.length) {
    if (body[at] !== '<') {
      const end = body.indexOf('<', at)
      const text = body.slice(at, end === -1 ? undefined : end)
      if (open.length === 0) fail('text outside of the root', at)
      if (REFERENCE.test(text)) fail('a broken reference', at)
      at += text.length
      continue
    }
    TAG.lastIndex = at
    const [whole, isEnd, name, attributes, isEmpty] = TAG.exec(body) ?? fail('a broken tag', at)
    if (REFERENCE.test(attributes!)) fail('a broken reference', at)
    const names = Array.from(attributes!.matchAll(/([\w:.-]+)="/g), ([, attribute]) => attribute!)
    if (new Set(names).size < names.length) fail('an attribute twice', at)
    if (isEnd) {
      if (open.pop() !== name) fail(`an end of ${name!} that is not open`, at)
    } else if (!isEmpty) open.push(name!)
    at += whole.length
    if (open.length === 0 && at < body.length) fail('a second root', at)
  }
  if (open.length > 0) throw new Error(`${open.join(', ')} is not closed`)
}
