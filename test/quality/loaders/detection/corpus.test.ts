import { expect } from 'chai'
import { corpusFiles, type CorpusFile } from '../../../../scripts/corpus/delimited-files.ts'
import { detect, type Detected } from '../../../../src/quality/loaders/detection/detect.ts'
import { checkFormat } from '../../../../src/quality/loaders/delimited/other-formats.ts'
import { checkText } from '../../../../src/quality/loaders/delimited/text-formats.ts'
import { delimitedFormat } from '../../../../src/quality/loaders/source-words.ts'
import { inFull } from '../../../support/full.ts'
import { type FileRequest, readInChunks, REQUEST } from '../reading.ts'

const SEED = 1
/** All files, or three of each encoding. */
const FILES = inFull(1000, 108)

const formatOf = (detected: Detected) =>
  delimitedFormat({
    delimiter: detected.delimiter?.value,
    quote: detected.quote?.value,
    encoding: detected.encoding?.value,
    attr: detected.header?.value === true ? 'names' : 'none',
    escape: detected.escape?.value,
    skipRows: detected.skipRows?.value,
    comment: detected.comment?.value,
  })

/** True if the file is read with exactly its values. */
async function isRight(file: CorpusFile, detected: Detected): Promise<boolean> {
  const request: FileRequest = { ...REQUEST, format: formatOf(detected) }
  const { rows, names, rejects } = await readInChunks(file.bytes, request, 1 << 20)
  return (
    rejects.length === 0 &&
    JSON.stringify(rows) === JSON.stringify(file.rows) &&
    JSON.stringify(names) === JSON.stringify(file.names)
  )
}

/** A file of a single record of texts has no evidence for names. */
const isDoubtful = (detected: Detected): boolean =>
  detected.header === undefined ||
  Object.values(detected).some(
    (guess) => (guess as { isDoubtful?: boolean } | undefined)?.isDoubtful === true,
  )

describe('The detection of generated files', () => {
  it('finds their values, or says that it is in doubt', async () => {
    const wrong: string[] = []
    const silent: string[] = []
    let [large, largeAndRight, right, rightInDoubt] = [0, 0, 0, 0]
    for (const file of corpusFiles(SEED, FILES)) {
      const detected = detect(file.bytes)
      const isFound = await isRight(file, detected)
      const isLarge = file.bytes.length >= 200 && file.letters >= 8
      const { number, encoding, delimiter, quoting, header, preamble, lineEnds } = file
      const label = [number, encoding, JSON.stringify(delimiter), quoting, header, preamble, lineEnds].join(
        ' ',
      )
      if (isLarge) large++
      if (isLarge && isFound) largeAndRight++
      if (isLarge && !isFound) wrong.push(label)
      if (!isFound && !isDoubtful(detected)) silent.push(label)
      if (isFound) right++
      if (isFound && isDoubtful(detected)) rightInDoubt++
    }
    expect(largeAndRight / large, wrong.join('; ')).to.be.at.least(0.97)
    expect(silent).to.deep.equal([])
    // A few files more or less are two per cent of the short run.
    expect(rightInDoubt / right).to.be.below(inFull(0.05, 0.07))
  })

  it('never takes them for another format', () => {
    for (const { bytes } of corpusFiles(SEED, FILES)) {
      checkFormat(bytes)
      checkText(bytes, true)
      checkText(bytes.subarray(0, bytes.length / 2), false)
    }
  })
})
