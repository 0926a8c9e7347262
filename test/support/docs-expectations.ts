import { expect } from 'chai'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocsTerminal, Ran } from './docs-terminal.ts'
import type { ToolName } from './tools.ts'

/** What a block of commands does beyond answering each curl command with 200. */
export interface Expectation {
  /** A part of the block by which it is found; no other block of the page has it. */
  readonly block: string
  readonly statuses?: readonly number[]
  /** Parts of the standard output. */
  readonly prints?: readonly string[]
  readonly tool?: ToolName
  readonly check?: (ran: Ran, terminal: DocsTerminal) => unknown
}

interface Page {
  readonly features: readonly { readonly properties: { readonly name?: string; readonly place?: string } }[]
}

const text = (terminal: DocsTerminal, file: string) => readFile(join(terminal.folder, file), 'utf8')
const places = (ran: Ran) => (ran.last() as Page).features.map(({ properties }) => properties.place)

const IMPORT: Expectation = {
  block: 'import quakes.csv',
  prints: ['"Hualien"'],
  check: (ran) => expect(places(ran)).to.deep.equal(['Reykjanes']),
}

const README: readonly Expectation[] = [
  {
    block: 'npm start',
    prints: [
      'Groundtruth listens on http://',
      '/v1/ogcapi/enrich/collections"',
      '/api/repositories/demo/entities?external=1"',
      ' in a browser',
    ],
  },
  {
    block: 'alps.geojson',
    check: async ({ stdout }, terminal) => {
      const [collections = '', populous = ''] = stdout.trim().split('\n')
      expect((JSON.parse(collections) as { collections: unknown[] }).collections).to.have.lengthOf(4)
      expect((JSON.parse(populous) as Page).features[0]!.properties.name).to.equal('Madrid')
      const alps = JSON.parse(await text(terminal, 'alps.geojson')) as Page
      expect(alps.features.map(({ properties }) => properties.name)).to.include('Innsbruck')
    },
  },
  {
    block: '$ENTITY/report"',
    prints: ['event: progress', 'event: end'],
    check: async (_, terminal) =>
      expect(await text(terminal, 'report.html')).to.include('<title>Quakes · Data profile</title>'),
  },
]

/** The ids of a page, if a line is one. */
const idsOf = (line: string): (readonly number[])[] =>
  line.startsWith('{"type":"FeatureCollection"')
    ? [(JSON.parse(line) as { features: { id: number }[] }).features.map(({ id }) => id)]
    : []

const SPATIAL: readonly Expectation[] = [
  {
    block: '$NEXT',
    check: (ran) => expect((ran.last() as Page).features).to.have.lengthOf(5),
  },
  {
    block: 'CASEI(ACCENTI(name))',
    check: ({ stdout }) => {
      const names = stdout
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as Page).features.map(({ properties }) => properties.name))
      expect(names[0]).to.include('Shanghai').and.to.have.lengthOf(7)
      expect(names.slice(1).map(([first]) => first)).to.deep.equal([
        ...['Berlin', 'Zürich', 'Saint-Denis', 'Shanghai', 'Berlin'],
      ])
      expect(stdout).to.include('[1492853.371,6895499.313]')
    },
  },
  {
    block: 'population BETWEEN',
    check: ({ stdout }) => {
      const names = stdout
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as Page).features.map(({ properties }) => properties.name))
      const [text, encoded, countries, places] = names
      expect(text).to.have.members(['Toulouse', 'Marseille', 'Lyon'])
      expect(encoded).to.deep.equal(text)
      expect(countries).to.deep.equal(['France', 'Germany', 'Luxembourg'])
      expect(places).to.deep.equal(['Berlin'])
    },
  },
  {
    block: 'grid.gpkg',
    tool: 'ogr2ogr',
    statuses: [200, 200, 200, 200, 200],
    check: ({ stdout }) =>
      expect(stdout.split('\n').flatMap(idsOf)).to.deep.equal([
        [13],
        [13],
        [7, 8, 9, 12, 14, 17, 18, 19],
        [],
        [7, 8, 9, 12, 13, 14, 17, 18, 19],
      ]),
  },
  {
    block: 'UTAH=',
    statuses: [200, 200, 200],
    check: ({ stdout }) =>
      expect(stdout.split('\n').flatMap(idsOf)).to.deep.equal([[49], [4, 8, 16, 32, 35, 56]]),
  },
  {
    block: 'lenght',
    statuses: [400],
    prints: ['Did you mean \\"population\\"?', 'At character 27', 'At character 35'],
  },
  {
    block: 'ogrinfo',
    tool: 'ogrinfo',
    prints: ['Shanghai', 'Feature Count: 1'],
  },
  {
    block: 'EPSG=http',
    statuses: [200, 200, 200, 400],
    prints: [
      '"coordinates":[1492853.371,6895499.313]',
      'Wittenau',
      'Content-Crs: <http://www.opengis.net/def/crs/EPSG/0/4326>',
      'in which the collection is not served',
    ],
  },
  { block: 'If-None-Match', statuses: [200, 304, 200] },
  IMPORT,
  {
    block: 'states.gpkg',
    tool: 'ogr2ogr',
    check: async (_, { folder }) =>
      expect((await stat(join(folder, 'states.gpkg'))).size).to.be.greaterThan(100_000),
  },
]

const QUALITY: readonly Expectation[] = [
  { block: '"create", "data": {"entityName": "People"', prints: ['event: progress', 'event: end'] },
  {
    block: '/rejected',
    prints: ['"Rows":"5","Rejected Rows":"2"'],
    check: ({ stdout }) => {
      const [rejected = '{}'] = /\{[^{}]*"Reason":"ragged"[^{}]*\}/.exec(stdout) ?? []
      expect(JSON.parse(rejected)).to.include({ Line: '3', Text: 'Grace Hopper;1906-12-09' })
    },
  },
  {
    block: '/attributes/2?',
    prints: ['"Name":"iata","Inferred Type":"text","Unique Values":"3376","Nulls":"0"'],
  },
  {
    block: 'MASKS=',
    prints: [
      '"dataRow":["NNN-NNNN","N3-N4","3","3","60.000"]',
      '"rows":[{"dataRow":["3","Barbara Liskov","1939-11-07","Los Angeles","(555) 0114"]}]',
    ],
  },
  {
    block: '/unmask',
    prints: ['{"value":"555-0114"}', '"Pattern":"d3pd4","Values":"3","Frequency":"3"'],
  },
  {
    block: '/report"',
    check: async (_, terminal) =>
      expect(await text(terminal, 'report.html')).to.include('<title>People · Data profile</title>'),
  },
  {
    block: '"reload"',
    statuses: [200, 200, 200, 200, 200, 204],
    prints: ['event: end', '4 attributes are kept.', '"attributeChanges":{"kept":"4"'],
  },
  {
    block: '/priorities',
    statuses: [201, 200, 200, 200],
    prints: ['[5,"Some day","When all else is done.","N"]', '"Name":"Contact"'],
  },
  {
    block: 'where=Rows > 5000',
    prints: [
      '"rows":[{"@url":"/api/repositories/demo/entities/2","Name":"Bird Strikes","Rows":"10000"}',
      '"rows":[{"dataRow":["1995-09-19","LAGUARDIA NY","3811576"]}',
    ],
  },
  {
    block: 'where=LENGHT(',
    statuses: [400, 200, 200],
    prints: [
      '"start":0,"end":6,',
      '"suggestion":"LENGTH"',
      '"valid":true,"type":"decimal","printed":"DT_YEAR(\'Flight Date\') - 1990"',
      '"form":"DT_YEAR(date: timestamp) → integer"',
    ],
  },
  {
    block: '"options": {"columns": ["{SURNAME',
    statuses: [200, 200, 200, 200, 200, 204],
    prints: [
      '"rows":[{"dataRow":["Johnson","1910"]},{"dataRow":["Dijkstra","1930"]}',
      '"Expression":"WORD(Name, -1)"',
    ],
  },
  {
    block: '"command": "export"',
    check: async (_, terminal) => expect((await text(terminal, 'geese.xlsx')).slice(0, 2)).to.equal('PK'),
  },
  { block: '-C -', statuses: [206] },
  {
    block: '/datasources',
    prints: ['"Connection Id":"1","Name":"Connection 1"', '"dataRow":["reports/people.csv","'],
  },
  {
    block: '"command": "test"',
    statuses: [200, 200, 200, 204],
    prints: ['The data folder has 1 file to list, and 0 folders.', '"dataRow":["Ada Lovelace"'],
  },
  {
    block: 'admin -- profile',
    prints: ['5 rows of 4 attributes', '2 records rejected'],
    check: async (_, terminal) =>
      expect(await text(terminal, 'people.html')).to.include(' · Data profile</title>'),
  },
]

const OPERATING: readonly Expectation[] = [
  {
    block: '--ttl 15m',
    check: (ran) => expect(ran.stdout).to.match(/^eyJ[\w-]+\.[\w-]+\.[\w-]+\n$/),
  },
  { block: 'apikey create --workspace', prints: ['"access_token"'] },
  {
    block: 'apikey revoke',
    check: async (ran, terminal) => {
      expect(ran.stdout).to.match(/\breadme\b/)
      const { statuses } = await terminal.type('sleep 1\ncurl -H "X-API-Key: $APIKEY" "$BASE/functions"')
      expect(statuses).to.deep.equal([401])
    },
  },
  // The identity provider is a file in the replay, and a file has no status.
  { block: 'JWT_JWKS_FILE', statuses: [0], prints: ['Groundtruth listens on http://'] },
  {
    block: 'audit --since',
    prints: ['apikey limit', 'createToken', '"outcome":"done"'],
  },
  { block: 'user create', prints: ['ada', 'sales'] },
  { block: '/api/session', statuses: [200, 200, 204], prints: ['"isAdministrator":true'] },
  { block: 'TLS_CERT_FILE', prints: ['Groundtruth listens on https://'] },
  {
    block: 'admin -- backup',
    check: async (_, { folder }) =>
      expect((await stat(join(folder, 'backup', 'manifest.json'))).isFile()).to.equal(true),
  },
]

const RULES: readonly Expectation[] = [
  {
    block: 'USA\\"", "THRESHOLD": "99"}}',
    prints: ['"result":"passed"', '"explanation":"LENGTH(name) is 40."'],
  },
  {
    block: '"Fits on a label"',
    prints: [
      'event: end',
      '"job_status":"Completed"',
      '"Passing Rows":"3350","Failing Rows":"22"',
      '"source":"index"',
    ],
  },
  {
    block: '"rows": 2000',
    prints: ['"result":"passed"', '"explanation":"state is \\"NA\\"."', '"leftOut":0'],
  },
  {
    block: '_group_count&external=1',
    prints: ['event: end'],
    check: (ran) =>
      expect((ran.last() as { rows: unknown[] }).rows[0]).to.include({
        Result: 'failed',
        'Passing Fraction': '60.380',
      }),
  },
  { block: '/passingrows?where=', prints: ['"source":"index"', '"source":"scan"'] },
  { block: '"$API/keywords"', prints: ['"Keywords":"Report: Daily"', '"Keyword":"Daily"'] },
  {
    block: '/rulegroups"',
    statuses: [204, 200, 200, 200, 200],
    prints: ['"Entity":"Airports","Name":"Fits on a label"', '"Name":"Daily rules","Business Rules":"1"'],
  },
  { block: '/associatedrules', prints: ['"humanisedName":"latitude"', '"Expression":"latitude > 0"'] },
  { block: '?deleteRules=1', statuses: [204] },
  {
    block: 'admin -- check',
    prints: ['rejected with exit code 1', '2 rules on 3 rows: 1 passed, 1 failed.'],
  },
  {
    block: 'admin -- rules export',
    prints: ['rules/Airports.yaml: 4 rules', '0 added, 0 changed, 0 deleted, 4 unchanged.'],
  },
  {
    block: 'businessrules/code?entity=1',
    prints: [
      '"name":"Airports.yaml"',
      '"done":false',
      '"done":true',
      '"change":"added","rule":"Code is known"',
    ],
  },
  { block: '"Short names"', prints: ['event: end', '"Name":"Short names"', '"Priority":"3"'] },
  { block: '/compliance', prints: ['"Compliance":"'] },
]

const DEPENDENCIES: readonly Expectation[] = [
  {
    block: '/entities/1/keys',
    prints: [
      '"Lh Attrs":"iata","Quality %":"100.000"',
      '"Frequency":"24","Wildlife Species":"Zebra dove","Wildlife Size":"Small"',
      'Wildlife Size = Small',
      '/download/corrected.csv',
    ],
  },
  { block: '"Orders of shops"', prints: ['event: end', 'none was rejected. '] },
  {
    block: 'GOODNESS,_verified',
    prints: ['"Lh Attrs":"order, line","Quality %":"100.000","Verified":"Yes"'],
  },
  {
    block: '"quality": "75"',
    prints: [
      'event: end',
      '"Lh Attrs":"postcode","Rh Attr":"city","Quality %":"75.000","Conflicting LH Values":"2"',
    ],
  },
  { block: '"command": "verify"', prints: ['1 of 1 key or dependency is verified.', '"uri":'] },
  {
    block: '$ORDERS/dependencies/4-3/conflicts?external=1',
    prints: ['{"Frequency":"1","postcode":"1010","city":"Wien"}', '["3","2","1","1010","Wien"]'],
  },
  {
    block: '"resolve"',
    statuses: [204, 200],
    prints: [
      '"Expression":"IF [postcode] = \\"1010\\" THEN \\"Vienna\\" ELSE [city]","Origin":"majority"',
      "if (postcode == '4020') then move 'Linz' ,city; endif;",
      '"Origin":"resolved"',
    ],
  },
  {
    block: '/keys/1/duplicates',
    prints: ['event: end', '{"Duplicate Rows":"2","order":"1"}', '["5","3","2","8010","Graz"]'],
  },
  { block: '"corrected": ["4-3"]', prints: ['event: end', '2,1,1010,Vienna', '4,2,4020,Linz'] },
  {
    block: '"makerule"',
    prints: ['{"rules":["1"]}', '{"rules":["2"]}', '"Expression":"IS_DETERMINED([city], [postcode])"'],
  },
  {
    block: '/report"',
    check: async (_, terminal) =>
      expect(await text(terminal, 'report.html')).to.include('What determines what'),
  },
]

const JOINS: readonly Expectation[] = [
  {
    block: '"1": "3 4", "3"',
    prints: [
      'event: end',
      '"Left Expression":"state","Right Entity":"Zip Codes"',
      '"Component 1":"NA"',
      '"iata":"',
    ],
    check: async (_, terminal) => expect(await text(terminal, 'join.html')).to.include('Airports'),
  },
  {
    block: 'load() {',
    statuses: [200, 200, 200, 200, 200, 200],
    check: (ran) => expect(ran.stdout.trim().split('\n').at(-1)).to.match(/^\d+ \d+$/),
  },
  {
    block: '"jobName": "Cities"',
    prints: ['event: end'],
    check: (ran) =>
      expect((ran.last() as { rows: unknown[] }).rows[0]).to.include({
        'Matching Values': '4',
        'Inner joined rows': '10',
        'Inferred Cardinality': 'M:M',
        'Best Match %': '80.000',
      }),
  },
  {
    block: '/leftnomatchrows?columns=ID',
    prints: ['"Component 1":"London"', '"name":"Donald"', '"Left name":"Grace"'],
  },
  {
    block: '"metaphone"',
    prints: ['event: end', '"Component 1":"LNTN"'],
  },
  {
    block: '"All columns"',
    prints: ['event: end', '"Left Entity":"Airports","Left Expression":"city"', '"Reviewed":"'],
  },
  { block: '"command": "run"', prints: ['/scheduler/'] },
  {
    block: '"resultSegment"',
    statuses: [204, 204, 200, 204],
    prints: ['"Left Entity":"Customers","Right Entity":"Shops"'],
  },
]

/** The expectations of each page that has commands, in the order in which the pages are replayed. */
const WEBHOOKS: readonly Expectation[] = [
  {
    block: '"command\\": \\"test',
    prints: ['"webhook":"1","delivered":', '"Address":"http://127.0.0.1:9000/quality","Pending":"0"'],
  },
  { block: 'DELETE "$API/webhooks', statuses: [204] },
]

const SOURCES: readonly Expectation[] = [
  {
    block: 'answer.json',
    prints: ['"records":"$.items[*]"', '{"dataRow":["1","1.10"]},{"dataRow":["2","2"]}'],
  },
  {
    block: 'orders.xml <<',
    prints: [
      '"records":"/shop/order"',
      '"total":"12345678901234567.89","line":"{\\"@item\\":\\"pen\\",\\"#text\\":\\"2\\"}"',
    ],
  },
  {
    block: '"delimiter": "comma", "sourceFile": "orders.xml"',
    statuses: [409, 200],
    prints: ['The file is XML. Set `type` to xml and `records` to', 'orders.xml: 2 rows of 3 attributes'],
  },
  {
    block: '"type": "parquet"',
    prints: ['"total":"12345678901234567.89"', '"lines":"[{\\"item\\":\\"pen\\",\\"count\\":2}]"'],
  },
  {
    block: 'orders.avro',
    prints: ['{"dataRow":["1","19.90","2024-01-31"]},{"dataRow":["2","-0.05",""]}'],
  },
  {
    block: 'items.arrows.gz',
    prints: [
      '{"dataRow":["1","2024-01-31","pen"]},{"dataRow":["2","","cup"]}',
      'items.arrows.gz: 2 rows of 3 attributes',
    ],
  },
  {
    block: 'rm -f shop.sqlite',
    tool: 'python',
    prints: [
      '{"dataRow":["1","19.9",""]},{"dataRow":["9007199254740993","0.1",""]}',
      '"tables":[{"name":"customers"},{"name":"orders"}]',
      '"id":"9007199254740993","total":"0.1","note":""',
    ],
  },
  {
    block: '"sourceFile": "shop.sqlite"}}}',
    tool: 'python',
    statuses: [409],
    prints: ['Name one of them in `table`: \\"customers\\", \\"orders\\".'],
  },
  {
    block: 'gunzip > shop.duckdb',
    prints: ['{"dataRow":["1","19.90","[1,null]"]}', '"tables":[{"name":"sales.orders"}]'],
  },
  {
    block: 'harbours.txt',
    prints: [
      '{"dataRow":["HAMBURG","12.5"]},{"dataRow":["ROTTERDAM","24.5"]}',
      '{"dataRow":["2026-01-02","1.8"]},{"dataRow":["2026-01-03","2.1"]}',
    ],
  },
  {
    block: 'incoming/sales/year=2025',
    prints: [
      '{"dataRow":["Paris","12","2025"]},{"dataRow":["Rome","7","2025"]},{"dataRow":["Oslo","9","2026"]},{"dataRow":["Wien","4","2026"]}',
      '"rows":[{"dataRow":["Oslo","9","2026"]},{"dataRow":["Wien","4","2026"]}]',
    ],
  },
  { block: 'ledger.cpy', prints: ['{"dataRow":["1","-123.45","-50"]},{"dataRow":["2","","6"]}'] },
  {
    block: 'import bz2, zipfile',
    tool: 'python',
    prints: [
      '"rows":[{"dataRow":["Paris","9"]}]',
      '"compression":"zip"',
      '"rows":[{"dataRow":["Oslo","4"]}]',
      '"compression":"bzip2"',
      '2 rows of 2 attributes',
    ],
  },
  {
    block: '"sourceFile": "months.zip"}}}',
    tool: 'python',
    statuses: [409],
    prints: ['Name one of them in `member`: \\"2026/may.csv\\", \\"2026/june.csv\\".'],
  },
  {
    block: '"filename": "orders.xlsx"',
    prints: ['"state":"visible"', '"dataRow":["1","order,total,lines"]', '"dataRow":["2","1,19.90,'],
  },
  {
    block: '"range": "A1:B", "skipRows": 0',
    prints: ['event: end', '"order":"2","total":"12345678901234567.89"}'],
  },
  {
    block: 'profile orders.xlsx',
    prints: ['orders.xlsx: 2 rows of 2 attributes'],
    check: async (_, terminal) =>
      expect(await text(terminal, 'orders.html')).to.include(' · Data profile</title>'),
  },
  {
    block: '"type": "postgresql"',
    tool: 'postgres',
    prints: ['The database can be read.', '"Filename":"public.orders"'],
  },
  {
    block: '"sqlwhere": "paid"',
    tool: 'postgres',
    prints: ['event: end', '"id":"2","paid":"true"', '"totalCount":"5"'],
  },
  { block: '"type": "generic"', tool: 'odbcSqlite', prints: ['{"dataRow":["1","19.9"]}'] },
  {
    block: '"type": "http"',
    prints: ['The server answers (status 404', '{"dataRow":["Paris","12"]}', 'event: end'],
  },
]

export const EXPECTATIONS: Readonly<Record<string, readonly Expectation[]>> = {
  'README.md': README,
  'docs/spatial.md': SPATIAL,
  'docs/quality.md': QUALITY,
  'docs/rules.md': RULES,
  'docs/dependencies.md': DEPENDENCIES,
  'docs/joins.md': JOINS,
  'docs/webhooks.md': WEBHOOKS,
  'docs/sources.md': SOURCES,
  'docs/operating.md': OPERATING,
}
