import { expect } from 'chai'
import { createHash } from 'node:crypto'
import type { Value } from '../../../../../src/quality/expressions/value.ts'
import { functionNamed } from '../../support/function-suite.ts'
import { inEachEngine } from '../../support/tested-engines.ts'

/** Of each country of SWIFT's register of IBANs the example that stands there. */
const ACCOUNTS = `
  AD1200012030200359100100 AE070331234567890123456 AL47212110090000000235698741 AT611904300234573201
  AZ21NABZ00000000137010001944 BA391290079401028494 BE68539007547034 BG80BNBG96611020345678
  BH67BMAG00001299123456 BI4210000100010000332045181 BR1800360305000010009795493C1
  BY13NBRB3600900000002Z00AB00 CH9300762011623852957 CR05015202001026284066
  CY17002001280000001200527600 CZ6508000000192000145399 DE89370400440532013000
  DJ2100010000000154000100186 DK5000400440116243 DO28BAGR00000001212453611324 EE382200221020145685
  EG380019000500000000263180002 ES9121000418450200051332 FI2112345600000785 FK88SC123456789012
  FO6264600001631634 FR1420041010050500013M02606 GB29NWBK60161331926819 GE29NB0000000101904917
  GI75NWBK000000007099453 GL8964710001000206 GR1601101250000000012300695 GT82TRAJ01020000001210029690
  HN88CABF00000000000250005469 HR1210010051863000160 HU42117730161111101800000000
  IE29AIBK93115212345678 IL620108000000099999999 IQ98NBIQ850123456789012 IS140159260076545510730339
  IT60X0542811101000000123456 JO94CBJO0010000000000131000302 KW81CBKU0000000000001234560101
  KZ86125KZT5004100100 LB62099900000001001901229114 LC55HEMM000100010012001200023015
  LI21088100002324013AA LT121000011101001000 LU280019400644750000 LV80BANK0000435195001
  LY83002048000020100120361 MC5811222000010123456789030 MD24AG000225100013104168
  ME25505000012345678951 MK07250120000058984 MN121234123456789123 MR1300020001010000123456753
  MT84MALT011000012345MTLCAST001S MU17BOMM0101101030300200000MUR NI45BAPR00000013000003558124
  NL91ABNA0417164300 NO9386011117947 OM810180000001299123456 PK36SCBL0000001123456702
  PL61109010140000071219812874 PS92PALS000000000400123456702 PT50000201231234567890154
  QA58DOHB00001234567890ABCDEFG RO49AAAA1B31007593840000 RS35260005601001611379
  RU0304452522540817810538091310419 SA0380000000608010167519 SC18SSCB11010000000000001497USD
  SD2129010501234001 SE4550000000058398257466 SI56263300012039086 SK3112000000198742637541
  SM86U0322509800000000270100 SO211000001001000100141 ST23000100010051845310146
  SV62CENR00000000000000700025 TL380080012345678910157 TN5910006035183598478831
  TR330006100519786457841326 UA213223130000026007233566001 VA59001123000012345678
  VG96VPVG0000012345678901 XK051212012345678906 YE15CBYE0001018861234567891234
`
  .trim()
  .split(/\s+/)

/** Numbers that are published as examples, or printed on what they stand for. */
const VALID: Readonly<Record<string, readonly string[]>> = {
  IS_LUHN: [
    '4111111111111111',
    '5555 5555 5555 4444',
    '378282246310005',
    '49927398716',
    '490154203237518',
    '00',
  ],
  IS_IBAN: [...ACCOUNTS, 'NO93 8601 1117 947'],
  IS_ISBN: ['0-306-40615-2', '0-8044-2957-X', '978-3-16-148410-0', '979-10-90636-07-1', '0201558025'],
  IS_GTIN: ['73513537', '036000291452', '5901234123457', '10012345678902'],
  // Of books, of a periodical, of a patient in England.
  IS_MOD11: ['0306406152', '080442957X', '0317-8471', '2434561X', '9434765919'],
}

/** An account number with the check digits that are right for what else stands in it (ISO 13616). */
function rechecked(account: string): string {
  const digits = `${account.slice(4)}${account.slice(0, 2)}00`.replace(/[A-Z]/g, (letter) =>
    String(parseInt(letter, 36)),
  )
  const check = 98n - (BigInt(digits) % 97n)
  return account.slice(0, 2) + String(check).padStart(2, '0') + account.slice(4)
}

inEachEngine('checksums', 60_000, (engine) => {
  const of = (name: string, values: readonly Value[]): Promise<readonly Value[]> =>
    engine().call(
      functionNamed(name).overloads[0]!,
      ['text'],
      values.map((value) => [value]),
    )

  for (const [name, valid] of Object.entries(VALID)) {
    it(`${name} knows numbers that are right, and each of them with one digit changed`, async () => {
      expect(await of(name, valid)).to.deep.equal(valid.map(() => true))
      const changed = valid.flatMap((number) =>
        [...number].flatMap((character, at) => {
          if (!/\d/.test(character)) return []
          const other = String((Number(character) + 1) % 10)
          return [number.slice(0, at) + other + number.slice(at + 1)]
        }),
      )
      expect(
        (await of(name, changed)).map((is, at) => (is ? changed[at] : undefined)).filter(Boolean),
      ).to.deep.equal([])
    })
  }

  it('IS_IBAN knows how many characters each country has', async () => {
    const lengthened = ACCOUNTS.map((account) => rechecked(`${account}0`))
    const shortened = ACCOUNTS.map((account) => rechecked(account.slice(0, -1)))
    for (const others of [lengthened, shortened])
      expect(await of('IS_IBAN', others)).to.deep.equal(others.map(() => false))
  })

  it('are false for texts of another form', async () => {
    const others = [
      '',
      ' ',
      '-',
      '0',
      'x',
      '１２３４５６７８',
      '٠',
      '9'.repeat(33),
      '4111-1111-1111-111a',
      '0306406152\n',
      '978X',
    ]
    for (const name of Object.keys(VALID))
      expect(await of(name, others), name).to.deep.equal(others.map(() => false))
  })

  it('of hashes agree with another implementation', async () => {
    const texts = ['', 'abc', 'é😀', 'a'.repeat(1000)]
    for (const [name, algorithm] of [
      ['SHA256', 'sha256'],
      ['MD5', 'md5'],
    ] as const) {
      const expected = texts.map((text) => createHash(algorithm).update(text, 'utf8').digest('hex'))
      expect(await of(name, texts)).to.deep.equal(expected)
    }
  })
})
