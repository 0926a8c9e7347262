import { expect } from 'chai'
import { typescriptType } from '../../scripts/codegen/typescript-type.ts'

describe('typescriptType', () => {
  it('leaves out the empty text where it counts as absent, since the runtime removes it', () => {
    const schema = { type: 'string', enum: ['', 'a', 'b'] }
    expect(typescriptType(schema)).to.equal('"" | "a" | "b"')
    expect(typescriptType({ ...schema, 'x-empty': 'absent' })).to.equal('"a" | "b"')
    expect(typescriptType({ enum: ['', '0', 0], 'x-empty': 'absent' })).to.equal('"0" | 0')
    const held = { type: 'object', properties: { held: { ...schema, 'x-empty': 'absent' } } }
    expect(typescriptType(held)).to.match(/held\?: "a" \| "b" \| undefined/)
  })
})
