/** A bundled OpenAPI document, as far as it is divided here. */
export interface OpenApiDocument {
  readonly servers?: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, unknown>>
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/**
 * The path templates of a document.
 * @returns with `matches`, which is true for every path that the template may stand for, and perhaps for others
 */
export function templatesOf({
  paths,
  servers = [],
}: OpenApiDocument): readonly { readonly template: string; readonly matches: (path: string) => boolean }[] {
  const bases = servers.map(({ url }) => new URL(url, 'http://localhost').pathname.replace(/\/$/, ''))
  return Object.keys(paths).map((template) => {
    const segments = template.split('/').map((segment) =>
      segment
        .split(/\{[^}]*\}/)
        .map(literal)
        .join('[^/]*'),
    )
    const pattern = new RegExp(`^(?:${['', ...bases].map(literal).join('|')})${segments.join('/')}/?$`, 'i')
    return { template, matches: (path) => pattern.test(path) }
  })
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The document with some of its paths, and with the components that these need. */
export function documentOfPaths(document: OpenApiDocument, templates: readonly string[]): OpenApiDocument {
  const { components = {} } = document
  const paths = Object.fromEntries(templates.map((template) => [template, document.paths[template]]))
  const needed: Record<string, Record<string, unknown>> = {}
  // Security schemes are referred to by name.
  if (components['securitySchemes']) needed['securitySchemes'] = { ...components['securitySchemes'] }
  const open: unknown[] = [paths]
  while (open.length > 0) {
    for (const [kind, name] of referencesIn(open.pop())) {
      const component = components[kind]?.[name]
      if (component === undefined || needed[kind]?.[name] !== undefined) continue
      needed[kind] = { ...needed[kind], [name]: component }
      open.push(component)
    }
  }
  return { ...document, paths, components: needed }
}

/** The components that a part of a document refers to. */
function referencesIn(node: unknown): (readonly [kind: string, name: string])[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => {
    const [, kind, name] =
      key === '$ref' && typeof value === 'string' ? (/^#\/components\/(\w+)\/([^/]+)/.exec(value) ?? []) : []
    return kind !== undefined && name !== undefined ? [[kind, name] as const] : referencesIn(value)
  })
}
