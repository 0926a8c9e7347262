import { expect } from 'chai'
import { temporaryFolder } from '../../support/folders.ts'
import { importText } from '../support/import-text.ts'
import { PUBLISHED_FILES } from '../support/published-files.ts'

describe('the geometry of published CSV files', () => {
  const folder = temporaryFolder()

  for (const { title, text, geometries, from, notes } of PUBLISHED_FILES) {
    it(`is found in ${title}`, async () => {
      const imported = await importText(folder.path, 'csv', text)
      expect(imported.rejections).to.deep.equal([])
      expect(imported.features.map(({ geometry }) => geometry)).to.deep.equal(geometries)
      const note = `The geometry comes from ${from}.`
      if (notes === undefined) expect(imported.notes).to.deep.equal([note])
      else expect(imported.notes.join('\n')).to.include(note).and.match(notes)
    })
  }
})
