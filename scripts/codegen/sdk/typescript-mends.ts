import type { SdkDescription } from './description.ts'
import type { MixedObject } from './simplify.ts'

/** Corrects the text of one source of the TypeScript SDK. */
export function mendTypeScript(text: string, sdk: SdkDescription): string {
  let mended = sdk.emptyTexts.reduce(readEmptyText, text)
  mended = sdk.upperCase.reduce(nameInCamelCase, mended)
  mended = sdk.tupleLists.reduce(typeTuples, mended)
  mended = keepLargeIntegers(mended, sdk.unboundedNumbers)
  mended = keepEveryMember(mended)
  mended = sdk.mixedObjects.reduce(tellKindsApart, mended)
  mended = rejectDots(keepNames(exchangeExactJson(mended)))
  return sdk.identifiers.reduce(takeIdentifiers, mended)
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

/** Uses the JSON of `json.ts`, which does not round integers. */
function exchangeExactJson(text: string): string {
  if (text.includes("export * from './runtime.js'")) return `${text.trimEnd()}\nexport * from './json.js';\n`
  return text
    .replace(/^(?=export const BASE_PATH)/m, "import { parseJson, stringifyJson } from './json.js';\n\n")
    .replace('JSON.stringify(overriddenInit.body)', 'stringifyJson(overriddenInit.body)')
    .replace('await this.raw.json()', 'parseJson(await this.raw.text())')
}

/** An integer that a number would round is a bigint, except in lists of numbers: those are coordinates. */
function keepLargeIntegers(text: string, unbounded: SdkDescription['unboundedNumbers']): string {
  const lists = [...text.matchAll(/^ {4}(\w+)\??: (?:Array<)+number>+;$/gm)].map(([, member]) => member!)
  const withLists = lists.reduce(
    (mended, member) => mended.replace(new RegExp(`json\\['${member}'\\](?=,$)`, 'm'), 'doubles($&)'),
    text,
  )
  const scalars = unbounded.filter(({ component }) => text.includes(`export interface ${component} {`))
  return scalars
    .reduce(
      (mended, { member }) =>
        mended.replace(new RegExp(`^( {4}${member}\\??: )number;$`, 'm'), '$1number | bigint;'),
      withLists,
    )
    .replace(/^(export type \w+ = (?:\w+ \| )*)number(?=[ ;])/m, '$1number | bigint')
    .replace(/typeof (json|value) === 'number'/g, "typeof $1 === 'number' || typeof $1 === 'bigint'")
    .replace(/^import \{ mapValues \} from '\.\.\/runtime\.js';$/m, (line) =>
      lists.length === 0 ? line : `${line}\nimport { doubles } from '../json.js';`,
    )
}

/**
 * Leaves the members of an object with any members as they are in JSON, because a member that gets another name
 * takes the place of a column of that name. Keeps a value that is none of the kinds that the contract names.
 */
function keepEveryMember(text: string): string {
  const whole = text
    .replace('return {} as any;', 'return json;')
    .replace(/^ {4}return \{\};$/m, '    return value;')
  if (!whole.includes('...json,')) return whole
  return [...whole.matchAll(/^ {8}'(\w+)': json\['([^']+)'\]/gm)]
    .filter(([, name, member]) => name !== member)
    .reduce(
      (mended, [, name, member]) =>
        mended.replace(new RegExp(`^ {4}${name}(?=\\??: )`, 'm'), `    '${member}'`),
      whole,
    )
    .replace(/^ {8}'\w+': json\['([^']+)'\](?: == null \? undefined : json\['\1'\])?,\n/gm, '')
    .replace(/^ {8}'[^']+': value\['\w+'\],\n/gm, '')
}

/** Reads an object of one of two kinds by its kind, so that a column is never taken for a named member. */
function tellKindsApart(text: string, { component, open, marks }: MixedObject): string {
  const isNamed = (value: string): string =>
    marks
      .map(({ member, type }) =>
        type === 'array'
          ? `Array.isArray(${value}['${member}'])`
          : `typeof ${value}['${member}'] === 'object' && !Array.isArray(${value}['${member}'])`,
      )
      .join(' && ')
  // The function cannot narrow a type: TypeScript takes every object of the component for one of the open kind.
  if (text.includes(`export interface ${open} {`))
    return text
      .replace('[key: string]: string | any;', '[key: string]: string | undefined;')
      .replace(
        new RegExp(`(function instanceOf${open}\\(value: )object\\): .* \\{\\n {4}return true;`),
        (_, start: string) => `${start}any): boolean {\n    return !(${isNamed('value')});`,
      )
  if (!text.includes(`export interface ${component} {`)) return text
  const kindFirst = (value: string): string =>
    `    if (!(${isNamed(value)})) {\n        return { ...${value} };\n    }\n    return {`
  return text
    .replace(/^ {4}return \{(?=\s+\.\.\.json,)/m, kindFirst('json'))
    .replace(/^ {4}return \{(?=\s+\.\.\.value,)/m, kindFirst('value'))
}

/** Assigning to `__proto__` sets no member. */
function keepNames(text: string): string {
  return text.replace(
    /^ {4}const result: \{ \[key: string\]: any \} = \{\};\n[^]*?return result;/m,
    '    return Object.fromEntries(Object.keys(data).map((key) => [key, fn(data[key])]));',
  )
}

/** Rejects an identifier of dots. In a URL it would lead to another resource. */
const rejectDots = (text: string): string =>
  text.replace(
    /^ {8}let url = this\.configuration\.basePath \+ context\.path;$/m,
    `        if (/\\/\\.{1,2}(?=\\/|$)/.test(context.path)) {
            throw new RangeError('A path parameter must not be "." or "..", because URLs do not keep it.');
        }
$&`,
  )

/** Takes an identifier in the type in which an answer gives it: a path has no types. */
function takeIdentifiers(text: string, { name }: SdkDescription['identifiers'][number]): string {
  if (!text.includes(`urlPath.replace('{${name}}'`)) return text
  return text.replace(
    new RegExp(`^ {4}${name}: (?:string|number);$`, 'gm'),
    `    ${name}: string | number | bigint;`,
  )
}
