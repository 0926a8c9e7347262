import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../inputs.mjs'
import { apiClass, code, readme } from './readme.ts'
import type { SdkDescription, SecurityScheme } from './description.ts'
import type { SdkLanguage } from './language.ts'
import type { MixedObject } from './simplify.ts'
import { mendTypeScript } from './typescript-mends.ts'

const VALUES = [
  'An integer beyond ±9007199254740991 (2^53 - 1) arrives as a `bigint`, in every place and whatever its type in the source. Every other number arrives as a `number`. Coordinates are always numbers.',
  'A number with a fraction or an exponent arrives as the nearest double: `0.1234567890123456789` would arrive as `0.12345678901234568`. The service sends doubles, which arrive unchanged. It sends decimals with more digits as strings.',
  'A `bigint` in a request is sent as the digits of a number.',
  '`JSON.stringify` rejects a value that contains a `bigint`. `stringifyJson` writes it as digits, and `parseJson` reads JSON as the client does.',
]

const rowKinds = ({ component, open, marks }: MixedObject): string =>
  `\`${component}\` stands for two kinds of objects. One has the members ${marks.map(({ member }) => `\`${member}\``).join(' and ')}. The other, \`${open}\`, has members of any name, each under its name in JSON. \`instanceOf${open}\` is true for it, and it can be assigned to a variable of that type.`

const packageName = (service: string): string => `@groundtruth/${service}`

/** The TypeScript SDK: an ES module over `fetch`, for Node and browsers, without dependencies. */
export const typescript: SdkLanguage = {
  folder: 'typescript',
  generator: 'typescript-fetch',
  properties: (service) => ({
    // Without a name of a package the sources lie in another folder.
    npmName: packageName(service),
    supportsES6: 'true',
    importFileExtension: '.js',
    disallowAdditionalPropertiesIfNotPresent: 'false',
    legacyDiscriminatorBehavior: 'false',
    // Dates inside nested arrays would be typed as Date but arrive as strings.
    dateLibrary: 'string',
  }),
  sources: () => 'src',
  mend: mendTypeScript,
  files: async (sdk) => ({
    'src/json.ts': await readFile(join(ROOT, 'scripts/codegen/sdk/runtime/json.ts'), 'utf8'),
    'package.json': json({
      name: packageName(sdk.service),
      version: sdk.version,
      description: `Client of ${sdk.title}, written by npm run codegen; do not edit`,
      license: 'UNLICENSED',
      type: 'module',
      exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
      files: ['dist'],
      sideEffects: false,
      engines: { node: '>=18' },
      scripts: { prepare: 'tsc' },
      devDependencies: { typescript: '5.9.3' },
    }),
    'tsconfig.json': json({
      compilerOptions: {
        target: 'es2022',
        module: 'nodenext',
        lib: ['es2022', 'dom'],
        types: [],
        strict: true,
        declaration: true,
        rootDir: 'src',
        outDir: 'dist',
      },
      include: ['src'],
    }),
    'README.md': readme(sdk, {
      install: `${code('sh', 'npm pack ./generated/' + sdk.service + '/sdk/typescript')}\n\nand \`npm install\` the file that it names.`,
      example: example(packageName(sdk.service), sdk),
      credential,
      values: [...VALUES, ...sdk.mixedObjects.map(rowKinds)],
      call: ({ id, tag }) => `new ${apiClass(tag)}(configuration).${id}(…)`,
    }),
  }),
}

function example(name: string, { operations, schemes }: SdkDescription): string {
  const [first] = operations
  if (first === undefined) return ''
  const settings = ["basePath: 'http://127.0.0.1:8080'", ...schemes.slice(0, 1).map(credential)].join(', ')
  return code(
    'ts',
    `
import { Configuration, ${apiClass(first.tag)} } from '${name}'

const configuration = new Configuration({ ${settings} })
console.log(await new ${apiClass(first.tag)}(configuration).${first.id}())
`,
  )
}

function credential({ kind, httpScheme }: SecurityScheme): string {
  if (kind === 'bearer') return `accessToken: '<token>'`
  if (kind === 'basic') return `username: '<name>', password: '<password>'`
  if (kind === 'key') return `apiKey: '<key>.<secret>'`
  return `headers: { Authorization: '${httpScheme} <credentials>' }`
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
