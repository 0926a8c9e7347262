import { expect } from 'chai'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { CommandError, UsageError } from '../../../src/admin/command.ts'
import { profileFile } from '../../../src/admin/source-files/profile.ts'
import { loadConfig } from '../../../src/platform/config.ts'
import { packagedFile } from '../../../src/quality/demo/data-sets.ts'
import { failureOf, recordingLogger, temporaryFolder } from '../../platform/support.ts'
import { block, header, long, recordOf } from '../../quality/loaders/avro/avro-file.ts'
import { writtenByLibreOffice } from '../../quality/loaders/excel/read-excel.ts'
import { closed, executed, openSqlite } from '../../quality/loaders/database-files/writing.ts'
import { zipFile } from '../../quality/loaders/compression/support/zip-file.ts'
import { cleanFile, tellingFile } from '../../quality/report/telling-file.ts'
import { expectNothingLeftBehind } from '../nothing-left-behind.ts'

const { logger } = recordingLogger()
const BOOK = writtenByLibreOffice('table.xlsx')

const run = (...args: string[]): Promise<string[]> => runTelling(() => undefined, args)

/** @param tell receives what the command tells beside its output */
async function runTelling(tell: (line: string) => void, args: string[]): Promise<string[]> {
  const printed: string[] = []
  await profileFile.run(args, {
    config: loadConfig({ DATA_DIR: '/nowhere', WAREHOUSE_MEMORY_MB: '256' }),
    logger,
    record: async () => undefined,
    print: (line) => printed.push(line),
    tell,
  })
  return printed
}

describe('the command profile', () => {
  let folder: string
  let report: string

  beforeEach(async () => {
    folder = await temporaryFolder()
    report = join(folder, 'report.html')
  })
  expectNothingLeftBehind()

  it('writes the report of a real file and says in three lines what it found', async () => {
    const [counts, first, where, ...more] = await run(packagedFile('airports.csv'), '-o', report)
    expect(counts).to.match(
      /^airports\.csv: 3,376 rows of 7 attributes, .* complete; no record was rejected\.$/,
    )
    expect(first).to.match(/\.$/)
    expect(where).to.contain(report)
    expect(more).to.deep.equal([])
    const page = await readFile(report, 'utf8')
    expect(page)
      .to.contain('airports.csv')
      .and.to.match(/<\/html>\n$/)
    expect(page.match(/<section class="attribute"/g)).to.have.length(7)
    expect(await readdir(folder)).to.deep.equal(['report.html'])
  })

  it('prints the findings to look at first, a line each, and counts the others', async () => {
    const path = join(folder, 'telling.csv')
    await writeFile(path, tellingFile())
    const [counts, ...lines] = await run(path, '-o', report)
    expect(counts).to.match(/^telling\.csv: 120 rows of 6 attributes/)
    const starts = lines.map((line) => line.split(' ').slice(0, 2).join(' '))
    expect(starts).to.deep.equal(['Place: 6', 'Place: 6', '40 of', 'Visit: 79', 'Score: 105', 'The report'])
    const numbers = Array.from({ length: 20 }, (_, row) => `${row},,\n`).join('')
    await writeFile(path, `id,first,second\n${numbers}`)
    const [, only, ...more] = await run(path, '-o', report)
    expect(only).to.equal('first: No row has a value: 20 nulls. 1 more finding in the report.')
    expect(more).to.have.length(1)
  })

  it('has nothing to say of a file without faults', async () => {
    const path = join(folder, 'clean.csv')
    await writeFile(path, cleanFile())
    const [, first, ...more] = await run(path, '-o', report)
    expect(first).to.equal('Nothing stands out.')
    expect(more).to.have.length(1)
  })

  it('detects the format of a file, and prefers the options', async () => {
    const path = join(folder, 'staff.csv.gz')
    await writeFile(path, gzipSync(Buffer.from('Name;Born\nZo\xeb;1990\nAda;1815\n', 'latin1')))
    expect((await run(path, '-o', report))[0]).to.contain('2 rows of 2 attributes')
    expect(await readFile(report, 'utf8')).to.contain('Zoë')
    expect((await run(path, '-o', report, '--no-header'))[0]).to.contain('3 rows of 2 attributes')
    expect((await run(path, '-o', report, '--delimiter', '|'))[0]).to.contain('2 rows of 1 attribute')
  })

  it('reads a sheet of a workbook, and tells its other sheets', async () => {
    for (const name of ['table.xlsx', 'table.xls', 'table.ods']) {
      const told: string[] = []
      const tell = (line: string) => void told.push(line)
      expect((await runTelling(tell, [writtenByLibreOffice(name), '-o', report]))[0]).to.match(
        new RegExp(`^${name}: 20 rows of 11 attributes`),
      )
      expect(told).to.deep.equal([
        `${name} is read as a workbook: the first visible sheet and names in the first row. Its sheets are "Größen", "Hidden" (hidden), "Merged", "Empty"; select one with --sheet.`,
      ])
    }
    const told: string[] = []
    const tell = (line: string) => void told.push(line)
    const options = ['--sheet', 'merged', '--range', 'A3:C', '--skip-rows', '1', '--no-header']
    expect(
      (await runTelling(tell, [writtenByLibreOffice('table.xlsx'), '-o', report, ...options]))[0],
    ).to.contain('1 row of 3 attributes')
    const reading = 'a workbook: the sheet merged, the cells A3:C, 1 row above the table and no names'
    expect(told).to.deep.equal([`table.xlsx is read as ${reading}.`])
    expect(await readFile(report, 'utf8')).to.contain(`It was read as <bdi class="value">${reading}<`)
  })

  it('reads files that name their columns as what they are', async () => {
    const xml = '<shop><order><id>1</id></order><order><id>2</id></order></shop>'
    const nested = '{"total_count": 2, "items": [{"id": 1}, {"id": 2}]}'
    const files: readonly (readonly [string, string | Buffer, string])[] = [
      ['lines.txt', '{"id": 1}\n{"id": 2}\n', 'JSON'],
      ['nested.json', nested, 'JSON with the records at $.items[*]'],
      ['orders.xml.gz', gzipSync(xml), 'XML with the elements /shop/order as records'],
      [
        'orders.avro',
        Buffer.concat([header(recordOf({ id: 'int' })), block(2, Buffer.concat([long(1), long(2)]))]),
        'Avro',
      ],
    ]
    for (const [name, content, format] of files) {
      await writeFile(join(folder, name), content)
      const told: string[] = []
      const [counts] = await runTelling((line) => void told.push(line), [join(folder, name), '-o', report])
      expect(counts).to.match(new RegExp(`^${name}: 2 rows of 1 attribute, 100 % complete`))
      expect(told).to.deep.equal([`${name} is read as ${format}.`])
      expect(await readFile(report, 'utf8')).to.contain('read as <bdi class="value">' + format)
    }
  })

  it('reads small values of JSON as JSON, and the table of a database file that an option names', async () => {
    const small = join(folder, 'small.json')
    await writeFile(small, '[1, 2, 3]')
    expect((await run(small, '-o', report))[0]).to.contain('3 rows of 1 attribute')
    await writeFile(small, '[]')
    expect(((await failureOf(() => run(small, '-o', report))) as Error).message).to.contain('has no elements')
    const shop = join(folder, 'shop.sqlite')
    const database = await openSqlite(shop)
    await executed(database, 'create table orders (id); create table empty (id)')
    await executed(database, 'insert into orders values (1), (2)')
    await closed(database)
    const told: string[] = []
    const args = [shop, '-o', report, '--table', 'orders']
    expect((await runTelling((line) => void told.push(line), args))[0]).to.contain('2 rows of 1 attribute')
    expect(told).to.deep.equal(['shop.sqlite is read as the table orders of SQLite.'])
    expect(((await failureOf(() => run(shop, '-o', report))) as Error).message).to.contain(
      '"empty", "orders"',
    )
  })

  it('reads the records of JSON and XML that an option names, and other texts with a delimiter', async () => {
    const path = join(folder, 'nested.json')
    await writeFile(path, '{"a": [{"id": 1}], "b": [{"id": 1}, {"id": 2}, {"id": 3}]}')
    expect((await run(path, '-o', report, '--records', '$.a[*]'))[0]).to.contain('1 row of 1 attribute')
    expect((await run(path, '-o', report, '--records', '$.b[*]'))[0]).to.contain('3 rows of 1 attribute')
    const asText = await run(path, '-o', report, '--delimiter', '|', '--no-header', '--quote', 'NUL')
    expect(asText[0]).to.contain('1 row of 1 attribute')
  })

  it('reads a member of an archive, and says how the file is compressed', async () => {
    const path = join(folder, 'staff.zip')
    const members = ['June', 'July'].map((name) => ({
      name: `${name}.csv`,
      content: `name;born\n${name};1990\n`,
    }))
    await writeFile(path, zipFile(members))
    const told: string[] = []
    const tell = (line: string) => void told.push(line)
    const [counts] = await runTelling(tell, [path, '-o', report, '--member', 'July.csv'])
    expect(counts).to.contain('1 row of 2 attributes')
    expect(told).to.deep.equal([
      '"July.csv" in staff.zip (zip) is read as utf-8 with the delimiter ;, the double quote as quote and names in the first record.',
    ])
    expect(await readFile(report, 'utf8')).to.contain('1990')
    for (const [options, sentence] of [
      [[], /^The archive has 2 files\. Name one of them in `member`: "June\.csv", "July\.csv"\.$/],
      [['--member', 'May.csv'], /^The archive has no member "May\.csv"\./],
    ] as const) {
      const failure = await failureOf(() => run(path, '-o', report, ...options))
      expect(failure).to.be.instanceOf(CommandError)
      expect(failure).to.have.property('message').that.matches(sentence)
    }
  })

  it('replaces an older report only if the new one is complete', async () => {
    const path = join(folder, 'one.csv')
    await writeFile(path, 'a\n1\n')
    await writeFile(report, 'older')
    expect(await failureOf(() => run(join(folder, 'missing.csv'), '-o', report))).to.be.instanceOf(
      CommandError,
    )
    expect(await readFile(report, 'utf8')).to.equal('older')
    await run(path, '-o', report)
    expect(await readFile(report, 'utf8')).to.contain('one.csv')
  })

  it('reads below a title, and with options that change values if they are given', async () => {
    const path = join(folder, 'report.csv')
    await writeFile(
      path,
      'Staff of 2020\nName;Born;Pay\nAnn;01/02/1990;1.200,50\nBob;NA\nCid;03/04/1991;NA\n',
    )
    expect((await run(path, '-o', report))[0])
      .to.contain('2 rows of 3 attributes')
      .and.to.contain('1 record rejected')
    // Most records are shorter than the names.
    const wide = join(folder, 'wide.csv')
    await writeFile(wide, 'a,b,\n1,2\n3,4\n5,6\n')
    expect((await run(wide, '-o', report))[0]).to.contain('3 rows of 3 attributes')
    const options = ['--ragged', 'pad', '--null', 'NA', '--decimal', ',', '--date-order', 'DMY']
    expect((await run(path, '-o', report, ...options))[0]).to.contain('3 rows of 3 attributes')
    const page = await readFile(report, 'utf8')
    expect(page).to.contain('1990-02-01').and.to.contain('1200.50')
    for (const [option, value] of [
      ['--ragged', 'fill'],
      ['--escape', 'x'],
      ['--skip-rows', 'two'],
    ] as const)
      expect(await failureOf(() => run(path, '-o', report, option, value))).to.be.instanceOf(UsageError)
  })

  it('explains in a sentence what is wrong with its arguments', async () => {
    const empty = join(folder, 'empty.csv')
    await writeFile(empty, '')
    const jsonFile = join(folder, 'rows.json')
    await writeFile(jsonFile, '[{"id": 1}]')
    const messages = [
      [CommandError, /^There is no file .*missing\.csv\.$/, 'missing.csv', '-o', report],
      [CommandError, /The file is empty/, empty, '-o', report],
      [CommandError, /^There is no folder .*no to write/, 'airports.csv', '-o', join(folder, 'no', 'x.html')],
      [CommandError, /is a folder\. Name a file/, 'airports.csv', '-o', folder],
      [UsageError, /-o report\.html/, packagedFile('airports.csv')],
      [
        UsageError,
        /delimiter must be a word/,
        packagedFile('airports.csv'),
        '-o',
        report,
        '--delimiter',
        'ab',
      ],
      [
        UsageError,
        /--sheet has no meaning for a delimited/,
        packagedFile('airports.csv'),
        '-o',
        report,
        '--sheet',
        '1',
      ],
      [CommandError, /is a folder. Name a file/, folder, '-o', report],
      [UsageError, /--table has no meaning for a JSON file/, jsonFile, '-o', report, '--table', 'a'],
      [UsageError, /--quote has no meaning for a JSON file/, jsonFile, '-o', report, '--quote', 'NUL'],
      [
        UsageError,
        /--records has no meaning for a delimited file/,
        packagedFile('airports.csv'),
        '-o',
        report,
        '--records',
        '$.a',
      ],
      [UsageError, /records must be a path of keys/, jsonFile, '-o', report, '--records', '$..'],
      [UsageError, /--delimiter has no meaning for a workbook/, BOOK, '-o', report, '--delimiter', ';'],
      [UsageError, /range must be cells/, BOOK, '-o', report, '--range', 'B3'],
      [UsageError, /--skip-rows needs a number/, BOOK, '-o', report, '--skip-rows', 'two'],
      [UsageError, /--errors must be null or reject/, BOOK, '-o', report, '--errors', 'skip'],
      [CommandError, /no sheet "Sales"/, BOOK, '-o', report, '--sheet', 'Sales'],
      [CommandError, /klingon/, packagedFile('airports.csv'), '-o', report, '--encoding', 'klingon'],
    ] as const
    for (const [type, message, ...args] of messages) {
      const failure = await failureOf(() => run(...args))
      expect(failure, String(message)).to.be.instanceOf(type)
      expect((failure as Error).message).to.match(message)
    }
    expect((await readdir(folder)).toSorted()).to.deep.equal(['empty.csv', 'rows.json'])
  })

  it('stops on Ctrl+C and leaves no files', async () => {
    const path = join(folder, 'many.csv')
    await writeFile(path, `a,b\n${'some text,another\n'.repeat(500_000)}`)
    const before = process.listenerCount('SIGINT')
    const running = failureOf(() => run(path, '-o', report))
    // The file is read as soon as the command waits for the signal.
    const interrupt = setInterval(() => {
      if (process.listenerCount('SIGINT') <= before) return
      clearInterval(interrupt)
      process.emit('SIGINT')
    }, 10)
    expect(((await running) as Error).message).to.equal('The command was cancelled. Nothing was written.')
    expect(await readdir(folder)).to.deep.equal(['many.csv'])
  })
})
