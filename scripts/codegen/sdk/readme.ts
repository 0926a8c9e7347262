import type { SdkDescription, SecurityScheme } from './description.ts'

/** The parts of an SDK's README that depend on its language. */
export interface ReadmeLanguage {
  install: string
  /** A whole first program. */
  example: string
  /** How a credential is given to the client. */
  credential: (scheme: SecurityScheme) => string
  /** What becomes of values of JSON in the language. */
  values: readonly string[]
  /** How an operation is called. */
  call: (operation: { id: string; tag: string }) => string
}

/** The README of an SDK: how to install it, how to give it credentials, what it can call. */
export function readme(
  sdk: SdkDescription,
  { install, example, credential, values, call }: ReadmeLanguage,
): string {
  return `<!-- Written by npm run codegen from the contract of the service. Do not edit. -->
# ${sdk.title}: client

${sdk.summary}

## Install

${install}

## Use

${example}

## Credentials

| scheme | in the client | what it is |
|---|---|---|
${sdk.schemes.map((scheme) => `| ${scheme.id} | \`${credential(scheme)}\` | ${scheme.description} |`).join('\n')}

## Values

${values.map((value) => `- ${value}`).join('\n')}

## Operations

| call | what it gives |
|---|---|
${sdk.operations.map((operation) => `| \`${call(operation)}\` | ${operation.summary} |`).join('\n')}
`
}

/** A block of code in Markdown. */
export function code(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trim()}\n\`\`\``
}

/** The class that holds the operations of a tag, in every language of openapi-generator. */
export function apiClass(tag: string): string {
  return `${tag.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())}Api`
}
