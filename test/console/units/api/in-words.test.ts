import { expect } from 'chai'
import { inWords } from '../../../../src/console/api/in-words.ts'

describe('What a server says of a request', () => {
  it('names the members of the body without their place', () => {
    expect(inWords('The body at /data/THRESHOLD must be a number from 0 to 100.')).to.equal(
      '“THRESHOLD” must be a number from 0 to 100.',
    )
    expect(inWords('The string at /data/connectInfo/sourceFile of the body contains a NUL.')).to.equal(
      '“sourceFile” contains a NUL.',
    )
  })

  it('stays as it is otherwise', () => {
    expect(inWords('There is an entity with this name.')).to.equal('There is an entity with this name.')
    expect(inWords(undefined)).to.equal(undefined)
  })
})
