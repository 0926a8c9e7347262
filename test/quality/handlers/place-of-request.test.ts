import { expect } from 'chai'
import type { Call } from '../../../src/contract/call.ts'
import { qualityContract } from '../../../src/quality/handlers/index.ts'
import { placeOfRequest } from '../../../src/quality/handlers/place-of-request.ts'

describe('The place of a request', () => {
  const placeOf = placeOfRequest({
    locate: async (id) => ({ at: 'nowhere', reason: `The repository ${id} moves.` }),
    forget: () => undefined,
  })
  const callOf = (operation: Call['operation'], repositoryId: number | undefined) =>
    ({ operation, principal: { id: 'user:1', repositoryId } }) as unknown as Call

  it('is the owner of the repository for all operations that need its rows or jobs', async () => {
    const everywhere = qualityContract.operations.filter((operation) => !placeOf(callOf(operation, 7)))
    expect(everywhere.map(({ id }) => id)).to.have.members([
      'getOpenApiDocument',
      'openSession',
      'getSession',
      'closeSession',
      'changePassword',
      'listRepositories',
      'createRepository',
      'getRepository',
      'deleteRepository',
      'login',
      'listFunctions',
      'listAggregateMethods',
      'listLoaderConnectionTypes',
      'unmaskValue',
    ])
    const rows = qualityContract.operations.find(({ id }) => id === 'listRows')
    expect(await placeOf(callOf(rows, 7))!.locate()).to.deep.include({ reason: 'The repository 7 moves.' })
  })

  it('is every server for a repository that does not exist', () => {
    const rows = qualityContract.operations.find(({ id }) => id === 'listRows')
    expect(placeOf(callOf(rows, undefined))).to.equal(undefined)
  })
})
