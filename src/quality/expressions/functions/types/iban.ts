import { overload, type FunctionDeclaration } from '../../declaration.ts'
import { type Sql, sql } from '../../sql.ts'
import { once } from '../../dialects/once.ts'
import { firstOf } from '../../memory.ts'
import { DIGITS_BYTES, textParameter, unlessNull } from '../parameters.ts'

/**
 * The length of account numbers by country: the 89 countries of SWIFT's register of IBANs as of December 2024 (ISO
 * 13616). Islands and overseas territories, such as Jersey and Réunion, use numbers of GB, FR and FI. Countries that
 * use IBANs but are not registered are not included.
 */
const LENGTHS =
  ' AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30 '

const FORM = '[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}'
const WHOLE = new RegExp(`^${FORM}$`)

/** The remainder modulo 97 of the number, with letters as 10 to 35. */
function rest(account: string): number {
  let remainder = 0
  for (const character of account) {
    const value = parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder
}

function isIban(text: string): boolean {
  const account = text.replaceAll(' ', '')
  return (
    WHOLE.test(account) &&
    LENGTHS.includes(` ${account.slice(0, 2)}${account.length} `) &&
    rest(account.slice(4) + account.slice(0, 4)) === 1
  )
}

const restSql = (account: Sql): Sql =>
  sql`list_reduce(list_transform(string_split(${account}, ''), lambda one: case when ascii(one) > 57 then ascii(one) - 55 else ascii(one) - 48 end), lambda remainder, value: (remainder * case when value > 9 then 100 else 10 end + value) % 97)`

export const IBAN_FUNCTIONS: readonly FunctionDeclaration[] = [
  {
    name: 'IS_IBAN',
    group: 'Type',
    description:
      'True if the text is an international bank account number (IBAN): the code of a country that issues IBANs, the length that the country uses, upper case, and correct check digits (modulus 97). Blanks are ignored.',
    overloads: [
      overload({
        parameters: [textParameter('text')],
        returns: 'logical',
        makes: (args) => 3 * firstOf(args) + DIGITS_BYTES,
        sql: {
          duckdb: ([text]) =>
            unlessNull(
              [text],
              once(
                { account: sql`replace(${text.sql}, ' ', '')` },
                ({ account }) =>
                  sql`case when regexp_full_match(${account}, ${FORM}) and contains(${LENGTHS}, cast(' ' || left(${account}, 2) || length(${account}) || ' ' as varchar)) then ${restSql(sql`(substring(${account}, 5) || left(${account}, 4))`)} = 1 else false end`,
              ),
            ),
        },
        evaluator: () => isIban,
      }),
    ],
    examples: [
      { expression: 'IS_IBAN("GB82 WEST 1234 5698 7654 32")', result: '1' },
      { expression: 'IS_IBAN("DE89370400440532013000")', result: '1' },
      { expression: 'IS_IBAN("DE89370400440532013001")', result: '0' },
      { expression: 'IS_IBAN("XX89370400440532013000")', result: '0' },
      { expression: 'IS_IBAN(NULL)', result: null },
    ],
  },
]
