import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { ROOT, workers } from '../../scripts/inputs.mjs'

const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, 'src', path), 'utf8') }))

describe('The modules of workers', () => {
  it('are those that the build finds, each defined once', () => {
    const defined = sources
      .filter(({ path }) => path !== join('lib', 'worker-thread.ts'))
      .flatMap(({ text }) => Array.from(text.matchAll(/defineWorker<[^(]*\(\{\s*module: '([^']+)'/g)))
      .map(([, module]) => module)
    expect(defined).not.to.deep.equal([])
    expect(defined).to.have.members([...workers()])
  })

  it('are started by their definitions alone', () => {
    const starting = sources.filter(({ text }) => /new Worker\(/.test(text)).map(({ path }) => path)
    expect(starting).to.deep.equal([join('lib', 'worker-thread.ts')])
    const defining = sources.flatMap(({ text }) => text.match(/\bdefineWorker[<(]/g) ?? [])
    // One of them is the function itself.
    expect(defining).to.have.length(workers().length + 1)
  })
})
