import type { ReadingNotes, ReadSummary } from '../model/reading.ts'

/** What the summary of a load tells about the reading. */
export function readingNotes(summary: ReadSummary): ReadingNotes {
  const { terminator, otherLineEnds, compression, encodingJudgement: encoding, parts } = summary
  return {
    ...(terminator !== 'none' && { terminator }),
    otherLineEnds,
    ...(compression && { compression }),
    ...(encoding && { encoding }),
    ...(parts && { parts }),
  }
}
