import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Column } from '../../../../src/quality/loaders/fixed/columns.ts'

/** Arguments of the compiler that make the lengths of binary items those of `align`. */
const BINARY_SIZE = { two: '-fbinary-size=2-4-8', one: '-fbinary-size=1--8' }

export interface CompiledPlace {
  readonly offset: number
  readonly length: number
}

/**
 * Compiles a program around a copybook and lets it tell where items lie.
 * @param cobc the path of the compiler
 * @param record the name of the record of level 01
 * @param columns columns with a unique name of their item
 * @param options `copies` is the folder of the texts of COPY statements
 * @returns offset and length of the record and then of each column
 */
export function compiledPlaces(
  cobc: string,
  copybook: string,
  record: string,
  columns: readonly Column[],
  {
    align,
    form,
    copies,
  }: { readonly align: 'one' | 'two'; readonly form: 'fixed' | 'free'; readonly copies?: string },
): CompiledPlace[] {
  const folder = mkdtempSync(join(tmpdir(), 'copybook-'))
  try {
    writeFileSync(
      join(folder, 'p.cob'),
      program(copybook, [record, ...columns.map(reference)], record, form, fullTables(columns)),
    )
    execFileSync(
      cobc,
      [
        '-x',
        `-${form}`,
        BINARY_SIZE[align],
        '-fcomplex-odo',
        '-flarger-redefines-ok',
        '-findirect-redefines',
        '-w',
        ...(copies === undefined ? [] : ['-I', copies]),
        'p.cob',
        '-o',
        'p',
      ],
      { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const output = execFileSync(join(folder, 'p'), { cwd: folder, encoding: 'utf8' })
    return output
      .trim()
      .split('\n')
      .map((line) => {
        const [offset, length] = line.trim().split(/\s+/).map(Number)
        return { offset: offset!, length: length! }
      })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Statements that give tables with DEPENDING ON their greatest number of occurrences. */
function fullTables(columns: readonly Column[]): string[] {
  const tables = columns.flatMap(({ occurrences }) => occurrences.map(({ table }) => table.occurs!))
  return tables.flatMap(({ dependingOn, max }) => (dependingOn ? [`MOVE ${max} TO ${dependingOn.name}`] : []))
}

function reference({ item, occurrences }: Column): string {
  return occurrences.length === 0
    ? item.name
    : `${item.name} (${occurrences.map(({ index }) => index).join(' ')})`
}

function program(
  copybook: string,
  references: readonly string[],
  record: string,
  form: 'fixed' | 'free',
  setup: readonly string[],
): string {
  const area = '       '
  const margin = form === 'fixed' ? `${area}    ` : ''
  return [
    `${area}IDENTIFICATION DIVISION.`,
    `${area}PROGRAM-ID. PLACES.`,
    `${area}DATA DIVISION.`,
    `${area}WORKING-STORAGE SECTION.`,
    `${area}01 ZZ-P1 USAGE POINTER.`,
    `${area}01 ZZ-N1 REDEFINES ZZ-P1 USAGE BINARY-DOUBLE.`,
    `${area}01 ZZ-P2 USAGE POINTER.`,
    `${area}01 ZZ-N2 REDEFINES ZZ-P2 USAGE BINARY-DOUBLE.`,
    `${area}01 ZZ-D PIC -(9)9.`,
    copybook,
    `${area}PROCEDURE DIVISION.`,
    ...setup.map((statement) => `${margin}${statement}.`),
    `${margin}SET ZZ-P1 TO ADDRESS OF ${record}.`,
    ...references.flatMap((name) => [
      `${margin}SET ZZ-P2 TO ADDRESS OF`,
      `${margin}${name}.`,
      `${margin}COMPUTE ZZ-D = ZZ-N2 - ZZ-N1.`,
      `${margin}DISPLAY ZZ-D " " LENGTH OF`,
      `${margin}${name}.`,
    ]),
    `${margin}STOP RUN.`,
    '',
  ].join('\n')
}
