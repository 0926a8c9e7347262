/** Reports of joins of given values. */
import type { CardinalityClass, JoinFigures, SideFigures } from '../../../../src/quality/model/join.ts'
import type { Excerpt } from '../../../../src/quality/model/warehouse/report-tables.ts'
import type {
  JoinReportModel,
  JoinReportSide,
} from '../../../../src/quality/report/joins/join-report-model.ts'

/** A value of each row; null joins nothing. */
export type Side = readonly (string | null)[]

const EXAMPLES = 8

export const textOf = (text: string): Excerpt => ({ text, length: text.length })

function rowsByValue(side: Side): Map<string, number> {
  const rows = new Map<string, number>()
  for (const value of side) if (value !== null) rows.set(value, (rows.get(value) ?? 0) + 1)
  return rows
}

function sideFigures(side: Side, values: Map<string, number>, others: Map<string, number>): SideFigures {
  return {
    loadedRows: side.length,
    rows: side.length,
    values: values.size,
    joinRows: side.filter((value) => value !== null && others.has(value)).length,
    nullRows: side.filter((value) => value === null).length,
    isUnique: [...values.values()].every((rows) => rows === 1),
  }
}

export function figuresOf(left: Side, right: Side): JoinFigures {
  const [lefts, rights] = [rowsByValue(left), rowsByValue(right)]
  const common = [...lefts].flatMap(([value, rows]) => {
    const others = rights.get(value)
    return others === undefined ? [] : [[rows, others] as const]
  })
  const classOf = (isLeftOnce: boolean, isRightOnce: boolean): CardinalityClass => {
    const pairs = common.filter(([one, other]) => (one === 1) === isLeftOnce && (other === 1) === isRightOnce)
    return { values: pairs.length, rows: pairs.reduce((sum, [one, other]) => sum + BigInt(one * other), 0n) }
  }
  return {
    left: sideFigures(left, lefts, rights),
    right: sideFigures(right, rights, lefts),
    commonValues: common.length,
    oneOne: classOf(true, true),
    oneMany: classOf(true, false),
    manyOne: classOf(false, true),
    manyMany: classOf(false, false),
  }
}

/** The report of a join of the given values. */
export function modelOf(
  left: Side,
  right: Side,
  given: {
    readonly left?: Partial<JoinReportSide>
    readonly right?: Partial<JoinReportSide>
  } & Partial<Omit<JoinReportModel, 'left' | 'right'>> = {},
): JoinReportModel {
  const [lefts, rights] = [rowsByValue(left), rowsByValue(right)]
  const only = (values: Map<string, number>, others: Map<string, number>) =>
    [...values]
      .filter(([value]) => !others.has(value))
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, EXAMPLES)
      .map(([value, rows]) => ({ components: [textOf(value)], leftRows: rows, rightRows: rows, product: 0n }))
  return {
    id: '2-3-1-1-1',
    status: 'Permanent',
    function: 'value',
    pattern: undefined,
    analysedAt: '2026-11-21T09:30:05.000Z',
    figures: figuresOf(left, right),
    examples: {
      matching: [...lefts]
        .flatMap(([value, leftRows]) => {
          const rightRows = rights.get(value)
          if (rightRows === undefined) return []
          return [{ components: [textOf(value)], leftRows, rightRows, product: BigInt(leftRows * rightRows) }]
        })
        .toSorted((one, other) => Number(other.product - one.product))
        .slice(0, EXAMPLES),
      leftOnly: only(lefts, rights),
      rightOnly: only(rights, lefts),
    },
    ...given,
    left: {
      entity: 2,
      name: 'Orders',
      attributes: ['Customer Id'],
      filter: undefined,
      isReloaded: false,
      ...given.left,
    },
    right: {
      entity: 1,
      name: 'Customers',
      attributes: ['Id'],
      filter: undefined,
      isReloaded: false,
      ...given.right,
    },
  }
}

/** Orders, some without a customer or of customers who are gone, and customers, some without orders. */
export function orders(): { readonly left: Side; readonly right: Side } {
  const customers = Array.from({ length: 800 }, (_, i) => `C-${1000 + i}`)
  const bought = customers.slice(120).flatMap((id, i) => Array.from({ length: 1 + (i % 7) }, () => id))
  const gone = Array.from({ length: 90 }, (_, i) => `X-${Math.floor(i / 3)}`)
  return { left: [...bought, ...gone, ...Array.from({ length: 25 }, () => null)], right: customers }
}

/** Texts that try to leave their place, to change their neighbours, or to fill the page. */
export const HOSTILE = [
  '<script>alert("x")</script>',
  '</title></style><img src=x onerror=alert(1)>',
  '"; onload="alert(1)',
  '\u202Eevil\u2066 right-to-left עברית عربى',
  'control \0\u0001\b\u001b[31m\n\t\r\u2028\ufffe',
  'x'.repeat(10_000),
  'ẞ漢字🏳️‍🌈'.repeat(40),
  ']]>&amp;&#0;<!--',
  ' ',
  '',
]

/** A report in which every text of the data is hostile. */
export function hostileModel(): JoinReportModel {
  const hostile = (at: number): string => HOSTILE[at % HOSTILE.length]!
  const compound = (at: number): Excerpt[] => [0, 1, 2].map((next) => textOf(hostile(at + next)))
  const values = HOSTILE.map((_, at) => at)
  const left = [...values, ...values].map((at) => `${at}`)
  const names = [HOSTILE.slice(0, 5), HOSTILE.slice(3, 8)] as const
  return modelOf([...left, 'l', null], [...left, 'r', 'r', null], {
    id: '2-3_4_5_6_7-1-2_5_6_7_8-12',
    function: 'pattern',
    pattern: 'Long',
    left: {
      name: `\u202eOrders\0 ${HOSTILE.slice(0, 4).join(' ')}`,
      attributes: names[0],
      filter: `name = "${HOSTILE[0]}"`,
    },
    right: { name: hostile(5), attributes: names[1], filter: `name = "${'y'.repeat(5_000)}"` },
    examples: {
      matching: values.map((at) => ({
        components: compound(at),
        leftRows: 2,
        rightRows: 9_007_199_254_740_991,
        product: 123_456_789_012_345_678_901_234_567_890n,
      })),
      leftOnly: values.map((at) => ({ components: compound(at), leftRows: 1, rightRows: 0, product: 0n })),
      rightOnly: values.map((at) => ({ components: compound(at), leftRows: 0, rightRows: 2, product: 0n })),
    },
  })
}
