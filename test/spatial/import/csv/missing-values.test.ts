import { expect } from 'chai'
import { failureOf } from '../../../platform/support.ts'
import { temporaryFolder } from '../../support/folders.ts'
import { importText } from '../support/import-text.ts'

describe('missing coordinates of CSV', () => {
  const folder = temporaryFolder()
  const csv = (text: string, options = {}) => importText(folder.path, 'csv', text, options)

  for (const marker of ['NA', 'N/A', 'null', String.raw`\N`, '-', 'NaN'])
    it(`may be ${marker}, and make no geometry`, async () => {
      for (const text of [
        `lat,lon,n\n${marker},${marker},${marker}\n ${marker} ,,2\n3,4,5\n`,
        `geom,n\n${marker},${marker}\n,2\nPOINT (4 3),5\n`,
      ]) {
        const { features, rejections } = await csv(text)
        expect(rejections).to.deep.equal([])
        expect(features.map(({ geometry }) => geometry)).to.deep.equal([
          null,
          null,
          { type: 'Point', coordinates: [4, 3] },
        ])
        expect(features[0]?.properties).to.deep.equal({ n: marker })
      }
    })

  it('reject a row that has one of two, however many such rows there are', async () => {
    const { features, rejections } = await csv('lat,lon\n48.1,\n,11.5\n48.2,NA\n48.3,11.6\n')
    expect(features).to.have.length(1)
    expect(rejections.map(({ line, reason }) => `${line}: ${reason}`)).to.deep.equal([
      '2: It has a value in lat, but none in lon.',
      '3: It has a value in lon, but none in lat.',
      '4: It has a value in lat, but none in lon.',
    ])
    expect(String(await failureOf(() => csv('lat,lon\n48.1,\n')))).to.include('all 1 features were rejected')
  })

  it('that are told with other words are printed as they stand in the file', async () => {
    const text = String.raw`\unknown "x"`
    const { rejections } = await csv(`lat;lon\n1;2\n${text};2\n`)
    expect(rejections[0]?.reason).to.equal(`The value "${text}" of lat is not a number.`)
    expect(String(await failureOf(() => csv(`lat;lon\n${text};2\n`)))).to.include(
      `Line 2 has "2" in lon and "${text}" in lat.`,
    )
  })
})
