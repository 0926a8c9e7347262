import { expect } from 'chai'
import fc from 'fast-check'
import { ReadingError } from '../../../../src/quality/loaders/errors.ts'
import { parseElementPath } from '../../../../src/quality/loaders/xml/element-path.ts'
import { openXml } from '../../../../src/quality/loaders/xml/open-xml.ts'
import { bytesOf, LIMITS, readSource } from '../json/read-json.ts'

interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** Texts and elements. */
  readonly content: readonly (string | Element)[]
}

const NAME = fc.constantFrom('a', 'b', 'c-1', 'x:d', 'é', '__proto__')
const TEXT = fc.string({
  unit: fc.constantFrom(...'abc 1,"\'\n<>&;é€\u{1f600}\u0085\\{}[]'),
  minLength: 1,
  maxLength: 8,
})

const { element } = fc.letrec<{ element: Element }>((tie) => ({
  element: fc.record({
    name: NAME,
    attributes: fc.dictionary(fc.constantFrom('k', 'x:l', 'é'), TEXT, { maxKeys: 2, noNullPrototype: true }),
    content: fc.array(fc.oneof({ maxDepth: 3 }, TEXT, tie('element')), { maxLength: 4 }),
  }),
}))

const escaped = (text: string) => text.replace(/[<>&"']/g, (found) => `&#${found.charCodeAt(0)};`)

/** Line feeds in attributes are kept only as references. */
const write = ({ name, attributes, content }: Element): string => {
  const pairs = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escaped(value).replaceAll('\n', '&#10;')}"`,
  )
  const inner = content.map((part) => (typeof part === 'string' ? escaped(part) : write(part))).join('')
  return `<${name}${pairs.join('')}>${inner}</${name}>`
}

/** The value of an element, written down anew from the page about XML. */
function expected({ attributes, content }: Element): unknown {
  const text = content.filter((part) => typeof part === 'string').join('')
  const elements = content.filter((part) => typeof part !== 'string')
  const members = new Map<string, unknown[]>()
  for (const [key, value] of Object.entries(attributes)) members.set(`@${key}`, [value])
  for (const inner of elements) members.set(inner.name, [...(members.get(inner.name) ?? []), expected(inner)])
  if (members.size === 0) return text === '' ? null : text
  if (/[^ \n]/.test(text)) members.set('#text', [text])
  const entries = [...members].map(
    ([key, values]) => `${JSON.stringify(key)}:${json(values.length === 1 ? values[0] : values)}`,
  )
  return new Written(`{${entries.join(',')}}`)
}

/** JSON as it is written, since an object would lose `__proto__`. */
class Written {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const json = (value: unknown): string =>
  value instanceof Written
    ? value.text
    : Array.isArray(value)
      ? `[${value.map(json).join(',')}]`
      : JSON.stringify(value)

const read = (text: string | Buffer, chunk: number, path = 'r') =>
  readSource(
    openXml({
      open: async () => bytesOf(Buffer.from(text as string), [chunk]),
      limits: LIMITS,
      path: parseElementPath(path),
    }),
  )

describe('Generated XML', () => {
  it('has the values that the page describes, whatever the pieces are', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(element, { maxLength: 4 }),
        fc.integer({ min: 1, max: 40 }),
        async (inner, chunk) => {
          const text = `<t>${inner.map((one) => `<r><v>${write(one)}</v></r>`).join('\n')}</t>`
          const { rows, rejects } = await read(text, chunk)
          expect(rejects).to.deep.equal([])
          expect(rows).to.deep.equal(
            inner.map((one) => [`{${JSON.stringify(one.name)}:${json(expected(one))}}`]),
          )
        },
      ),
      { numRuns: 300 },
    ))

  it('that is damaged is refused with a sentence, or read', () =>
    fc.assert(
      fc.asyncProperty(
        element,
        fc.array(
          fc.tuple(fc.nat(200), fc.constantFrom('<', '>', '&', '"', '</', '<!', ']]>', '\0', '<?', '\x80')),
          {
            minLength: 1,
            maxLength: 3,
          },
        ),
        fc.constantFrom(undefined, 'r', '$'),
        async (inner, cuts, path) => {
          let text = `<t><r>${write(inner)}</r></t>`
          for (const [at, mark] of cuts) text = text.slice(0, at) + mark + text.slice(at + 1)
          try {
            const source = openXml({
              open: async () => bytesOf(Buffer.from(text), [7]),
              limits: LIMITS,
              path: path === undefined ? undefined : parseElementPath(path),
            })
            await readSource(source)
          } catch (error) {
            if (!(error instanceof ReadingError)) throw error
            expect(error.message).to.match(/^[A-Z][^]*\.$/)
          }
        },
      ),
      { numRuns: 500 },
    ))
})
