import { expect } from 'chai'
import { Generations } from '../../src/lib/generations.ts'

describe('generations', () => {
  it('keeps the recently used entries and forgets the others', () => {
    const map = new Generations<{ n: number }>(10)
    map.set('kept', { n: 0 })
    map.set('silent', { n: 0 })
    for (let n = 0; n < 100; n++) {
      map.set(`key ${n}`, { n })
      if (n % 5 === 0) expect(map.get('kept')).to.deep.equal({ n: 0 })
    }
    expect(map.get('silent')).to.be.undefined
    expect(map.get('key 99')).to.deep.equal({ n: 99 })
    expect(map.size).to.be.at.most(20)
  })

  it('forgets deleted entries of both generations', () => {
    const map = new Generations<{ n: number }>(10)
    map.set('a', { n: 1 })
    map.age()
    map.set('b', { n: 2 })
    map.delete('a')
    map.delete('b')
    expect([map.get('a'), map.get('b'), map.size]).to.deep.equal([undefined, undefined, 0])
  })
})
