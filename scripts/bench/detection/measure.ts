import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { corpusFiles, type CorpusFile } from '../../corpus/delimited-files.ts'
import { readDetected } from '../../corpus/detected-reading.ts'
import { type FoundRows, readByDuckDb, readByPython, writeTexts } from './peers.ts'

/** The files of a group that a reader reads with exactly their values. */
export interface Share {
  readonly files: number
  readonly right: number
}

/** The groups of files: all, those that the targets are about, and those without lines above the names. */
export const GROUPS = ['all', 'large', 'plain'] as const
export type Group = (typeof GROUPS)[number]

export interface MeasuredReader {
  readonly name: string
  readonly shares: Readonly<Record<Group, Share>>
  /** Milliseconds for all files; of the peers, their process included. */
  readonly ms: number
}

export interface MeasuredDetection {
  readonly files: number
  readonly readers: readonly MeasuredReader[]
  /** Of our own readings: wrong without a doubt, and right with a doubt. */
  readonly silent: number
  readonly doubted: Share
}

const isIn: Readonly<Record<Group, (file: CorpusFile) => boolean>> = {
  all: () => true,
  large: ({ bytes, letters }) => bytes.length >= 200 && letters >= 8,
  plain: ({ preamble }) => preamble === 'none',
}

/**
 * Reads the files of the corpus by the formats that readers detect.
 * @param python the interpreter with pandas; undefined: without peers
 */
export async function measureDetection(
  seed: number,
  count: number,
  python: string | undefined,
): Promise<MeasuredDetection> {
  const files = [...corpusFiles(seed, count)]
  const right = new Set<number>()
  let [silent, doubted] = [0, 0]
  const started = performance.now()
  for (const file of files) {
    const { isRight, isDoubtful } = await readDetected(file)
    if (isRight) right.add(file.number)
    if (!isRight && !isDoubtful) silent++
    if (isRight && isDoubtful) doubted++
  }
  const ms = performance.now() - started
  return {
    files: count,
    readers: [
      { name: 'ours', shares: sharesOf(files, (file) => right.has(file.number)), ms },
      ...(python === undefined ? [] : await peers(files, python)),
    ],
    silent,
    doubted: { files: right.size, right: doubted },
  }
}

async function peers(files: readonly CorpusFile[], python: string): Promise<MeasuredReader[]> {
  const folder = await mkdtemp(join(tmpdir(), 'detection-'))
  try {
    await writeTexts(files, folder)
    const begun = performance.now()
    const duckdb = await readByDuckDb(files, folder)
    const between = performance.now()
    const { pandas, sniffer } = await readByPython(python, folder)
    const python3 = performance.now() - between
    return [
      measured('DuckDB', files, duckdb, between - begun),
      measured('pandas', files, pandas, python3),
      measured("Python's sniffer", files, sniffer, python3),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const measured = (
  name: string,
  files: readonly CorpusFile[],
  found: FoundRows,
  ms: number,
): MeasuredReader => ({
  name,
  shares: sharesOf(files, (file) => hasRows(found.get(file.number), file)),
  ms,
})

/** True for the same values. Peers may rename the columns, and have no values or empty strings for nulls. */
function hasRows(found: readonly (readonly unknown[])[] | undefined, { rows }: CorpusFile): boolean {
  const text = (values: readonly (readonly unknown[])[]): string =>
    JSON.stringify(values.map((row) => row.map((value) => value ?? '')))
  return found !== undefined && text(found) === text(rows)
}

function sharesOf(
  files: readonly CorpusFile[],
  isRight: (file: CorpusFile) => boolean,
): Record<Group, Share> {
  const shareOf = (group: Group): Share => {
    const some = files.filter(isIn[group])
    return { files: some.length, right: some.filter(isRight).length }
  }
  return { all: shareOf('all'), large: shareOf('large'), plain: shareOf('plain') }
}
