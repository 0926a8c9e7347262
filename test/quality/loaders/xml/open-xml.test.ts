import { expect } from 'chai'
import { parseElementPath } from '../../../../src/quality/loaders/xml/element-path.ts'
import { openXml } from '../../../../src/quality/loaders/xml/open-xml.ts'
import type { ReadLimits } from '../../../../src/quality/model/reading.ts'
import { bytesOf, LIMITS, type ReadSource, readSource } from '../json/read-json.ts'

interface ReadOptions extends Partial<ReadLimits> {
  readonly chunks?: readonly number[]
  readonly isCut?: boolean
}

const readXml = (
  text: string | Buffer,
  records: string | undefined,
  { chunks = [1 << 20], isCut = false, ...limits }: ReadOptions = {},
): Promise<ReadSource> =>
  readSource(
    openXml({
      open: async () => bytesOf(Buffer.from(text as string), chunks, isCut),
      limits: { ...LIMITS, ...limits },
      path: records === undefined ? undefined : parseElementPath(records)!,
    }),
  )

const faultOf = async (...parameters: Parameters<typeof readXml>): Promise<string> => {
  try {
    await readXml(...parameters)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

const ORDERS = `<?xml version="1.0" encoding="UTF-8"?>
<shop xmlns="urn:shop" xmlns:x="urn:x">
  <!-- all of them -->
  <order id="1" x:kind="new &lt;">
    <price>1.10</price>
    <note>a &amp; b, &#233; <![CDATA[<raw>]]></note>
    <line n="1">pen</line>
    <line n="2"/>
    <empty/>
  </order>
  <order id="12345678901234567890">
    <price></price>
    <tag>x</tag><tag>y</tag>
    <ship><to>Graz</to><to>Wien</to></ship>
    only <b>some</b> text
  </order>
</shop>
`

describe('The elements of an XML file', () => {
  it('become records: attributes, texts, nested and repeated elements', async () => {
    const { names, rows, rejects } = await readXml(ORDERS, 'order')
    expect(names).to.deep.equal([
      ...['@id', '@x:kind', 'price', 'note', 'line', 'empty', 'tag', 'ship', 'b', '#text'],
    ])
    expect(rows).to.deep.equal([
      [
        ...['1', 'new <', '1.10', 'a & b, é <raw>', '[{"@n":"1","#text":"pen"},{"@n":"2"}]', null],
        ...[null, null, null, null],
      ],
      [
        ...[
          '12345678901234567890',
          null,
          null,
          null,
          null,
          null,
          '["x","y"]',
          '{"to":["Graz","Wien"]}',
          'some',
        ],
        '\n    \n    \n    \n    only  text\n  ',
      ],
    ])
    expect(rejects).to.deep.equal([])
  })

  it('are the same whatever the pieces are', async () => {
    const whole = await readXml(ORDERS, 'order')
    for (const chunk of [1, 2, 3, 7, 64])
      expect((await readXml(ORDERS, 'order', { chunks: [chunk] })).rows).to.deep.equal(whole.rows)
  })

  it('are found by their name, by the end of their path, by the whole path, or as the root', async () => {
    const text = '<a><b><c>1</c></b><d><c>2</c><c><c>3</c></c></d></a>'
    const values = async (path: string) => (await readXml(text, path)).rows
    expect(await values('c')).to.deep.equal([
      ['1', null],
      ['2', null],
      [null, '3'],
    ])
    expect(await values('d/c')).to.deep.equal([
      ['2', null],
      [null, '3'],
    ])
    expect(await values('/a/b/c')).to.deep.equal([['1']])
    expect(await values('$')).to.deep.equal([['{"c":"1"}', '{"c":["2",{"c":"3"}]}']])
    for (const path of ['/c', 'a/c', '/b/c', 'x'])
      expect((await readXml(text, path)).columns, path).to.equal(0)
  })

  it('may have names that are names of JavaScript', async () => {
    const { names, rows } = await readXml('<a><r><__proto__>1</__proto__><constructor/></r></a>', 'r')
    expect(names).to.deep.equal(['__proto__', 'constructor'])
    expect(rows).to.deep.equal([['1', null]])
  })

  it('are null if they are nil or empty; an empty attribute is an empty text', async () => {
    const text =
      '<a xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><r><v xsi:nil="true"/><w x=""/><y> </y><z><![CDATA[]]></z></r></a>'
    const { names, rows } = await readXml(text, 'r')
    expect(names).to.deep.equal(['v', 'w', 'y', 'z'])
    expect(rows).to.deep.equal([[null, '{"@x":""}', ' ', null]])
  })

  it('are decoded as the byte order mark or the declaration says', async () => {
    const text = (encoding: string) => `<?xml version='1.0' encoding='${encoding}'?><a><r>Žluť</r></a>`
    const utf16 = Buffer.from(text('utf-16'), 'utf16le')
    for (const bytes of [
      Buffer.from(text('utf-8')),
      Buffer.from(`\ufeff${text('UTF-8')}`),
      utf16,
      Buffer.concat([Buffer.of(0xff, 0xfe), utf16]),
      Buffer.concat([Buffer.of(0xfe, 0xff), Buffer.from(utf16).swap16()]),
      Buffer.from(text('windows-1250').replace('Žluť', '\x8elu\x9d'), 'latin1'),
      Buffer.from(text('ISO-8859-2').replace('Žluť', '\xaelu\xbb'), 'latin1'),
    ])
      expect((await readXml(bytes, 'r', { chunks: [5] })).rows).to.deep.equal([['Žluť']])
    for (const name of ['x-mine', 'cp037', 'ebcdic'])
      expect(await faultOf(text(name), 'r')).to.match(/declares the encoding ".+", which cannot be read/)
    expect(await faultOf(Buffer.from('<a><r>\xe9</r></a>', 'latin1'), 'r')).to.match(
      /^The byte E9 at offset 6 of the source file is not a character in utf-8/,
    )
  })

  it('are rejected if they are too long, with their line, and the others are read', async () => {
    const long = `<r><v>${'x'.repeat(500)}</v>${'<w>y</w>'.repeat(500)}</r>`
    const text = `<a>\n<r><v>1</v></r>\n\n${long}\n<r>\n<v>2</v></r></a>`
    const { rows, rejects, names } = await readXml(text, 'r', { recordBytes: 1000, rejectBytes: 400 })
    expect(names).to.deep.equal(['v'])
    expect(rows).to.deep.equal([['1'], ['2']])
    expect(rejects.map(({ reason, line }) => [reason, line])).to.deep.equal([['over-long', 4]])
    expect(rejects[0]!.raw.toString()).to.match(/^\{"v":"xxx/)
  })

  it('are read as far as a preview goes', async () => {
    const { rows, isCut } = await readXml(ORDERS.slice(0, -60), 'order', { isCut: true })
    expect(rows.map(([id]) => id)).to.deep.equal(['1'])
    expect(isCut).to.equal(true)
  })
})

describe('An XML file', () => {
  for (const [text, fault] of [
    ['<a><r>1</r>', /^The source file ends inside of the element "a", so it is cut off or damaged/],
    [
      '<a><r>1</b></a>',
      /^Line 1, column 11 of the source file: unexpected close tag\. Correct the XML there/,
    ],
    ['<a>\n<r x="1" x="2"/></a>', /^Line 2, column \d+ of the source file: duplicate attribute: x\./],
    ['<a><r>&nbsp;</r></a>', /^Line 1, column 12 .*entity before this place is not defined/],
    ['<a><r/></a><b/>', /^Line 1, column \d+ /],
    ['<a><r>\u0001</r></a>', /disallowed character/],
    ['<a><r', /^The source file ends inside of the element "a"/],
    ['<a', /^Line 1, column 2 of the source file: /],
    [
      '<!DOCTYPE a [<!ENTITY b "c">]><a><r>&b;</r></a>',
      /^The source file has a document type declaration \(DTD\), which ends in line 1/,
    ],
    ['<!DOCTYPE a SYSTEM "file:///etc/passwd"><a><r/></a>', /DTD/],
    ['a,b\n1,2\n', /^The source file does not begin with <, so it is not XML/],
    [`${'<a>'.repeat(600)}`, /nested deeper than 500 levels/],
    [`<a b="${'x'.repeat(5_000_000)}`, /is longer than 1048576 characters/],
    [`<a><r>${'x'.repeat(5_000_000)}</r></a>`, /is longer than 1048576 characters/],
  ] as const)
    it(`is refused: ${JSON.stringify(text.slice(0, 40))}`, async () => {
      expect(await faultOf(text, 'r', { chunks: [65_536] })).to.match(fault)
    })

  it('has a sentence that fits if there are no such elements, or no columns', async () => {
    const sentence = async (text: string, path: string) => {
      const source = openXml({
        open: async () => bytesOf(Buffer.from(text), [100]),
        limits: LIMITS,
        path: parseElementPath(path),
      })
      expect((await readSource(source)).columns).to.equal(0)
      return source.reasonWithoutColumns
    }
    expect(await sentence('<a><b/></a>', 'r')).to.match(/^There are no elements "r" in the source file/)
    expect(await sentence('<a><r/><r/></a>', 'r')).to.match(/^The elements "r" .* neither attributes/)
  })

  for (const [text, path, evidence] of [
    [ORDERS, '/shop/order', 'an element "shop" in it has 2 elements "order"'],
    [
      '<rss><channel><title>t</title><item><a/><a/></item><item><a/></item></channel></rss>',
      '/rss/channel/item',
      'an element "channel" in it has 2 elements "item"',
    ],
    ['<a><b>1</b><b>2</b></a>', '/a/b', 'an element "a" in it has 2 elements "b"'],
    ['<a><t>long text</t><t>long text</t><r x="1"/><r x="2"/></a>', '/a/r', 'has 2 elements "r"'],
    [`<a>${'<r><v>1</v></r>'.repeat(40_000)}</a>`, '/a/r', 'has at least '],
  ] as const)
    it(`without \`records\` is refused, and the sentence names ${path}`, async () => {
      const fault = await faultOf(text, undefined)
      expect(fault).to.include(evidence)
      expect(fault).to.include(`Set \`records\` to ${path} to load them as records`)
    })

  it('is not proposed anything if it is not well-formed', async () => {
    for (const text of ['<p><b>1</b><b>2</b></p>,1\n', '<a><b/><b/></c>', '<html><p/><p/></html>'])
      expect(await faultOf(text, undefined)).to.match(/does not say which of its elements/)
  })

  it('is refused with the number of elements that a preview has seen', async () => {
    const fault = await faultOf('<a><b x="1"/><b x="2"/><b', undefined, { isCut: true })
    expect(fault).to.include('has at least 2 elements "b"')
  })

  it('without repeated elements is refused with a sentence that fits', async () => {
    expect(await faultOf('<a><b/></a>', undefined)).to.match(/does not say which of its elements/)
  })

  it('is named by paths of names only', () => {
    for (const text of [
      '',
      '/',
      '//a',
      'a//b',
      'a/',
      '@a',
      'a[1]',
      '<a>',
      'a b',
      '*',
      '$.a',
      'a/'.repeat(60) + 'b',
    ])
      expect(parseElementPath(text), text).to.equal(undefined)
    expect(parseElementPath('/soap:Envelope/Body')?.names).to.deep.equal(['soap:Envelope', 'Body'])
  })
})
