import { expect } from 'chai'
import { inTurn } from '../../src/lib/in-turn.ts'

async function* countTo(last: number): AsyncGenerator<number> {
  for (let i = 1; i <= last; i++) yield await Promise.resolve(i)
}

/** Work that the test ends. */
class Work {
  readonly begun: number[] = []
  readonly #ends = new Map<number, { end: (result: string) => void; fail: (error: Error) => void }>()

  readonly start = (item: number): Promise<string> => {
    this.begun.push(item)
    return new Promise((end, fail) => this.#ends.set(item, { end, fail }))
  }

  end(item: number): void {
    this.#ends.get(item)!.end(`result ${item}`)
  }

  fail(item: number): void {
    this.#ends.get(item)!.fail(new Error(`failure ${item}`))
  }
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('Results in turn', () => {
  it('are in the order of the items, with so many of them in work', async () => {
    const work = new Work()
    const results = inTurn(countTo(4), work.start, 2)
    const first = results.next()
    await settle()
    expect(work.begun).to.deep.equal([1, 2])
    work.end(2)
    await settle()
    expect(work.begun).to.deep.equal([1, 2])
    work.end(1)
    expect((await first).value).to.equal('result 1')
    const second = results.next()
    await settle()
    expect(work.begun).to.deep.equal([1, 2, 3])
    expect((await second).value).to.equal('result 2')
    const third = results.next()
    await settle()
    expect(work.begun).to.deep.equal([1, 2, 3, 4])
    work.end(4)
    work.end(3)
    expect((await third).value).to.equal('result 3')
    expect((await results.next()).value).to.equal('result 4')
    expect(await results.next()).to.deep.equal({ value: undefined, done: true })
  })

  it('end with a failure after the work that has begun', async () => {
    const work = new Work()
    const results = inTurn(countTo(4), work.start, 2)
    let failure: unknown
    const first = results.next().catch((error: unknown) => (failure = error))
    await settle()
    work.fail(1)
    await settle()
    expect(failure).to.equal(undefined)
    work.end(2)
    await first
    expect(failure).to.be.an('error').with.property('message', 'failure 1')
    expect(work.begun).to.deep.equal([1, 2])
  })
})
