import { expect } from 'chai'
import { corpusFiles } from '../../../../scripts/corpus/delimited-files.ts'
import { readDetected } from '../../../../scripts/corpus/detected-reading.ts'
import { checkFormat } from '../../../../src/quality/loaders/delimited/other-formats.ts'
import { checkText } from '../../../../src/quality/loaders/delimited/text-formats.ts'
import { inFull } from '../../../support/full.ts'

const SEED = 1
/** All files, or three of each encoding. */
const FILES = inFull(1000, 108)

describe('The detection of generated files', () => {
  it('finds their values, or says that it is in doubt', async () => {
    const wrong: string[] = []
    const silent: string[] = []
    let [large, largeAndRight, right, rightInDoubt] = [0, 0, 0, 0]
    for (const file of corpusFiles(SEED, FILES)) {
      const { isRight, isDoubtful } = await readDetected(file)
      const isLarge = file.bytes.length >= 200 && file.letters >= 8
      const { number, encoding, delimiter, quoting, header, preamble, lineEnds } = file
      const label = [number, encoding, JSON.stringify(delimiter), quoting, header, preamble, lineEnds].join(
        ' ',
      )
      if (isLarge) large++
      if (isLarge && isRight) largeAndRight++
      if (isLarge && !isRight) wrong.push(label)
      if (!isRight && !isDoubtful) silent.push(label)
      if (isRight) right++
      if (isRight && isDoubtful) rightInDoubt++
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
