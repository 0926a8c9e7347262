import { expect } from 'chai'
import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { KmlSource } from '../../../src/spatial/import/kml/kml-source.ts'
import { needs } from '../../support/tools.ts'
import { temporaryFolder } from '../support/folders.ts'
import { consume, failure, readDamaged } from './support/damage.ts'
import { readWithGdal, writeWithGdal } from './support/gdal.ts'
import { importFile, type ImportedFile, type StoredTable } from './support/import-file.ts'
import { featuresOf, SAMPLES } from './support/samples.ts'

/** Columns that GDAL fills with a number where the document has no value. */
const FILLED: Readonly<Record<string, string>> = { tessellate: '-1', extrude: '0', visibility: '-1' }
/** Columns of styles, which are not imported. */
const STYLES = ['drawOrder', 'icon']

function expectSame(imported: ImportedFile, gdal: StoredTable): void {
  expect(imported.rejections).to.deep.equal([])
  expect(imported.geometries).to.deep.equal(gdal.geometries)
  gdal.rows.forEach((row, at) => {
    for (const [name, value] of Object.entries(row)) {
      const own = imported.rows[at]![name] ?? null
      if (STYLES.includes(name) || (own === null && value === FILLED[name])) continue
      const isMoment = gdal.types[name] === 'DATETIME' && value !== null
      expect(own, `row ${at + 1}, ${name}`).to.equal(
        isMoment ? new Date(value as string).toISOString() : value,
      )
    }
  })
}

const DOCUMENT = `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2">
<Document><name>Places</name>
<Folder><name>One</name>
<Placemark><name> Zürich &amp; 東京 </name><description><![CDATA[<b>bold</b>
text]]></description><visibility>0</visibility><TimeStamp><when>2020-05</when></TimeStamp>
<ExtendedData><SchemaData schemaUrl="#s1"><SimpleData name="n">5</SimpleData><SimpleData name="r">1.5</SimpleData>
<SimpleData name="b">1</SimpleData><SimpleData name="t"> x </SimpleData><SimpleData name="u">4000000000</SimpleData></SchemaData></ExtendedData>
<Point><altitudeMode>absolute</altitudeMode><coordinates> 9.123456789,48 </coordinates></Point></Placemark>
<Placemark><name>B</name><TimeSpan><begin>2020-01-02</begin><end>2020-06-01T10:00:00+02:00</end></TimeSpan>
<LineString><extrude>1</extrude><tessellate>1</tessellate><coordinates>9,48 9.5,48,5
10,48,6</coordinates></LineString></Placemark>
<Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>0,0 1,0 1,1 0,0</coordinates></LinearRing></outerBoundaryIs>
<innerBoundaryIs><LinearRing><coordinates>0.2,0.1 0.3,0.1 0.3,0.2 0.2,0.1</coordinates></LinearRing></innerBoundaryIs></Polygon></Placemark>
</Folder>
<Folder><name>Two</name>
<Placemark><name>M</name><ExtendedData><Data name="k"><value>v</value></Data></ExtendedData>
<MultiGeometry><Point><coordinates>1,2,3</coordinates></Point><LineString><coordinates>0,0 1,1</coordinates></LineString></MultiGeometry></Placemark>
<Placemark><name>2020-01-01</name><ExtendedData><Data name="j"><displayName>Jay</displayName><value>7</value></Data></ExtendedData>
<MultiGeometry><Point><coordinates>1,2,3</coordinates></Point><Point><coordinates>1,2</coordinates></Point></MultiGeometry></Placemark>
<Placemark><name>none</name></Placemark>
</Folder>
<Schema name="s" id="s1"><SimpleField name="n" type="int"/><SimpleField name="r" type="double"/><SimpleField name="b" type="bool"/><SimpleField name="t" type="string"/><SimpleField name="u" type="uint"/></Schema>
</Document></kml>`

const kml = (content: string): string => `<kml xmlns="http://www.opengis.net/kml/2.2">${content}</kml>`
const placemark = (coordinates: string): string =>
  `<Placemark><name>p</name><Point><coordinates>${coordinates}</coordinates></Point></Placemark>`

describe('import of KML', function () {
  this.timeout(60_000)
  const folder = temporaryFolder()
  let files = 0
  const fileOf = async (text: string | Buffer, end = 'kml'): Promise<string> => {
    const path = folder.file(`made-${++files}.${end}`)
    await writeFile(path, text)
    return path
  }
  const importKml = async (path: string, layer?: string) =>
    importFile(folder.path, path, await KmlSource.open(path, layer))

  describe('has the values of GDAL', () => {
    for (const [kind, geometries] of Object.entries(SAMPLES)) {
      it(`in documents that GDAL wrote: ${kind}`, async function () {
        needs(this, 'ogr2ogr')
        const features = featuresOf([...geometries, null])
        const path = await writeWithGdal(folder.path, `${kind}.kml`, features, ['-f', 'LIBKML'])
        expectSame(await importKml(path), await readWithGdal(folder.path, path))
      })
    }

    for (const layer of ['One', 'Two']) {
      it(`in the folder ${layer} of a document by hand`, async function () {
        needs(this, 'ogr2ogr')
        // GDAL knows no schema that stands at the end.
        const [, schema = ''] = /(<Schema name.*<\/Schema>)/s.exec(DOCUMENT) ?? []
        const path = await fileOf(DOCUMENT.replace(schema, '').replace('</name>', `</name>${schema}`))
        expectSame(await importKml(path, layer), await readWithGdal(folder.path, path, layer))
      })
    }
  })

  it('reads all folders together, and says so', async () => {
    const { rows, types, notes, geometries, system } = await importKml(await fileOf(DOCUMENT))
    expect(rows.map(({ Name }) => Name)).to.deep.equal([
      ' Zürich & 東京 ',
      'B',
      null,
      'M',
      '2020-01-01',
      'none',
    ])
    expect(types).to.deep.equal({
      Name: 'TEXT',
      description: 'TEXT',
      timestamp: 'DATETIME',
      altitudeMode: 'TEXT',
      visibility: 'INTEGER',
      n: 'INTEGER',
      r: 'REAL',
      b: 'BOOLEAN',
      t: 'TEXT',
      u: 'INTEGER',
      begin: 'DATETIME',
      end: 'DATETIME',
      tessellate: 'INTEGER',
      extrude: 'INTEGER',
      k: 'TEXT',
      j: 'TEXT',
    })
    expect(rows[0]).to.include({
      description: '<b>bold</b>\ntext',
      timestamp: '2020-05-01T00:00:00.000Z',
      t: 'x',
    })
    expect(rows[1]).to.include({ begin: '2020-01-02T00:00:00.000Z', end: '2020-06-01T08:00:00.000Z' })
    expect(geometries[5]).to.equal(null)
    expect(notes).to.deep.equal([
      'The placemarks of 2 folders are imported together: One, Two. --layer chooses one.',
    ])
    expect(system).to.include({ organization: 'EPSG', code: 4326 })
  })

  it('reads prefixes, tracks, years, and a property with the name of another', async () => {
    const text = `<k:kml xmlns:k="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2">
      <k:Placemark><k:name>T</k:name><k:TimeSpan><k:begin>2020</k:begin></k:TimeSpan>
      <k:ExtendedData><k:Data name="Name"><k:value>other</k:value></k:Data></k:ExtendedData>
      <gx:Track><gx:coord>1 2 3</gx:coord><gx:coord>2 3 4</gx:coord></gx:Track></k:Placemark></k:kml>`
    const { rows, geometries } = await importKml(await fileOf(text))
    expect(rows).to.deep.equal([{ Name: 'T', begin: '2020-01-01T00:00:00.000Z', Name_2: 'other' }])
    expect(geometries[0]).to.match(/^01ea03000002000000/)
  })

  it('decodes documents by their byte order mark or declaration', async () => {
    const text = kml(placemark('1,2')).replace('>p<', '>é<')
    for (const bytes of [
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)]),
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${text}`, 'latin1'),
    ]) {
      expect((await importKml(await fileOf(bytes))).rows).to.deep.equal([{ Name: 'é' }])
    }
    const wrong = await fileOf(Buffer.from(text, 'latin1'))
    expect((await failure(async () => consume(await KmlSource.open(wrong)))).message).to.contain('not UTF-8')
  })

  it('rejects single placemarks with the lines on which they stand', async () => {
    const path = await fileOf(
      kml(
        `\n${placemark('1,2')}\n${placemark('1;2')}\n${placemark('1,95')}\n<Placemark><Polygon/></Placemark>`,
      ),
    )
    const { rejections, written } = await importKml(path)
    expect(written).to.equal(1)
    expect(rejections.map(({ line }) => line)).to.deep.equal([3, 4, 5])
    expect(rejections[0]!.reason).to.equal('Its coordinates contain "1;2", which is not a position.')
  })

  it('reads KMZ archives', async function () {
    needs(this, 'python')
    const inner = join(folder.path, 'kmz')
    await mkdir(inner)
    const zip = (name: string, ...members: string[]): string => {
      const path = folder.file(name)
      execFileSync('python3', ['-m', 'zipfile', '-c', path, ...members], { cwd: inner })
      return path
    }
    for (const name of ['doc.kml', 'other.kml', 'third.kml']) {
      await writeFile(join(inner, name), kml(placemark('1,2')).replace('>p<', `>${name}<`))
    }
    await writeFile(join(inner, 'icon.txt'), 'x')
    expect((await importKml(zip('one.kmz', 'icon.txt', 'other.kml'))).rows).to.deep.equal([
      { Name: 'other.kml' },
    ])
    const several = zip('main.kmz', 'other.kml', 'doc.kml')
    expect((await importKml(several)).rows).to.deep.equal([{ Name: 'doc.kml' }])
    for (const [path, sentence] of [
      [zip('two.kmz', 'other.kml', 'third.kml'), 'several KML documents and no doc.kml'],
      [zip('none.kmz', 'icon.txt'), 'contains no KML document'],
      [await fileOf('no archive', 'kmz'), 'not a zip archive'],
    ] as const) {
      expect((await failure(() => KmlSource.open(path))).message).to.contain(sentence)
    }
    const path = folder.file('damaged.kmz')
    await readDamaged(path, await readFile(several), () => KmlSource.open(path), { cuts: 30, flips: 100 })
  })

  for (const [name, text, sentence] of [
    [
      'with a document type',
      `<!DOCTYPE kml [<!ENTITY a "b">]>${kml('')}`,
      'document type declaration (DOCTYPE)',
    ],
    ['with an unknown entity', kml('<Document><name>&a;</name></Document>'), 'not well-formed XML'],
    ['that end early', kml(placemark('1,2')).slice(0, -3), 'not well-formed XML, or is cut'],
    ['of another kind', '<gpx/>', 'The document is not KML'],
    ['that are empty', '', 'not well-formed'],
    ['of deep levels', kml('<a>'.repeat(200)), 'nests more than 100 elements'],
    [
      'of an unknown encoding',
      '<?xml version="1.0" encoding="klingon"?><kml/>',
      'unknown encoding "klingon"',
    ],
  ] as const) {
    it(`refuses documents ${name}`, async () => {
      const path = await fileOf(text)
      expect((await failure(async () => consume(await KmlSource.open(path)))).message).to.contain(sentence)
    })
  }

  it('names the folders where --layer names none', async () => {
    const path = await fileOf(DOCUMENT)
    const refusal = await failure(async () => consume(await KmlSource.open(path, 'Three')))
    expect(refusal.message).to.contain('no folder "Three" with placemarks. Its folders are One, Two.')
  })

  it('does not gather a placemark without an end', async () => {
    const path = await fileOf(`<kml><Placemark><name>${'x'.repeat(1 << 20).repeat(101)}`)
    expect((await failure(async () => consume(await KmlSource.open(path)))).message).to.contain('characters')
  })

  it('survives damaged documents', async () => {
    const path = folder.file('damaged.kml')
    const refused = await readDamaged(path, Buffer.from(DOCUMENT), () => KmlSource.open(path), {
      cuts: 100,
      flips: 500,
    })
    expect(refused).to.be.above(100)
  })
})
