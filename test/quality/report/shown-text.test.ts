import { expect } from 'chai'
import { excerpt, visible } from '../../../src/quality/report/shown-text.ts'

/** The text of a value, with what was made visible in brackets. */
const marked = (text: string): string =>
  visible(text)
    .toString()
    .replace(/<span class="hidden">(.*?)<\/span>/gs, '[$1]')
    .replace(/<\/?bdi[^>]*>/g, '')
    .trim()

describe('a value in a report', () => {
  it('has no effect on the page', () => {
    expect(marked(`<script>alert("x")</script>'&`)).to.equal(
      '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&#39;&amp;',
    )
  })

  it('marks blanks that would be invisible', () => {
    expect(marked(' a b  c ')).to.equal('[·]a b[··]c[·]')
    expect(marked('   ')).to.equal('[···]')
    expect(marked('a\u00a0b')).to.equal('a[U+00A0]b')
  })

  it('shows control characters, those of the direction of text and those without a glyph', () => {
    expect(marked('a\tb\nc\r\0d\x7f\x85')).to.equal('a[\\t]b[\\n]c[\\r][U+0000]d[U+007F][U+0085]')
    expect(marked('\u202eevil\u2066')).to.equal('[U+202E]evil[U+2066]')
    expect(marked('a\u200bb\ufeffc\u2028d\ufffe')).to.equal('a[U+200B]b[U+FEFF]c[U+2028]d[U+FFFE]')
  })

  it('leaves letters of every script and emoji whole', () => {
    for (const text of ['Zoë', 'Łódź', '東京', 'عمان', '👩‍👩‍👧', '🏳️‍🌈', '🇫🇷', 'e\u0301']) {
      expect(marked(text)).to.equal(text)
    }
  })

  it('is truncated if it is long, with its length', () => {
    const text = excerpt({ text: 'x'.repeat(200), length: 1_000_000 }).toString()
    expect(text.match(/x+/)![0]).to.have.length(100)
    expect(text).to.contain('1,000,000 characters')
    expect(excerpt({ text: '😀'.repeat(100), length: 100 }).toString()).to.not.contain('characters')
  })
})
