import { expect } from 'chai'
import { traceHeaders, traceOf } from '../../src/lib/trace-context.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT = '00f067aa0ba902b7'
const VALID = `00-${TRACE}-${PARENT}-01`

describe('the trace of a request', () => {
  it('is that of its header, with a span of its own', () => {
    const trace = traceOf({ traceparent: VALID, tracestate: 'vendor=1,other=x y' })
    expect(trace).to.include({ traceId: TRACE, flags: '01', state: 'vendor=1,other=x y' })
    expect(trace.spanId)
      .to.match(/^[0-9a-f]{16}$/)
      .and.not.equal(PARENT)
    expect(traceHeaders({ trace })).to.deep.equal({
      traceparent: `00-${TRACE}-${trace.spanId}-01`,
      tracestate: 'vendor=1,other=x y',
    })
  })

  it('takes later versions of the header, and passes on the flags that it knows', () => {
    expect(traceOf({ traceparent: `42-${TRACE}-${PARENT}-fe-more` })).to.include({
      traceId: TRACE,
      flags: '02',
    })
    expect(traceOf({ traceparent: `00-${TRACE}-${PARENT}-00` }).flags).to.equal('00')
  })

  for (const [what, traceparent] of Object.entries({
    'without a header': undefined,
    'with an empty header': '',
    'with letters in upper case': VALID.toUpperCase(),
    'with an invalid version': `ff-${TRACE}-${PARENT}-01`,
    'with more fields than its version has': `${VALID}-x`,
    'with a trace of zeros': `00-${'0'.repeat(32)}-${PARENT}-01`,
    'with a parent of zeros': `00-${TRACE}-${'0'.repeat(16)}-01`,
    'with two headers': `${VALID}, ${VALID}`,
    'with a line end': `${VALID}\n`,
  }))
    it(`begins ${what}, and drops the state`, () => {
      const trace = traceOf({ traceparent, tracestate: 'vendor=1' })
      expect(trace.traceId)
        .to.match(/^[0-9a-f]{32}$/)
        .and.not.equal(TRACE)
      expect(trace.state).to.equal(undefined)
      expect(traceHeaders({ trace })).to.deep.equal({
        traceparent: `00-${trace.traceId}-${trace.spanId}-01`,
      })
    })

  it('has ids that no other has', () => {
    const traces = Array.from({ length: 5000 }, () => traceOf({}))
    expect(new Set(traces.map(({ traceId }) => traceId))).to.have.property('size', 5000)
    expect(new Set(traces.map(({ spanId }) => spanId))).to.have.property('size', 5000)
  })

  it('drops a state that is too long as a whole', () => {
    expect(traceOf({ traceparent: VALID, tracestate: 'x'.repeat(5000) }).state).to.equal(undefined)
  })
})
