import type {
  ItemFormat,
  LayoutGroup,
  LayoutItem,
  LayoutNode,
  Occurs,
  RecordLayout,
} from '../../../../../src/quality/loaders/fixed/layout.ts'

type Part = (offset: number) => LayoutNode

const COMMON = { line: 1, offset: 0, occurs: undefined, redefines: undefined }

/** An item of a layout for a test, before its place is known. */
export const item =
  (name: string, format: ItemFormat, length: number, more: Partial<LayoutItem> = {}): Part =>
  (offset) => ({
    ...{ ...COMMON, kind: 'item', name, offset, length, stride: length, format },
    ...{ declaration: '', isBlankWhenZero: false, ...more },
  })

/** An item that is made already, such as one that counts occurrences. */
export const made =
  (node: LayoutNode): Part =>
  () =>
    node

export const group =
  (name: string, parts: readonly Part[], more: { occurs?: Occurs } = {}): Part =>
  (offset) => {
    const children = placed(parts, offset)
    const length = lengthOf(children)
    return { ...COMMON, kind: 'group', name, offset, length, stride: length, children, ...more }
  }

export const TEXT: ItemFormat = { kind: 'text', isNational: false, isRightJustified: false }
export const zoned = (digits: number): ItemFormat => ({ kind: 'zoned', sign: 'none', digits, scale: 0 })

export function layout(...parts: readonly Part[]): RecordLayout {
  const children = placed(parts, 0)
  const maxLength = lengthOf(children)
  const root: LayoutGroup = {
    ...COMMON,
    kind: 'group',
    name: 'R',
    length: maxLength,
    stride: maxLength,
    children,
  }
  return { root, minLength: maxLength - spare(root), maxLength }
}

const total = (node: LayoutNode): number => (node.occurs ? node.occurs.max * node.stride : node.length)

function placed(parts: readonly Part[], offset: number): LayoutNode[] {
  return parts.map((part) => {
    const node = part(offset)
    offset += total(node)
    return node
  })
}

const lengthOf = (nodes: readonly LayoutNode[]): number => nodes.reduce((sum, node) => sum + total(node), 0)

/** What the record is shorter by if all tables have their least number of occurrences. */
function spare(node: LayoutNode): number {
  const { occurs } = node
  const inside = node.kind === 'group' ? node.children.reduce((sum, child) => sum + spare(child), 0) : 0
  if (!occurs) return inside
  return (occurs.max - occurs.min) * node.stride + occurs.min * inside
}
