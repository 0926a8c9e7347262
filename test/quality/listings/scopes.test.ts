import { expect } from 'chai'
import { ListingIncomplete } from '../../../src/quality/listings/errors.ts'
import { LISTINGS } from '../../../src/quality/listings/registry.ts'

/** The members of a reference as JSON keeps them: without those that are undefined. */
const stored = (ref: object): unknown => JSON.parse(JSON.stringify(ref))

const ENTITY = { entityID: 3 }
const ATTRIBUTE = { ...ENTITY, attributeID: 4 }
const RULE = { ...ENTITY, ruleID: 5 }

/** References as export jobs of earlier versions have them. */
const REFERENCES = [
  [LISTINGS.entities.refOf({}, undefined), {}],
  [LISTINGS.attributes.refOf(ENTITY, undefined), { entityId: 3 }],
  [LISTINGS.libraryRules.refOf({}, { libraries: [1] }), { libraries: [1] }],
  [LISTINGS.libraryAttributes.refOf({ libraryID: 2 }, undefined), { libraryId: 2 }],
  [LISTINGS.associatedRules.refOf({ libraryID: 2, ruleID: 5 }, undefined), { libraryId: 2, ruleId: 5 }],
  [LISTINGS.attributeBusinessRules.refOf(ATTRIBUTE, undefined), { entityId: 3, attributeId: 4 }],
  [LISTINGS.ruleHistory.refOf(RULE, undefined), { entityId: 3, ruleId: 5 }],
  [LISTINGS.ruleFolderRules.refOf({ folder: 6 }, undefined), { folderId: 6 }],
  [LISTINGS.vennDiagram.refOf({ joinId: '1-1-1-2-1' }, undefined), { joinId: '1-1-1-2-1' }],
  [LISTINGS.joinInnerRows.refOf({ joinId: '1-1-1-2-1' }, undefined), { joinId: '1-1-1-2-1' }],
  [
    LISTINGS.rows.refOf(ENTITY, { holding: '4:value:x', corrected: ['2-1'] }),
    { entityId: 3, holding: '4:value:x', corrected: ['2-1'] },
  ],
  [LISTINGS.duplicates.refOf({ ...ENTITY, copies: 2 }, undefined), { entityId: 3, copies: 2 }],
  [LISTINGS.rowDetails.refOf({ ...ENTITY, row: 9 }, undefined), { entityId: 3, row: 9 }],
  [LISTINGS.patterns.refOf(ATTRIBUTE, { style: 'Rich' }), { entityId: 3, attributeId: 4, style: 'Rich' }],
  [LISTINGS.ruleFailingRows.refOf(RULE, undefined), { entityId: 3, ruleId: 5 }],
  [
    LISTINGS.groupFailingRows.refOf({ ...RULE, groupName: null }, undefined),
    { entityId: 3, ruleId: 5, groupName: null },
  ],
  [
    LISTINGS.ruleGroups.refOf({ ...RULE, groupName: 'Ada' }, undefined),
    { entityId: 3, ruleId: 5, groupName: 'Ada' },
  ],
  [
    LISTINGS.keyDuplicates.refOf({ ...ENTITY, keyID: '1_2' }, undefined),
    { entityId: 3, dependencyId: '1_2' },
  ],
  [
    LISTINGS.attributeConflicts.refOf({ ...ATTRIBUTE, dependencyKey: '2-1' }, undefined),
    { entityId: 3, attributeId: 4, dependencyId: '2-1' },
  ],
  [LISTINGS.corrections.refOf(ENTITY, { dependencyKeys: ['2 1'] }), { entityId: 3, dependencyKeys: ['2 1'] }],
  [
    LISTINGS.conflictRows.refOf(ENTITY, { attribute: '2-1', values: ['x', null] }),
    { entityId: 3, attribute: '2-1', values: ['x', null] },
  ],
] as const

describe('a reference to a listing', () => {
  it('has the members that waiting exports of earlier versions have', () => {
    for (const [ref, members] of REFERENCES) expect(stored(ref)).to.deep.equal(members)
  })

  it('leaves out the parameters that choose no variant of the listing', () => {
    const query = { holding: '4:null:', pageSize: 10, where: 'x = 1', login: { user: 'sa', password: 'x' } }
    expect(stored(LISTINGS.rows.refOf(ENTITY, query))).to.deep.equal({ entityId: 3, holding: '4:null:' })
    expect(stored(LISTINGS.values.refOf(ATTRIBUTE, query))).to.deep.equal({ entityId: 3, attributeId: 4 })
  })

  it('has the owners that a check of an expression names', () => {
    const named = { entity: 3, attribute: 4, rule: 5, groupName: 'Ada', dependency: '2-1' }
    expect(stored(LISTINGS.values.refOfCheck('values', named))).to.deep.equal({ entityId: 3, attributeId: 4 })
    expect(stored(LISTINGS.groupFailingRows.refOfCheck('groupFailingRows', named))).to.deep.equal({
      ...{ entityId: 3, ruleId: 5, groupName: 'Ada' },
    })
  })

  it('tells a check which owner it does not name', () => {
    for (const [check, message] of [
      [
        () => LISTINGS.values.refOfCheck('values', { entity: 3 }),
        'The listing values belongs to an attribute: name it in "attribute".',
      ],
      [
        () => LISTINGS.keyDuplicates.refOfCheck('keyDuplicates', { entity: 3 }),
        'The listing keyDuplicates belongs to a key: name it in "dependency".',
      ],
      [
        () => LISTINGS.rows.refOfCheck('rows', {}),
        'The listing rows belongs to an entity: name it in "entity".',
      ],
    ] as const)
      expect(check).to.throw(ListingIncomplete, message)
  })

  it('needs no number of copies and no row in a check, since the columns do not depend on them', () => {
    expect(stored(LISTINGS.duplicates.refOfCheck('duplicates', { entity: 3 }))).to.deep.equal({ entityId: 3 })
    expect(stored(LISTINGS.rowDetails.refOfCheck('rowDetails', { entity: 3 }))).to.deep.equal({ entityId: 3 })
  })
})
