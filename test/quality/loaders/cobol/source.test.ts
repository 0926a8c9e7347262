import { expect } from 'chai'
import fc from 'fast-check'
import { InvalidCopybook } from '../../../../src/quality/loaders/cobol/invalid-copybook.ts'
import { inFull } from '../../../support/full.ts'
import { entriesArbitrary, printed } from './copybook-arbitrary.ts'
import { COPYBOOKS } from './copybooks.ts'
import { errorOf, itemOf, layoutOf, messageOf, placesOf } from './layout-of.ts'

const free = (text: string) => placesOf(text, { format: 'free' })
const copies = (texts: Readonly<Record<string, string>>) => ({
  copy: (name: string) => Promise.resolve(texts[name]),
})

describe('the source of a copybook', () => {
  it('continues words and literals of fixed form', async () => {
    expect(
      await placesOf(
        [
          '       01 R.',
          '          05 LONG-NA',
          '      -      ME PIC X(3)',
          "             VALUE '" + 'A'.repeat(47) + '. 05 B PIC',
          '',
          "      -    ' X.'.",
          '      D   05 DEBUG PIC X.',
          '      /   05 PAGE PIC X.',
          '          05 C PIC 9. *> one digit',
        ].join('\r\n'),
      ),
    ).to.deep.equal(['R 0 4', 'LONG-NAME 0 3', 'C 3 1'])
  })

  it('detects free form, tabs, and directives', async () => {
    const expected = ['R 0 3', 'A-B 0 1', 'D-X 1 2']
    expect(await placesOf('01 r.\n05 A-B pic x.\n* comment\n05 D-X pic xx.\n'.toUpperCase())).to.deep.equal(
      expected,
    )
    expect(await placesOf('       01 R.\n\t05 A-B PIC X.\n\t05 D-X PIC XX.\u001a')).to.deep.equal(expected)
    expect(
      await placesOf('       >>SOURCE FORMAT IS FREE\n01 R. 05 A-B PIC X.\n05 D-X PIC XX.'),
    ).to.deep.equal(expected)
    expect(
      await placesOf('      $SET SOURCEFORMAT"FREE"\n01 R. 05 A-B PIC X.\n05 D-X PIC XX.'),
    ).to.deep.equal(expected)
    expect(await placesOf('01 R.\n   05 A-B PIC X.\n   05 D-X PIC X(2).')).to.deep.equal(expected)
    expect(await free('\ufeff01 R. 05 A-B PIC\n X. 05 D-X PIC\n**.')).to.deep.equal(expected)
  })

  it('tells line and column of what is wrong', async () => {
    expect(await messageOf('       01 R.\n           05 A PIC Q(3).')).to.match(
      /^2:21 The picture Q\(3\) has Q/,
    )
    expect(await messageOf('       01 R.\n      X    05 A PIC X.', { format: 'fixed' })).to.match(
      /^2:7 Column 7 has X/,
    )
    expect(await messageOf("       01 R PIC X VALUE 'A.")).to.match(/^1:25 The literal 'A\. has no end/)
    expect(await messageOf('')).to.match(/^1:1 The copybook describes no items/)
  })

  it('copies texts, with words and parts of words replaced', async () => {
    const options = copies({
      CUST: '       05 :TAG:-ID PIC X(:LEN:).\n       05 OLD-NAME PIC A.\n       COPY INNER.\n',
      INNER: '05 :TAG:B PIC 9. 05 LAST PIC X.',
    })
    expect(
      await placesOf(
        `       01 R. COPY CUST OF LIB REPLACING ==:TAG:== BY ==NEW==
              ==:LEN:== BY ==12== LEADING ==OLD== BY ==MY==
              A BY ==99 COMP== LAST BY FIRST.
           05 Z PIC X.`,
        options,
      ),
    ).to.deep.equal(['R 0 17', 'NEW-ID 0 12', 'MY-NAME 12 2', 'NEWB 14 1', 'FIRST 15 1', 'Z 16 1'])
    expect(await placesOf("       01 R. COPY 'INNER' REPLACING ==:TAG:== BY ====.", options)).to.deep.equal([
      'R 0 2',
      'B 0 1',
      'LAST 1 1',
    ])
  })

  it('reads large copybooks beside each other, and lets other work be done', async () => {
    const text = `       01 R.\n${Array.from({ length: 5000 }, (_, n) => `           05 F-${n} PIC X(3).\n`).join('')}`
    let ticks = 0
    const ticking = setInterval(() => ticks++, 0)
    const layouts = await Promise.all([
      layoutOf(text),
      layoutOf(text.replaceAll('X(3)', '9')),
      layoutOf(text),
    ])
    clearInterval(ticking)
    expect(layouts.map(({ maxLength }) => maxLength)).to.deep.equal([15_000, 5000, 15_000])
    expect(ticks).to.be.greaterThan(3)
  })

  it('rejects copies that are missing, copy themselves, or grow too large', async () => {
    const options = copies({
      A: 'COPY B.',
      B: '  COPY A.',
      C: '05 X PIC X. '.repeat(50_000),
      E: ' 05 Y PIC Q.',
    })
    expect(await messageOf('       01 R. COPY NONE.', options)).to.match(/^1:19 There is no copybook NONE/)
    expect(await messageOf('       01 R. COPY A.', options)).to.match(/^1:8 A copies itself/)
    expect((await errorOf('       01 R. COPY A.', options)).file).to.equal('B')
    expect(await messageOf('       01 R. COPY C. COPY C.', options)).to.match(/more than 262144 characters/)
    const error = await errorOf('       01 R. COPY E.', options)
    expect([error.file, error.line, error.column]).to.deep.equal(['E', 1, 11])
  })

  it('reads what it prints in both forms as the same layout', async () => {
    await fc.assert(
      fc.asyncProperty(entriesArbitrary, async (entries) => {
        const fixed = await placesOf(printed(entries, 'R', 'fixed'))
        expect(await placesOf(printed(entries, 'R', 'free'))).to.deep.equal(fixed)
        expect(fixed.map((place) => place.split(' ')[0]).slice(1)).to.deep.equal(
          Array.from({ length: fixed.length - 1 }, (_, index) => `N${index + 1}`),
        )
      }),
      { numRuns: inFull(1000, 100) },
    )
  })

  it('ends with a layout or an error with a place, however a copybook is damaged', async () => {
    const pieces = [
      '.',
      "'",
      '"',
      '==',
      'COPY A',
      'OCCURS',
      '01',
      '66 X',
      '(',
      ')',
      'PIC',
      ':',
      '\n',
      '*>',
      '-',
      'DEPENDING',
      '\t',
    ]
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...COPYBOOKS),
        fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(...pieces), fc.nat(5))),
        async ({ text }, changes) => {
          const damaged = changes.reduce((current, [place, piece, removed]) => {
            const at = Math.floor(place * current.length)
            return current.slice(0, at) + piece + current.slice(at + removed)
          }, text)
          try {
            await layoutOf(damaged)
          } catch (error) {
            expect(error).to.be.instanceOf(InvalidCopybook)
            const { line, column } = error as InvalidCopybook
            expect(line >= 1 && column >= 1).to.equal(true)
          }
        },
      ),
      { numRuns: inFull(5000, 500) },
    )
  })
})

describe('entries that are not valid', () => {
  const cases: readonly (readonly [string, RegExp])[] = [
    ['05 T PIC X OCCURS 1 TO 3 DEPENDING ON N.', /no item N/],
    ['05 N PIC 9V9. 05 T PIC X OCCURS 1 TO 3 DEPENDING ON N.', /not an integer/],
    ['05 N PIC N. 05 T PIC X OCCURS 1 TO 3 DEPENDING ON N.', /not an integer/],
    ['05 T PIC X OCCURS 1 TO 3 DEPENDING ON N. 05 N PIC 9.', /does not lie before/],
    ['05 T OCCURS 1 TO 3 DEPENDING ON N. 10 N PIC 9.', /does not lie before/],
    ['05 U OCCURS 2. 10 N PIC 9. 05 T PIC X OCCURS 1 TO 3 DEPENDING ON N.', /in another table/],
    ['05 T PIC X OCCURS 1 TO 3.', /no DEPENDING ON/],
    ['05 T PIC X OCCURS 3 TO 3 DEPENDING ON T.', /greater than 3/],
    ['05 T PIC X OCCURS 0.', /at least one/],
    ['05 T PIC X OCCURS 1000001.', /at most 1000000/],
    ['05 T PIC X(9999999) OCCURS 9.', /longer than 16777216/],
    ['05 A PIC X. 05 B PIC X. 05 C REDEFINES A PIC X.', /REDEFINES must name/],
    ['05 A PIC X. 05 C REDEFINES Q PIC X.', /REDEFINES must name/],
    ['05 A.', /neither a picture/],
    ['05 A PIC X. 10 B PIC X.', /is a group/],
    ['05 A PIC 9(39).', /more than 38/],
    ['05 A PIC X COMP.', /does not fit/],
    ['05 A COMP-1 PIC 9.', /no picture/],
    ['05 A COMP. 10 B PIC 9 COMP-3.', /contradicts/],
    ['05 A PIC S9(3) COMP-6.', /Remove S/],
    ['05 A PIC X SIGN LEADING.', /needs the picture of a number/],
    ['05 A PIC S99 COMP-3 SIGN LEADING.', /needs the picture of a number/],
    ['05 A PIC S9.9 COMP-3.', /does not fit/],
    ['05 A PIC 99 JUST.', /JUSTIFIED/],
    ['05 A PIC S99 BLANK WHEN ZERO.', /BLANK WHEN ZERO/],
    ['05 A PIC X PIC X.', /second time/],
    ['05 A PIC X COLUMN 5.', /a clause of a data description/],
    ['05 A PIC X 05 B PIC X.', /no period/],
    ['50 A PIC X.', /not a level number/],
    ['05 A- PIC X.', /not a name/],
    ['05 A PIC X. 66 B RENAMES C.', /no item C/],
    ['PROCEDURE DIVISION.', /PROCEDURE DIVISION cannot be read/],
  ]
  for (const [text, sentence] of cases)
    it(`rejects ${text}`, async () => {
      expect(await messageOf(`01 R. ${text}`, { format: 'free' })).to.match(sentence)
    })

  it('rejects pictures that compilers reject, and takes those that they take', async () => {
    const bad =
      'S9(3).9V9 SZ.9 S.9.9 +9(8)+ 9+(8) X.X 9.A 9P9 P(5) XVX V SV 9(3)VPP PPV9 X(0) 9(0) **Z9 ZZZ$ $+99 PZ Z(3)9Z 9.9.9 $.$$ -.-- +$$9- ++9CR B+99 ZZ.Z9 ZZ9.ZZ $$Z9.99 ++Z9.99 + S Y (10)9 SXXX S(10)999 9(10)S99 9(2)(3) 9(5 9() 95 99V99.99 9(10)VV9'
    for (const picture of bad.split(' ')) {
      const accepted = await itemOf(`PIC ${picture}`).then(
        () => picture,
        () => undefined,
      )
      expect(accepted).to.equal(undefined)
    }
    const good =
      'S9(5)V9(5):10 A9X:3 XBX0/:5 $$$,$$9.99CR:12 ZZ,ZZZ.ZZ-:10 9B9:3 Z(6)VZZ-:9 +9(6)V99:9 VPP9(3):3 9(3)E+99:7 +9.99E+99:9 V99:2 9(5)DB:7 ***.**:6 +$99:4 ZP:1 $++9:4 $$$.$:5 $--9.99:7 A(3)B:4 0099/:5 N(3):6 G(2):4 .999:4 Z(5)VZZ:7 9PPPV:1 S9(3).99:6 S.9:2 £9.99:5 €€9:3'
    for (const [picture, length] of good.split(' ').map((pair) => pair.split(':')))
      expect(`${picture} ${(await itemOf(`PIC ${picture}`)).length}`).to.equal(`${picture} ${length}`)
  })

  it('gives signs and scales to numbers', async () => {
    const format = async (clauses: string) => (await itemOf(clauses)).format
    expect(await format('PIC S9(3)V99')).to.deep.equal({
      kind: 'zoned',
      sign: 'trailing',
      digits: 5,
      scale: 2,
    })
    expect(await format('PIC S9(3)PPP LEADING SEPARATE')).to.deep.equal({
      kind: 'zoned',
      sign: 'separate leading',
      digits: 3,
      scale: -3,
    })
    expect(await format('PIC VPP9(3)')).to.deep.equal({ kind: 'zoned', sign: 'none', digits: 3, scale: 5 })
    expect(await format('PIC Z(6)VZZ-')).to.deep.equal({ kind: 'edited', scale: 2, isBlankZero: true })
    expect(await format('PIC $$9V99')).to.deep.equal({ kind: 'edited', scale: 2 })
    expect(await format('PIC ZZ9.99')).to.deep.equal({ kind: 'edited', decimals: 2 })
    expect(await format('PIC -(5).--')).to.deep.equal({ kind: 'edited', decimals: 2, isBlankZero: true })
    expect(await format('PIC +9(8)')).to.deep.equal({ kind: 'edited', decimals: 0 })
    expect(await format('PIC 9(5)CR')).to.deep.equal({ kind: 'edited', decimals: 0 })
    for (const printed of ['Z,ZZ9.99', '$$9.99', '**9.99', '99/99/9999', '9B99', '0099', '+9.9E+99'])
      expect(await format(`PIC ${printed}`), printed).to.deep.equal({ kind: 'edited' })
    expect(await format('PIC S9(3).99 SIGN LEADING')).to.deep.equal({
      ...{ kind: 'zoned', sign: 'leading', digits: 5, scale: 2, hasPoint: true },
    })
  })
})
