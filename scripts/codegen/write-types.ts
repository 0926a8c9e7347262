import type { Document } from './document.ts'
import { choices } from '../../src/contract/prepared-operation.ts'
import type { OperationModel } from './model.ts'
import { comment, objectType, propertyKey, typeName, typescriptType } from './typescript-type.ts'

/** Writes `types.ts`: the component schemas, and each operation's request and replies. */
export function writeTypes(document: Document, operations: readonly OperationModel[]): string {
  const schemas = Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => {
    const declaration = `export type ${typeName(name)} = ${typescriptType(schema)}\n`
    return comment(schema.description, '') + declaration
  })
  const entries = operations.map((operation) => operationType(operation))
  const uploads = operations.some(({ spec }) => spec.body?.file !== undefined)
  const imports = uploads ? `import type { Upload } from '../../src/contract/upload.ts'\n\n` : ''
  return `${imports}${schemas.join('\n')}
/** Request and replies of every operation, by operationId. */
export type Operations = {
${entries.join('')}}

export type OperationId = keyof Operations
`
}

function operationType({ spec, parameters, bodies, replies }: OperationModel): string {
  const place = (where: string) => parameterObject(parameters.filter((parameter) => parameter.in === where))
  const body = spec.body?.file
    ? `{ ${propertyKey(spec.body.file)}: Upload }`
    : bodies.map(({ schema }) => typescriptType(schema, '      ')).join(' | ') || 'undefined'
  const chosen = choices(spec)
  const replyTypes = replies.map((reply) => {
    const supplied = reply.headerSchemas.filter((header) => !header.byRuntime)
    const headers = objectType(
      {
        properties: Object.fromEntries(supplied.map(({ name, schema }) => [name, schema])),
        required: supplied.filter((header) => header.required).map(({ name }) => name),
        additionalProperties: false,
      },
      '        ',
    )
    const type = reply.mediaType === null ? 'undefined' : typescriptType(reply.schema, '        ')
    return `      ${reply.name}: {
        status: ${reply.status}
        body: ${type}
        headers: ${headers === 'Record<string, never>' ? '{}' : headers}
      }
`
  })
  return `  ${spec.id}: {
    request: {
      path: ${place('path')}
      query: ${place('query')}
      headers: ${place('header')}
      body: ${body}${spec.body && !spec.body.required ? ' | undefined' : ''}
${chosen.length === 0 ? '' : `      accepts: ${chosen.map((type) => JSON.stringify(type)).join(' | ')}\n`}    }
    replies: {
${replyTypes.join('')}    }
  }
`
}

function parameterObject(parameters: OperationModel['parameters']): string {
  const lines = parameters.map((parameter) => {
    const present = parameter.required || 'default' in parameter
    const type = typescriptType(parameter.schema, '        ')
    return `${comment(parameter.description, '        ')}        ${propertyKey(parameter.name)}${present ? ': ' : '?: '}${type}\n`
  })
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}      }`
}
