import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SdkDescription, SecurityScheme } from './description.ts'
import type { SdkLanguage } from './language.ts'
import { apiClass, code, readme } from './readme.ts'

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
  mend: (text, { freeForm }) => freeForm.reduce(sendEntries, acceptAnswers(text)),
  files: async (sdk, output) => ({
    'pyproject.toml': pyproject(sdk, await requirements(output)),
    'README.md': readme(sdk, {
      install: code('sh', `pip install ./generated/${sdk.service}/sdk/python`),
      example: example(sdk),
      credential,
      call: ({ id, tag }) => `${apiClass(tag)}(client).${snakeCase(id)}(…)`,
    }),
  }),
}

/**
 * Sends each entry of a free-form parameter as a parameter of its own, where the generator writes the whole as
 * one parameter of JSON. The client encodes values by itself, but not names.
 */
function sendEntries(text: string, parameter: string): string {
  const whole = new RegExp(`_query_params\\.append\\(\\('${parameter}', (\\w+)\\)\\)`, 'g')
  if (!whole.test(text)) return text
  return text
    .replace(/^import warnings$/m, 'import warnings\nfrom urllib.parse import quote')
    .replace(whole, `_query_params.extend((quote(key, safe=''), value) for key, value in $1.items())`)
}

/** Asks for what an operation answers with, where the generator asks for any JSON, be it the form of refusals alone. */
const acceptAnswers = (text: string): string =>
  text.replace(
    /(?<=for accept in accepts:\n +if re\.search\(')json(?=', accept, re\.IGNORECASE\))/,
    '^(?!.*problem).*json',
  )

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
