import { expect } from 'chai'
import { setImmediate as immediate } from 'node:timers/promises'
import { nextTurn } from '../../src/lib/turns.ts'

describe('turns on the event loop', () => {
  it('run one at a time between other events, with any number of waiting tasks', async () => {
    const order: string[] = []
    const computation = async (name: string) => {
      for (let turn = 0; turn < 3; turn++) {
        await nextTurn()
        order.push(name)
      }
    }
    const all = Promise.all(['a', 'b', 'c'].map(computation))
    let most = 0
    for (let before = 0; order.length < 9; before = order.length) {
      await immediate()
      most = Math.max(most, order.length - before)
    }
    await all
    expect(most).to.equal(1)
    expect(order.join('')).to.equal('abcabcabc')
  })
})
