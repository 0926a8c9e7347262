import { expect } from 'chai'
import fc from 'fast-check'
import { ROW_HEIGHT, ScrollPlace } from '../../../../src/console/grid/scroll-place.ts'
import { moveCell } from '../../../../src/console/grid/moves.ts'

const WINDOW = 640

const placeOf = (total: number): ScrollPlace => {
  const place = new ScrollPlace()
  place.measure(total, WINDOW)
  return place
}

describe('the place in a table of rows', () => {
  it('is that of the scroll bar where all rows fit into an element', () => {
    const place = placeOf(1000)
    expect(place.isToScale).to.equal(true)
    place.scrolledTo(320)
    expect(place.top).to.equal(10)
    expect(place.scrollTop).to.equal(320)
  })

  it('reaches every row of ten million, within the height that browsers can draw', () => {
    const place = placeOf(10_000_000)
    expect(place.height).to.be.at.most(33_554_428)
    place.scrolledTo(place.height - WINDOW)
    expect(place.visible(0)[1]).to.equal(10_000_000)
    place.moveBy(-1)
    expect(place.top).to.equal(10_000_000 - WINDOW / ROW_HEIGHT - 1)
  })

  it('returns to itself by the scroll bar', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (total, part) => {
          const place = placeOf(total)
          place.moveBy(part * total)
          const { top } = place
          place.scrolledTo(place.scrollTop)
          expect(place.top).to.be.closeTo(top, 1e-6 * total + 1e-6)
        },
      ),
    )
  })

  it('moves as little as possible to show a row', () => {
    const place = placeOf(1000)
    place.reveal(5)
    expect(place.top).to.equal(0)
    place.reveal(100)
    expect(place.top).to.equal(100 + 1 - WINDOW / ROW_HEIGHT)
    place.reveal(90)
    expect(place.top).to.equal(81)
    place.reveal(10)
    expect(place.top).to.equal(10)
  })
})

describe('the keys of a table of rows', () => {
  const bounds = { rows: 100, columns: 5, page: 20, hasHeader: true }
  const press = (key: string, from = { row: 10, column: 2 }, ctrlKey = false) =>
    moveCell(from, { key, ctrlKey, metaKey: false, altKey: false, shiftKey: false }, bounds)

  it('move within the table, and up to the head', () => {
    expect(press('ArrowDown')).to.deep.equal({ row: 11, column: 2 })
    expect(press('PageUp')).to.deep.equal({ row: 0, column: 2 })
    expect(press('ArrowUp', { row: 0, column: 0 })).to.deep.equal({ row: -1, column: 0 })
    expect(press('ArrowUp', { row: -1, column: 0 })).to.deep.equal({ row: -1, column: 0 })
    expect(press('End', undefined, true)).to.deep.equal({ row: 99, column: 4 })
    expect(press('Home', undefined, true)).to.deep.equal({ row: 0, column: 0 })
    expect(press('ArrowRight', { row: 0, column: 4 })).to.deep.equal({ row: 0, column: 4 })
  })

  it('that mean something else are left to the browser', () => {
    expect(press('Tab')).to.equal(undefined)
    expect(press('a')).to.equal(undefined)
  })
})
