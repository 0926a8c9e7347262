import { expect } from 'chai'
import { nearestName, someOf } from '../../src/lib/nearest-name.ts'

describe('a name that is not known', () => {
  it('is replaced by the nearest known name, without regard to letter case', () => {
    expect(nearestName('heigth', ['weight', 'height', 'name'])).to.equal('height')
    expect(nearestName('job_nam', ['job_id', 'job_name'])).to.equal('job_name')
    expect(nearestName('State', ['NAME', 'STATE'])).to.equal('STATE')
    expect(nearestName('Nmae', ['date', 'game', 'name'])).to.equal('name')
  })

  it('has no suggestion if more than a third of the letters differ', () => {
    expect(nearestName('COLOUR', ['__STATE', '_failure', 'NAME'])).to.equal(undefined)
    expect(nearestName('abc', ['abd', 'xyz'])).to.equal('abd')
    expect(nearestName('abcd', ['abxy'])).to.equal(undefined)
    expect(nearestName('a', ['b'])).to.equal(undefined)
    expect(nearestName('a', [])).to.equal(undefined)
  })

  it('has the first known name as its suggestion', () => {
    expect(someOf(['a'])).to.equal('a')
    expect(someOf(['a', 'b', 'c'])).to.equal('a, b and c')
    expect(someOf(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).to.equal('a, b, c, d, e and 2 more')
  })
})
