import { expect } from 'chai'
import { nearestName, someOf } from '../../src/lib/nearest-name.ts'

describe('a name that is not known', () => {
  it('is taken for the one that is nearest, letter case aside', () => {
    expect(nearestName('heigth', ['weight', 'height', 'name'])).to.equal('height')
    expect(nearestName('job_nam', ['job_id', 'job_name'])).to.equal('job_name')
    expect(nearestName('State', ['NAME', 'STATE'])).to.equal('STATE')
    expect(nearestName('Nmae', ['date', 'game', 'name'])).to.equal('name')
  })

  it('is taken for none where more than a third of the letters would have to change', () => {
    expect(nearestName('COLOUR', ['__STATE', '_failure', 'NAME'])).to.equal(undefined)
    expect(nearestName('abc', ['abd', 'xyz'])).to.equal('abd')
    expect(nearestName('abcd', ['abxy'])).to.equal(undefined)
    expect(nearestName('a', ['b'])).to.equal(undefined)
    expect(nearestName('a', [])).to.equal(undefined)
  })

  it('is answered with the first of those that are known', () => {
    expect(someOf(['a'])).to.equal('a')
    expect(someOf(['a', 'b', 'c'])).to.equal('a, b and c')
    expect(someOf(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).to.equal('a, b, c, d, e and 2 more')
  })
})
