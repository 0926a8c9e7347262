import { overload, type FunctionDeclaration } from '../../declaration.ts'
import { type Sql, sql } from '../../sql.ts'
import { once } from '../../dialects/once.ts'
import { IBAN_FORM, IBAN_LENGTHS } from '../../../values/check-digit-forms.ts'
import { firstOf } from '../../memory.ts'
import { DIGITS_BYTES, textParameter, unlessNull } from '../parameters.ts'

const WHOLE = new RegExp(`^${IBAN_FORM}$`)

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
    IBAN_LENGTHS.includes(` ${account.slice(0, 2)}${account.length} `) &&
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
                  sql`case when regexp_full_match(${account}, ${IBAN_FORM}) and contains(${IBAN_LENGTHS}, cast(' ' || left(${account}, 2) || length(${account}) || ' ' as varchar)) then ${restSql(sql`(substring(${account}, 5) || left(${account}, 4))`)} = 1 else false end`,
              ),
            ),
          trino: ([text]) => sql`gt_is_iban(${text.sql})`,
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
