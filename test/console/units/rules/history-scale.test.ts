import { expect } from 'chai'
import { scaleHistory } from '../../../../src/console/rules/history-scale.ts'

const FRAME = { left: 0, right: 100, top: 0, bottom: 50 }

describe('The drawing of the runs of a rule', () => {
  it('places runs by their times, and shares by a scale that ends at 100 %', () => {
    const { runs, ticks, line } = scaleHistory(
      [
        { at: 1000, share: 95, threshold: 99, load: '1' },
        { at: 2000, share: 100, threshold: 99, load: '1' },
        { at: 5000, share: 90, threshold: 99, load: '2' },
      ],
      FRAME,
    )
    expect(runs.map(({ x }) => x)).to.deep.equal([0, 25, 100])
    expect(ticks.map(({ share }) => share)).to.deep.equal([80, 90, 100])
    expect(runs.map(({ y }) => y)).to.deep.equal([12.5, 0, 25])
    expect(line).to.equal('M0 12.5L25 0L100 25')
  })

  it('marks the first run of each load', () => {
    const at = (time: number, load: string) => ({ at: time, share: 50, threshold: 50, load })
    const { runs } = scaleHistory([at(1, '3'), at(2, '3'), at(3, '4'), at(4, '6')], FRAME)
    expect(runs.map(({ newLoad }) => newLoad)).to.deep.equal(['3', undefined, '4', '6'])
  })

  it('interrupts the line at runs without a share, and steps where the threshold changes', () => {
    const { line, threshold } = scaleHistory(
      [
        { at: 0, share: 50, threshold: 0, load: '1' },
        { at: 1, share: undefined, threshold: 0, load: '1' },
        { at: 2, share: 50, threshold: 100, load: '1' },
      ],
      FRAME,
    )
    expect(line).to.equal('M0 25M100 25')
    expect(threshold).to.equal('M0 50H50V50H100V0H100')
  })

  it('shows a single run in the middle', () => {
    const { runs } = scaleHistory([{ at: 7, share: 100, threshold: 100, load: '1' }], FRAME)
    expect(runs.map(({ x, y }) => [x, y])).to.deep.equal([[50, 0]])
  })
})
