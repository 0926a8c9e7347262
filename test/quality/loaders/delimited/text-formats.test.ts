import { expect } from 'chai'
import { corpusFiles } from '../../../../scripts/corpus/delimited-files.ts'
import { checkFormat } from '../../../../src/quality/loaders/delimited/other-formats.ts'
import { textFormatOf } from '../../../../src/quality/loaders/delimited/text-formats.ts'
import { inFull } from '../../../support/full.ts'

const XML = '<?xml version="1.0"?>\n<!-- two -->\n<rows><row id="1">a &amp; b &other;</row><row/></rows>\n'
const YAML = 'name: build\non: [push]\njobs:\n  test:\n    steps:\n      - run: npm test\n'

describe('A text that is not delimited', () => {
  for (const [format, text] of [
    ['JSON', '{"a":1}'],
    ['JSON', '\n [ {"a": 1}, {"a": 2} ]\n'],
    ['JSON', '{"a":1}\n{"a":2}\n'],
    ['JSON', '[["a","b"],[1,2]]'],
    ['XML', XML],
    ['XML', '<a><b/></a>'],
    ['HTML', '<!DOCTYPE html>\n<html><body><br>Not found</html>'],
    ['HTML', '<html lang="en"><p>'],
    ['YAML', YAML],
    ['YAML', '# People\n---\n- id: 1\n  name: Ann\n- id: 2\n  name: Ben\n'],
    ['YAML', 'a:\n  - 1\n  - 2\n'],
    ['JSON', '[1, 2, 3]\n'],
    ['JSON', '[]'],
    ['JSON', ' {} '],
  ] as const) {
    it(`is recognised as ${format}: ${JSON.stringify(text.slice(0, 30))}`, () => {
      expect(textFormatOf(Buffer.from(text), true)).to.equal(format)
      expect(textFormatOf(Buffer.from('\ufeff' + text), true)).to.equal(format)
      expect(textFormatOf(Buffer.from('\ufeff' + text, 'utf16le'), true)).to.equal(format)
    })
  }

  for (const [format, text] of [
    ['JSON', `[${'{"a":1},'.repeat(100)}`],
    ['XML', `<rows>${'<row>x</row>'.repeat(100)}<ro`],
    ['YAML', `items:\n${'  - id: 1\n    "name": "An'.repeat(100)}`.replaceAll('An  ', 'An"\n  ')],
    ['YAML', `${'- id: 1\n  name: Ann\n'.repeat(5000)}- "un`],
  ] as const)
    it(`is recognised as ${format} by its beginning`, () => {
      expect(textFormatOf(Buffer.from(text), false)).to.equal(format)
    })

  for (const [what, text] of [
    ['a column of texts', 'one\ntwo\nthree\n'],
    ['a column of words with marks', '- one\n- two\n  more\n'],
    ['lines of keys and values', 'name: Ann\nage: 30\ncity: Graz\n'],
    ['a log', '10:30:01 start: ok\n10:30:02 stop: failed: no disk\n  at line 3\n'],
    ['Markdown', '# Title\n\nSome text, and more.\n\n- item, one\n  - item, two\n- **bold**: x\n'],
    ['Markdown with front matter', '---\ntitle: x\n---\n\n# Title\n\n- one\n  - two: three\n'],
    ['a list of single keys', '- name: Ann\n- name: Ben\n'],
    ['names in angle brackets', '<TICKER>,<DATE>,<CLOSE>\nA,20200101,1.5\nA,20200102,1.6\n'],
    ['names in angle brackets', '<a>,<b>\n1,2\n'],
    ['addresses', '<ann@example.org>\n<ben@example.org>\n'],
    ['pieces of HTML', '<p>one</p>,1\n<p>two</p>,2\n'],
    ['names in braces', '{a},{b}\n1,2\n'],
    ['names in brackets', '[a],[b]\n1,2\n'],
    ['labels', '[1]\n[2]\n[3]\n'],
    ['JSON in a column', '{"a":1},x\n{"a":2},y\n'],
    ['quoted JSON', '"{""a"":1}",x\n'],
    ['broken JSON', '{"a":1}\n{"a":}\n'],
    ['JSON that is cut', '{"a":1}\n{"a":'],
    ['XML that is cut', '<a><b>x</b>'],
    ['a delimited table', 'id: x,name\n 1,Ann\n 2,Ben\n'],
    ['a table with colons', 'a:b:c\n1:2:3\n'],
    ['keys with a table', 'Source: WHO\nYear: 2020\n\nid,name\n1,Ann\n  2,Ben\n'],
    ['blanks', ' \n\n'],
    ['nothing', ''],
  ] as const)
    it(`is not recognised in ${what}: ${JSON.stringify(text.slice(0, 24))}`, () => {
      expect(textFormatOf(Buffer.from(text), true)).to.equal(undefined)
      expect(textFormatOf(Buffer.from(`\ufeff${text}`, 'utf16le'), true)).to.equal(undefined)
    })

  it('is read in limited time, whatever its depth', () => {
    const start = performance.now()
    for (const text of [
      '['.repeat(65_536),
      `a:\n  b: ${'['.repeat(60_000)}`,
      '- '.repeat(30_000),
      '<a>'.repeat(20_000),
    ])
      expect(textFormatOf(Buffer.from(text), true)).to.equal(undefined)
    expect(performance.now() - start).to.be.below(10_000)
  })

  it('is not recognised in generated delimited files, nor is a format of bytes', () => {
    for (const { bytes } of corpusFiles(1, inFull(1000, 108))) {
      checkFormat(bytes)
      expect(textFormatOf(bytes, true)).to.equal(undefined)
      expect(textFormatOf(bytes.subarray(0, bytes.length / 2), false)).to.equal(undefined)
    }
  })
})
