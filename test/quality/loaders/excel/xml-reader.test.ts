import { expect } from 'chai'
import fc from 'fast-check'
import { xmlString } from '../../../../src/quality/loaders/excel/cell-text.ts'
import { xmlChunks } from '../../../../src/quality/loaders/excel/xml/xml-chunks.ts'
import { codeOf } from '../../../../src/quality/loaders/excel/xml/xml-bytes.ts'
import {
  CLOSE,
  END,
  MORE,
  OPEN,
  TEXT,
  XmlReader,
} from '../../../../src/quality/loaders/excel/xml/xml-reader.ts'

const NAMES = new Map(['a', 'b', 'row', 'c', 'x:a', 'y', 'long-name.2'].map((name) => [codeOf(name), name]))
const nameOf = (code: number): string => NAMES.get(code) ?? '?'

/** The tokens of a document in chunks that end at these places. */
async function tokensOf(bytes: Buffer, ends: readonly number[]): Promise<string[]> {
  const places = [0, ...ends, bytes.length]
  const chunks = places.slice(1).map((end, i) => Buffer.from(bytes.subarray(places[i], end)))
  const xml = new XmlReader()
  const tokens: string[] = []
  const take = (): void => {
    for (let token = xml.next(); token !== MORE; token = xml.next()) {
      if (token === END) return void tokens.push('end')
      if (token === TEXT) tokens.push(`text ${xmlString(xml)}`)
      if (token === CLOSE) tokens.push(`close ${nameOf(xml.name)}`)
      if (token !== OPEN) continue
      let tag = `open ${nameOf(xml.name)} ${xml.depth}`
      while (xml.nextAttribute())
        tag += ` ${nameOf(xml.attribute)}/${nameOf(xml.qualified)}=${xmlString(xml)}`
      tokens.push(tag)
    }
  }
  for await (const chunk of xmlChunks(chunks)) {
    xml.append(chunk)
    take()
  }
  xml.finish()
  take()
  return tokens
}

const DOCUMENT = `<?xml version='1.0' encoding="UTF-8"?>
<!-- > a comment -- with a tag <a> -->
<row a = "1>2'" x:a='&lt;"'
  y=""><c/><b><![CDATA[<&amp;]]]]><![CDATA[>]]>text é€😀 &amp; &#x1F600;</b ><x:a long-name.2="
"></x:a><?instruction ?> </row>
<!---->`

const TOKENS = [
  'open row 1 a/a=1>2\' a/x:a=<" y/y=',
  ...['open c 2', 'close c', 'open b 2', 'text <&amp;]]', 'text >', 'text text é€😀 & 😀', 'close b'],
  ...['open a 2 long-name.2/long-name.2=\n', 'close a', 'text  ', 'close row', 'end'],
]

describe('The tokens of an XML document', () => {
  const encodings = {
    'UTF-8': Buffer.from(DOCUMENT),
    'UTF-8 with a mark': Buffer.from(`\ufeff${DOCUMENT}`),
    'UTF-16 with a mark': Buffer.from(`\ufeff${DOCUMENT}`, 'utf16le'),
    'UTF-16 without a mark': Buffer.from(DOCUMENT, 'utf16le'),
    'UTF-16 of the other byte order': Buffer.from(`\ufeff${DOCUMENT}`, 'utf16le').swap16(),
  }
  for (const [name, bytes] of Object.entries(encodings))
    it(`are the same in all chunks: ${name}`, async () => {
      expect(await tokensOf(bytes, [])).to.deep.equal(TOKENS)
      for (let end = 1; end < bytes.length; end++)
        expect(await tokensOf(bytes, [end]), `cut at ${end}`).to.deep.equal(TOKENS)
      const ends = Array.from({ length: bytes.length - 1 }, (_, i) => i + 1)
      expect(await tokensOf(bytes, ends)).to.deep.equal(TOKENS)
    })

  it('are the same in chunks of drawn lengths', async () => {
    const bytes = encodings['UTF-8']
    const places = fc.uniqueArray(fc.integer({ min: 1, max: bytes.length - 1 }), { maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(places, async (ends) => {
        const sorted = ends.toSorted((a, b) => a - b)
        expect(await tokensOf(bytes, sorted)).to.deep.equal(TOKENS)
      }),
    )
  })
})
