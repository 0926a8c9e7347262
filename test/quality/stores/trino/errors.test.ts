import { expect } from 'chai'
import { TrinoAbsent, TrinoFault, TrinoQueryGone } from '../../../../src/lib/trino/faults.ts'
import {
  DiskFull,
  OutOfMemory,
  QueryCancelled,
  QueryFailed,
  TableUnknown,
  WarehouseUnavailable,
} from '../../../../src/quality/model/warehouse/warehouse.ts'
import { domainErrorOf } from '../../../../src/quality/stores/trino/errors.ts'

describe('Errors of Trino', () => {
  const cases: readonly (readonly [
    string,
    typeof QueryFailed | typeof OutOfMemory | typeof DiskFull,
    RegExp,
  ])[] = [
    ['USER_CANCELED', QueryCancelled, /cancelled/],
    ['TABLE_NOT_FOUND', TableUnknown, /table/],
    ['EXCEEDED_LOCAL_MEMORY_LIMIT', OutOfMemory, /query\.max-memory-per-node/],
    ['EXCEEDED_GLOBAL_MEMORY_LIMIT', OutOfMemory, /query\.max-memory or/],
    ['CLUSTER_OUT_OF_MEMORY', OutOfMemory, /nodes or memory/],
    ['EXCEEDED_TIME_LIMIT', QueryFailed, /query\.max-execution-time/],
    ['EXCEEDED_CPU_LIMIT', QueryFailed, /query\.max-cpu-time/],
    ['NO_SPACE_LEFT', DiskFull, /disk/],
    ['SYNTAX_ERROR', QueryFailed, /syntax/],
    ['COMPILER_ERROR', QueryFailed, /too many columns/],
    ['QUERY_EXCEEDED_COMPILER_LIMIT', QueryFailed, /too many columns/],
    ['INVALID_CAST_ARGUMENT', QueryFailed, /converted/],
    ['REMOTE_HOST_GONE', WarehouseUnavailable, /node of Trino failed/],
    ['PAGE_TRANSPORT_TIMEOUT', WarehouseUnavailable, /node of Trino failed/],
    ['SERVER_STARTING_UP', WarehouseUnavailable, /starting/],
    ['SOMETHING_NEW', QueryFailed, /could not answer/],
  ]
  for (const [name, kind, sentence] of cases)
    it(`are those of the port, without Trino's message: ${name}`, () => {
      const error = domainErrorOf(new TrinoFault(name, "line 1:8: Table 'secret' of host-1"))
      expect(error).to.be.instanceOf(kind)
      expect(error.message)
        .to.match(sentence)
        .and.match(/^[A-Z].*\.$/)
        .and.not.contain('secret')
    })

  it('of the connection are told as they are', () => {
    const error = domainErrorOf(new TrinoQueryGone('Trino was restarted.'))
    expect(error).to.be.instanceOf(WarehouseUnavailable)
    expect(error.message).to.equal('Trino was restarted.')
  })

  it('name what is wrong in WAREHOUSE_URL', () => {
    const sentenceOf = (name: string, message: string) => domainErrorOf(new TrinoFault(name, message)).message
    expect(sentenceOf('CATALOG_NOT_FOUND', "line 1:1: Catalog 'ice' not found")).to.match(
      /^Trino has no catalog ice: check WAREHOUSE_URL/,
    )
    expect(sentenceOf('INVALID_SESSION_PROPERTY', "Session property 'no' does not exist")).to.equal(
      "Trino refuses a session property in WAREHOUSE_URL: Session property 'no' does not exist",
    )
    expect(domainErrorOf(new TrinoAbsent('h:1')).message).to.equal(
      'There is no Trino at h:1: check WAREHOUSE_URL.',
    )
  })

  it('that are none of Trino stay as they are', () => {
    for (const error of [new TypeError('no'), new QueryCancelled(), new RangeError('bug')])
      expect(domainErrorOf(error)).to.equal(error)
  })
})
