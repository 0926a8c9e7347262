import { expect } from 'chai'
import { temporaryFolder } from '../../support/folders.ts'
import { importText } from '../support/import-text.ts'
import { PUBLISHED_FILES } from '../support/published-files.ts'

describe('the geometry of published CSV files', () => {
  const folder = temporaryFolder()

  for (const { title, text, geometries, from, notes = /^/ } of PUBLISHED_FILES) {
    it(`is found in ${title}`, async () => {
      const imported = await importText(folder.path, 'csv', text)
      expect(imported.rejections).to.deep.equal([])
      expect(imported.features.map(({ geometry }) => geometry)).to.deep.equal(geometries)
      expect(imported.notes[0]).to.satisfy((note: string) =>
        note.startsWith(`The geometry comes from ${from}.`),
      )
      expect(imported.notes.join('\n')).to.match(notes)
    })
  }
})
