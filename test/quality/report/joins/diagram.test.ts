import { expect } from 'chai'
import fc from 'fast-check'
import { columnsOfParts } from '../../../../src/quality/report/diagram/diagram-columns.ts'
import {
  layOut,
  type LayoutBox,
  type LayoutEdge,
  type PlacedBox,
  type PlacedEdge,
} from '../../../../src/quality/report/diagram/diagram-layout.ts'
import { nondecreasing } from '../../../../src/quality/report/diagram/nondecreasing.ts'
import { diagramMermaid } from '../../../../src/quality/report/joins/diagram-mermaid.ts'
import { diagramSvg } from '../../../../src/quality/report/joins/diagram-svg.ts'
import { hostileDiagram, largeDiagram, modelOfPairs, shop } from './diagram-models.ts'
import { readMermaid } from './mermaid-reader.ts'
import { checkWellFormed } from './well-formed.ts'

const svgOf = (...given: Parameters<typeof diagramSvg>): string => [...diagramSvg(...given)].join('')
const mermaidOf = (...given: Parameters<typeof diagramMermaid>): string =>
  [...diagramMermaid(...given)].join('')

const graph = fc.integer({ min: 1, max: 14 }).chain((nodes) =>
  fc.record({
    boxes: fc.array(fc.record({ width: fc.integer({ min: 80, max: 300 }), rows: fc.constant(3) }), {
      minLength: nodes,
      maxLength: nodes,
    }),
    edges: fc.array(
      fc.record({
        from: fc.record({ box: fc.nat(nodes - 1), row: fc.nat(2) }),
        to: fc.record({ box: fc.nat(nodes - 1), row: fc.nat(2) }),
      }),
      { maxLength: 30 },
    ),
  }),
) satisfies fc.Arbitrary<{ boxes: LayoutBox[]; edges: LayoutEdge[] }>

/** Points of an edge: the straight pieces at its boxes, and the curve between them. */
function pointsOf({ from, to, reach }: PlacedEdge): { x: number; y: number }[] {
  const STEM = 24
  const bend = Math.max(0, reach - STEM)
  const controls = [
    { x: from.x + from.direction * STEM, y: from.y },
    { x: from.x + from.direction * (STEM + bend), y: from.y },
    { x: to.x + to.direction * (STEM + bend), y: to.y },
    { x: to.x + to.direction * STEM, y: to.y },
  ]
  const curve = Array.from({ length: 21 }, (_, i) => {
    const t = i / 20
    const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3]
    const sum = (of: 'x' | 'y'): number =>
      controls.reduce((all, point, at) => all + weights[at]! * point[of], 0)
    return { x: sum('x'), y: sum('y') }
  })
  return [from, ...curve, to]
}

const holds = (box: PlacedBox, { x, y }: { x: number; y: number }): boolean =>
  x > box.x + 0.01 && x < box.x + box.width - 0.01 && y > box.y + 0.01 && y < box.y + box.height - 0.01

describe('the layout of a diagram', () => {
  it('overlaps no boxes, and leads no edge through a box', () => {
    fc.assert(
      fc.property(graph, ({ boxes, edges }) => {
        const layout = layOut(boxes, edges)
        layout.boxes.forEach((one, at) => {
          for (const other of layout.boxes.slice(at + 1)) {
            const isApart =
              one.x + one.width <= other.x + 0.01 ||
              other.x + other.width <= one.x + 0.01 ||
              one.y + one.height <= other.y + 0.01 ||
              other.y + other.height <= one.y + 0.01
            expect(isApart, JSON.stringify([one, other])).to.equal(true)
          }
          expect(one.x).to.be.at.least(-0.01)
          expect(one.y).to.be.at.least(-0.01)
          expect(one.x + one.width).to.be.at.most(layout.width + 0.01)
          expect(one.y + one.height).to.be.at.most(layout.height + 0.01)
        })
        for (const edge of layout.edges)
          for (const point of pointsOf(edge)) {
            expect(
              layout.boxes.filter((box) => holds(box, point)),
              JSON.stringify([edge, point]),
            ).to.deep.equal([])
            expect(point.x).to.be.within(0, layout.width)
          }
      }),
      { numRuns: 300 },
    )
  })

  it('ends each edge at its own place on the rows of its boxes', () => {
    fc.assert(
      fc.property(graph, ({ boxes, edges }) => {
        const layout = layOut(boxes, edges)
        const ports = new Set<string>()
        edges.forEach((edge, index) => {
          for (const end of ['from', 'to'] as const) {
            const { x, y, direction } = layout.edges[index]![end]
            const box = layout.boxes[edge[end].box]!
            const row = box.rows[edge[end].row]!
            expect(x).to.equal(direction === 1 ? box.x + box.width : box.x)
            expect(y).to.be.within(row.y, row.y + row.height)
            ports.add(`${x} ${y}`)
          }
        })
        expect(ports.size).to.equal(2 * edges.length)
      }),
    )
  })

  it('puts every edge within a column or between neighbouring columns', () => {
    fc.assert(
      fc.property(graph, ({ boxes, edges }) => {
        const links = edges.map(({ from, to }) => [from.box, to.box] as const)
        const parts = columnsOfParts(boxes.length, links)
        const columns = new Map<number, string>()
        parts.forEach((part, at) =>
          part.forEach((column, index) => column.forEach((node) => columns.set(node, `${at} ${index}`))),
        )
        expect(columns.size).to.equal(boxes.length)
        for (const [one, other] of links) {
          const [[part, column], [otherPart, otherColumn]] = [one, other].map((node) =>
            columns.get(node)!.split(' ').map(Number),
          ) as [[number, number], [number, number]]
          expect(part).to.equal(otherPart)
          expect(Math.abs(column - otherColumn)).to.be.at.most(1)
        }
      }),
    )
  })

  it('moves numbers as little as possible to sort them', () => {
    expect(nondecreasing([1, 3, 2, 4])).to.deep.equal([1, 2.5, 2.5, 4])
    expect(nondecreasing([5, 1, 0])).to.deep.equal([2, 2, 2])
    expect(nondecreasing([])).to.deep.equal([])
  })
})

describe('the diagram of joins', () => {
  it('is a well-formed drawing with a title, a description and links', () => {
    for (const model of [shop(), hostileDiagram(), modelOfPairs([])]) {
      const svg = svgOf(model)
      checkWellFormed(svg)
      expect(svg).to.match(
        /^<\?xml version="1.0" encoding="UTF-8"\?>\n<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/,
      )
      expect(svg).to.contain('<title id="title">').and.to.contain('<desc id="desc">')
      expect(svg).to.not.match(/NaN|Infinity|undefined/)
      expect(svg.match(/<(script|image|foreignObject|use)\b/g)).to.equal(null)
      expect(svg.replaceAll(/="[^"]*"/g, '=""')).to.not.match(/<[^>]*\son\w+=/)
      expect(svg.match(/<a href="[\d_-]+\/report" class="join" aria-label="[^"]+"/g) ?? []).to.have.length(
        model.joins.length,
      )
      expect(svg.match(/<a href="\.\.\/entities\/\d+\/report"/g) ?? []).to.have.length(model.entities.length)
    }
  })

  it('says what the joins are, and that joins are left out', () => {
    const svg = svgOf(shop())
    expect(svg).to.contain('8 permanent joins of 8 entities.')
    expect(svg).to.contain(
      'Orders (Attribute name 2) and Customers (Attribute name 1): M:1, 66 % of the values match',
    )
    expect(svgOf({ ...shop(), isCut: true })).to.contain(
      'The repository has more permanent joins, which are left out.',
    )
  })

  it('is a Mermaid diagram with the ends that the figures tell', () => {
    const { entities, relations } = readMermaid(mermaidOf(shop()))
    expect(entities.map(({ name }) => name)).to.deep.equal(shop().entities.map(({ name }) => name))
    expect(entities[3]!.attributes).to.deep.equal([
      { type: 'integer', name: 'ATTRIBUTE_NAME_1', comment: 'Attribute name 1' },
      { type: 'integer', name: 'ATTRIBUTE_NAME_4', comment: 'Attribute name 4' },
      { type: 'integer', name: 'ATTRIBUTE_NAME_5', comment: 'Attribute name 5' },
    ])
    expect(relations.map(({ left, ends, right }) => `${left} ${ends} ${right}`)).to.deep.equal([
      'E1 }o--o| E2',
      'E3 }|--|| E1',
      'E3 }o--o| E4',
      'E4 }|--|| E5',
      'E2 }|--|| E2',
      'E2 }o--o| E6',
      'E5 }|--|| E6',
      'E7 ||--|| E8',
    ])
    expect(relations[3]!.label).to.equal(
      'Attribute name 4, Attribute name 5 = Attribute name 1, Attribute name 2',
    )
  })

  it('is valid Mermaid text for every name', () => {
    const model = hostileDiagram()
    const { entities, relations, comments } = readMermaid(mermaidOf(model))
    expect(entities).to.have.length(model.entities.length)
    expect(relations).to.have.length(model.joins.length)
    expect(comments).to.deep.equal(['Shows the first 11 permanent joins. The others are left out.'])
    const names = entities.map(({ name }) => name)
    expect(names).to.include('<script>alert("x")</script>').and.to.include('back\\slash "q"; #34;')
    expect(names).to.include('U+202EevilU+2066 right-to-left עברית عربى').and.to.include('my direction TB')
    for (const { name } of entities.flatMap(({ attributes }) => attributes))
      expect(name).to.match(/^ATTRIBUTE_\d+$/)
  })

  it('is drawn fast for a thousand joins', function () {
    this.timeout(20_000)
    const model = largeDiagram(1000)
    const began = process.cpuUsage()
    const pieces = [...diagramSvg(model)]
    const { user, system } = process.cpuUsage(began)
    expect((user + system) / 1e6).to.be.below(3)
    expect(pieces.length).to.be.above(10)
    checkWellFormed(pieces.join(''))
    expect(readMermaid(mermaidOf(model)).relations).to.have.length(1000)
  })
})
