import type { OperationSpec } from './contract.ts'

/** The operation of a path, and the encoded segments in the order of its path parameters. */
export interface Match<Op> {
  readonly operation: Op
  readonly segments: readonly string[]
}

interface Node<Op> {
  readonly fixed: Map<string, Node<Op>>
  parameter: Node<Op> | undefined
  /** By method; empty if no path of the contract ends here. */
  readonly operations: Map<string, Op>
  /** Methods for `Allow`, including HEAD and OPTIONS. */
  allow: readonly string[]
}

export interface Routed {
  readonly spec: OperationSpec
}

/**
 * Finds operations by walking a path's segments through a tree that is built once. A fixed segment has
 * precedence over a parameter for all methods, as OpenAPI requires; if it leads to no path, the parameter is
 * tried. Paths are compared exactly: case and empty segments matter. Only one slash too many at the end does not.
 */
export class Router<Op extends Routed> {
  readonly #root: Node<Op> = newNode()

  constructor(operations: readonly Op[]) {
    for (const operation of operations) this.#add(operation)
    setAllow(this.#root)
  }

  #add(operation: Op): void {
    let node = this.#root
    for (const segment of withoutLastSlash(operation.spec.path).split('/').slice(1)) {
      if (/^\{[^}]*\}$/.test(segment)) node = node.parameter ??= newNode()
      else {
        const next: Node<Op> = node.fixed.get(segment) ?? newNode()
        node.fixed.set(segment, next)
        node = next
      }
    }
    node.operations.set(operation.spec.method, operation)
  }

  /** The methods of a path with HEAD and OPTIONS; undefined for an unknown path. */
  allowed(path: string): readonly string[] | undefined {
    return find(this.#root, withoutLastSlash(path), 0, [])?.allow
  }

  /** The operation of a method and path; HEAD finds the operation of GET. */
  match(method: string, path: string): Match<Op> | undefined {
    const segments: string[] = []
    const node = find(this.#root, withoutLastSlash(path), 0, segments)
    const operation = node?.operations.get(method === 'HEAD' ? 'GET' : method)
    return operation && { operation, segments }
  }
}

const withoutLastSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path

function newNode<Op>(): Node<Op> {
  return { fixed: new Map(), parameter: undefined, operations: new Map(), allow: [] }
}

function setAllow<Op>(node: Node<Op>): void {
  const methods = [...node.operations.keys()]
  if (methods.includes('GET')) methods.push('HEAD')
  if (methods.length > 0) node.allow = [...methods, 'OPTIONS'].sort()
  for (const next of node.fixed.values()) setAllow(next)
  if (node.parameter) setAllow(node.parameter)
}

/** Continues from the slash at `from`, and collects the segments of parameters in `segments`. */
function find<Op>(node: Node<Op>, path: string, from: number, segments: string[]): Node<Op> | undefined {
  if (path.charCodeAt(from) !== 47) return undefined
  const end = path.indexOf('/', from + 1)
  const segment = end === -1 ? path.slice(from + 1) : path.slice(from + 1, end)
  const fixed = node.fixed.get(segment)
  const found = fixed && (end === -1 ? ending(fixed) : find(fixed, path, end, segments))
  if (found || !node.parameter || segment === '') return found
  segments.push(segment)
  const other = end === -1 ? ending(node.parameter) : find(node.parameter, path, end, segments)
  if (!other) segments.pop()
  return other
}

function ending<Op>(node: Node<Op>): Node<Op> | undefined {
  return node.operations.size > 0 ? node : undefined
}
