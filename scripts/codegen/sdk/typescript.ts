import { apiClass, code, readme } from './readme.ts'
import type { SdkDescription, SecurityScheme } from './description.ts'
import type { SdkLanguage } from './language.ts'

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
  mend: (text, { emptyTexts, tupleLists, upperCase }) =>
    tupleLists.reduce(typeTuples, upperCase.reduce(nameInCamelCase, emptyTexts.reduce(readEmptyText, text))),
  files: async (sdk) => ({
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
      call: ({ id, tag }) => `new ${apiClass(tag)}(configuration).${id}(…)`,
    }),
  }),
}

/** Reads the empty text as an empty list. In Python iterating over the text does that by itself. */
function readEmptyText(text: string, member: string): string {
  return text.replaceAll(
    `((json['${member}'] as Array<any>).map(`,
    `(Array.from<any>(json['${member}']).map(`,
  )
}

/** Names a member `filterExpression`, which the generator calls `fILTEREXPRESSION`. */
function nameInCamelCase(text: string, member: string): string {
  const generated = member[0]!.toLowerCase() + member.slice(1).replaceAll('_', '')
  const name = member.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return text.replace(new RegExp(`\\b${generated}\\b`, 'g'), name)
}

/** Says what is in the tuples that an operation answers with, which the generator takes for lists of anything. */
function typeTuples(text: string, { id, tuple }: SdkDescription['tupleLists'][number]): string {
  return text.replace(new RegExp(`(?<=^ +async ${id}(Raw)?\\(.*)Array<Array<any>>`, 'gm'), `Array<${tuple}>`)
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
