import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SdkDescription, SecurityScheme } from './description.ts'
import type { SdkLanguage } from './language.ts'
import type { MixedObject } from './simplify.ts'
import { mendPython } from './python-mends.ts'
import { apiClass, code, readme } from './readme.ts'

const VALUES = [
  'An integer arrives as an `int`, with all of its digits.',
  'A number with a fraction or an exponent arrives as a `float`, the nearest double: `0.1234567890123456789` would arrive as `0.12345678901234568`. The service sends doubles, which arrive unchanged. It sends decimals with more digits as strings.',
  'A body can be a model or a `dict`. A `dict` is sent as it is, with the names of the contract. A model rejects members that its schema does not have.',
  '`from_dict` and `from_json` of a model read what `to_dict` and `to_json` write. A member that is not set is not sent.',
]

const rowKinds = ({ component, marks }: MixedObject): string =>
  `\`${component}\` stands for two kinds of objects. One has the members ${marks.map(({ member }) => `\`${member}\``).join(' and ')}. The other has members of any name, which are in \`additional_properties\` under their names in JSON. \`to_dict\` gives all members of either kind.`

const moduleName = (service: string): string => `groundtruth_${service}`

/** The Python SDK: pydantic models over urllib3. */
export const python: SdkLanguage = {
  folder: 'python',
  generator: 'python',
  properties: (service) => ({
    packageName: moduleName(service),
    disallowAdditionalPropertiesIfNotPresent: 'false',
    // A discriminated object is built by its name; otherwise every shape is tried on each of them.
    useOneOfDiscriminatorLookup: 'true',
  }),
  sources: moduleName,
  mend: mendPython,
  files: async (sdk, output) => ({
    'pyproject.toml': pyproject(sdk, await requirements(output)),
    'README.md': readme(sdk, {
      install: code('sh', `pip install ./generated/${sdk.service}/sdk/python`),
      example: example(sdk),
      credential,
      values: [...VALUES, ...sdk.mixedObjects.map(rowKinds)],
      call: ({ id, tag }) => `${apiClass(tag)}(client).${snakeCase(id)}(…)`,
    }),
  }),
}

/** What the generated sources import, as the generator itself lists it. */
async function requirements(output: string): Promise<string[]> {
  const text = await readFile(join(output, 'requirements.txt'), 'utf8')
  return text.split('\n').filter((line) => line.trim() !== '')
}

function pyproject(sdk: SdkDescription, dependencies: readonly string[]): string {
  // Strings of JSON are strings of TOML. Hatchling, because setuptools leaves its build folders in the sources.
  return `# Written by npm run codegen from the contract of the service. Do not edit.
[project]
name = "groundtruth-${sdk.service}"
version = ${JSON.stringify(sdk.version)}
description = ${JSON.stringify(`Client of ${sdk.title}`)}
readme = "README.md"
license = { text = "All rights reserved" }
requires-python = ">=3.10"
dependencies = [
${dependencies.map((dependency) => `  ${JSON.stringify(dependency)},`).join('\n')}
]

[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[tool.hatch.build.targets.wheel]
packages = ["${moduleName(sdk.service)}"]
`
}

function example({ service, operations, schemes }: SdkDescription): string {
  const [first] = operations
  if (first === undefined) return ''
  const settings = ["host='http://127.0.0.1:8080'", ...schemes.slice(0, 1).flatMap(setting)].join(', ')
  return code(
    'python',
    `
from ${moduleName(service)} import ApiClient, Configuration, ${apiClass(first.tag)}

with ApiClient(Configuration(${settings})) as client:
    print(${apiClass(first.tag)}(client).${snakeCase(first.id)}())
`,
  )
}

function credential(scheme: SecurityScheme): string {
  const [argument] = setting(scheme)
  return argument === undefined
    ? `client.set_default_header('Authorization', '${scheme.httpScheme} <credentials>')`
    : `Configuration(${argument})`
}

/** The argument of `Configuration` that a scheme has, if it has one. */
function setting({ id, kind }: SecurityScheme): string[] {
  if (kind === 'bearer') return [`access_token='<token>'`]
  if (kind === 'basic') return [`username='<name>', password='<password>'`]
  return kind === 'key' ? [`api_key={'${id}': '<key>.<secret>'}`] : []
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
