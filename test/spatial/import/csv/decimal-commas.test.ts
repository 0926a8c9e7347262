import { expect } from 'chai'
import { temporaryFolder } from '../../support/folders.ts'
import { importText } from '../support/import-text.ts'

describe('decimal commas in properties of CSV', () => {
  const folder = temporaryFolder()
  const column = async (...values: string[]) => {
    const { types, features, notes } = await importText(
      folder.path,
      'csv',
      ['lon;lat;n', ...values.map((value) => `1.5;2;${value}`)].join('\n'),
    )
    return [types['n'], features.map(({ properties }) => properties['n']), notes.length]
  }

  for (const [title, values, expected] of [
    [
      'become numbers, also beside whole ones',
      ['1,5', '-2', '0,125', ''],
      ['number', [1.5, -2, 0.125, null], 2],
    ],
    ['settle what 1,234 means', ['1,234', '0,5'], ['number', [1.234, 0.5], 2]],
    ['stay text where they may be thousands', ['1,234', '12'], ['text', ['1,234', '12'], 1]],
    ['stay text beside decimal points', ['1,5', '2.5'], ['text', ['1,5', '2.5'], 1]],
    ['stay text beside other text', ['1,5', 'none'], ['text', ['1,5', 'none'], 1]],
    ['stay text with leading zeros', ['00,5', '1,5'], ['text', ['00,5', '1,5'], 1]],
  ] as const) {
    it(title, async () => {
      expect(await column(...values)).to.deep.equal(expected)
    })
  }
})
