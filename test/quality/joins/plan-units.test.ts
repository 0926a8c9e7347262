import { expect } from 'chai'
import type { JoinableAttribute } from '../../../src/quality/joins/discover/joinable-attribute.ts'
import { groupLimits, planUnits } from '../../../src/quality/joins/discover/plan-units.ts'

const attribute = (id: number, values: number): JoinableAttribute => ({
  entityId: 1,
  entityNumber: 1,
  generation: 1,
  id,
  rows: values,
  values,
  nullRows: 0,
  isUnique: true,
  looks: undefined,
})

describe('The units of a join discovery', () => {
  const attributes = Array.from({ length: 10 }, (_, i) => attribute(i + 1, 1e9))
  const unitsWith = (memoryMb?: number) => [...planUnits(attributes, () => true, groupLimits(memoryMb))]

  it('have one attribute on each side if each alone has too many values for the memory', () => {
    expect(unitsWith(1000)).to.have.length((10 * 11) / 2)
  })

  it('have all attributes in one group if the engine divides its work itself', () => {
    const units = unitsWith()
    expect(units).to.have.length(1)
    expect(units[0]!.lefts).to.have.length(10).and.to.equal(units[0]!.rights)
  })
})
