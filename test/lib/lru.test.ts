import { expect } from 'chai'
import { Lru } from '../../src/lib/lru.ts'

describe('Lru', () => {
  it('forgets the entry that was least recently used', () => {
    const map = new Lru<string, number>(3)
    map.set('a', 1)
    map.set('b', 2)
    map.set('c', 3)
    map.get('a')
    map.set('d', 4)
    expect(map.size).to.equal(3)
    expect(['a', 'b', 'c', 'd'].map((key) => map.get(key))).to.deep.equal([1, undefined, 3, 4])
  })

  it('disposes of each value once: when it is forgotten, replaced or cleared', () => {
    const disposed: number[] = []
    const map = new Lru<string, number>(2, (value) => disposed.push(value))
    map.set('a', 1)
    map.set('a', 2)
    map.set('b', 3)
    map.set('c', 4)
    expect(disposed).to.deep.equal([1, 2])
    map.clear()
    expect(disposed).to.deep.equal([1, 2, 3, 4])
    expect(map.size).to.equal(0)
    map.clear()
    expect(disposed).to.have.length(4)
  })
})
