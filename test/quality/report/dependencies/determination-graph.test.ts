import { expect } from 'chai'
import fc from 'fast-check'
import { layersOf } from '../../../../src/quality/report/diagram/diagram-layers.ts'
import {
  determinationGraph,
  type DeterminationGraph,
  type ExactDependency,
} from '../../../../src/quality/report/dependencies/determination-graph.ts'
import { determinationSvg } from '../../../../src/quality/report/dependencies/determination-svg.ts'

const SEED = Number(process.env['PROPERTY_SEED'] ?? 1)

/** Dependencies among few attributes, so that there are circles and chains. */
const dependency = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 3 }),
    fc.integer({ min: 1, max: 8 }),
  )
  .filter(([lhs, rhs]) => !lhs.includes(rhs))
  .map(([lhs, rhs]): ExactDependency => ({ lhs: lhs.sort((a, b) => a - b), rhs }))
const dependencies = fc.uniqueArray(dependency, {
  maxLength: 14,
  selector: ({ lhs, rhs }) => `${lhs.join()} ${rhs}`,
})

/** What a box leads to: the other attributes of a mutual box, and all boxes behind arrows. */
function shownBy({ nodes, edges }: DeterminationGraph, node: number): Set<number> {
  const found = new Set<number>(nodes[node]!.kind === 'mutual' ? nodes[node]!.attributes : [])
  const open = [node]
  for (let one = open.pop(); one !== undefined; one = open.pop())
    for (const [from, to] of edges)
      if (from === one) {
        for (const attribute of nodes[to]!.attributes) found.add(attribute)
        open.push(to)
      }
  return found
}

/** What attributes determine by a left side of one attribute, and by themselves. */
function determinedBy(all: readonly ExactDependency[], lhs: readonly number[]): Set<number> {
  const direct = all.filter((one) => one.lhs.join() === lhs.join()).map(({ rhs }) => rhs)
  const found = new Set(direct)
  for (let size = -1; size !== found.size;) {
    size = found.size
    for (const { lhs: left, rhs } of all) if (left.length === 1 && found.has(left[0]!)) found.add(rhs)
  }
  return found
}

const sorted = (numbers: Iterable<number>): number[] => [...numbers].sort((a, b) => a - b)

describe('The graph of dependencies', () => {
  it('shows exactly the dependencies', () => {
    fc.assert(
      fc.property(dependencies, (all) => {
        const graph = determinationGraph(all)
        for (const { lhs } of all) {
          const node = graph.nodes.findIndex(({ kind, attributes }) =>
            lhs.length === 1
              ? kind !== 'combined' && attributes.includes(lhs[0]!)
              : kind === 'combined' && attributes.join() === lhs.join(),
          )
          const expected = determinedBy(all, lhs)
          if (graph.nodes[node]!.kind === 'mutual') expected.add(lhs[0]!)
          expect(sorted(shownBy(graph, node)), JSON.stringify({ all, graph })).to.deep.equal(sorted(expected))
        }
      }),
      { seed: SEED },
    )
  })

  it('has no circle, no arrow that others imply, and each attribute in one box beside combinations', () => {
    fc.assert(
      fc.property(dependencies, (all) => {
        const graph = determinationGraph(all)
        for (const edge of graph.edges) {
          const without = { ...graph, edges: graph.edges.filter((one) => one !== edge) }
          const lost = graph.nodes[edge[1]]!.attributes.filter((one) => !shownBy(without, edge[0]).has(one))
          expect(lost.length, JSON.stringify({ all, graph, edge })).to.be.above(0)
        }
        const single = graph.nodes
          .filter(({ kind }) => kind !== 'combined')
          .flatMap(({ attributes }) => attributes)
        expect(new Set(single).size).to.equal(single.length)
        const { parts, paths, count } = layersOf(graph.nodes.length, graph.edges)
        const columnOf = new Map(
          parts.flatMap((part) => part.flatMap((column, at) => column.map((node) => [node, at]))),
        )
        expect(columnOf.size).to.equal(count)
        for (const path of paths)
          for (const [i, node] of path.entries())
            expect(columnOf.get(node)).to.equal(columnOf.get(path[0]!)! + i)
      }),
      { seed: SEED },
    )
  })

  it('puts attributes that are determined alike into one box', () => {
    const ofOne = (lhs: number, ...right: number[]) => right.map((rhs) => ({ lhs: [lhs], rhs }))
    const { nodes, edges } = determinationGraph([
      ...ofOne(1, 2, 3, 4),
      ...ofOne(2, 5),
      ...ofOne(6, 7),
      ...ofOne(7, 6),
    ])
    expect(nodes).to.deep.equal([
      { kind: 'alike', attributes: [1] },
      { kind: 'alike', attributes: [2] },
      { kind: 'alike', attributes: [3, 4] },
      { kind: 'alike', attributes: [5] },
      { kind: 'mutual', attributes: [6, 7] },
    ])
    expect(edges).to.deep.equal([
      [0, 1],
      [0, 2],
      [1, 3],
    ])
  })

  it('leaves out the least important dependencies if there are too many', () => {
    const many = Array.from({ length: 150 }, (_, i) => ({ lhs: [2 * i + 1, 2 * i + 2], rhs: 1000 + i }))
    const { nodes, count } = determinationGraph(many)
    expect(nodes.length).to.be.within(30, 48)
    expect(count).to.equal(nodes.length / 2)
  })

  it('draws every name as inert text, truncated to its box', () => {
    const names = new Map([
      [1, '<script>alert(1)</script>'],
      [2, 'x'.repeat(300)],
      [3, 'right \u202E left'],
    ])
    const graph = determinationGraph([
      { lhs: [1], rhs: 2 },
      { lhs: [1], rhs: 3 },
    ])
    const drawing = determinationSvg(graph, names).toString()
    for (const text of ['&lt;script&gt;', '…', 'right U+202E left']) expect(drawing).to.contain(text)
    for (const text of ['<script', 'x'.repeat(61)]) expect(drawing).not.to.contain(text)
    expect(drawing.match(/class="arrow"/g)).to.have.length(1)
  })
})
