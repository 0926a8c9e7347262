import fc from 'fast-check'
import { FUNCTIONS } from '../../../src/quality/expressions/functions/index.ts'
import { compile, isExpressible } from '../../../src/quality/expressions/compile.ts'
import { evaluator } from '../../../src/quality/expressions/evaluate.ts'
import { isCompiled, LEFT_OUT } from './support/agreement.ts'
import { readTexts } from './support/grafted-texts.ts'
import { TrinoEngine } from './support/trino-engine.ts'
import { COLUMNS, expressions, rows } from './support/typed-expressions.ts'
import { shown } from './support/engines.ts'

const trino = await TrinoEngine.start('trino://test@127.0.0.1:28180/iceberg/expr1')
const only = process.argv[3]?.split(',')
const functions = [...FUNCTIONS.values()].filter(({ name }) => !LEFT_OUT.has(name) && (!only || only.includes(name)))
const names = new Map<unknown, string>()
for (const f of FUNCTIONS.values()) for (const o of f.overloads) { names.set(o, f.name); if (o.exact) names.set(o.exact, f.name + '!') }
const text = (t: any): string => t.kind === 'column' ? t.column.name : t.kind === 'constant' ? `${t.type}:${shown(t.value)}` : `${names.get(t.overload) ?? `<${t.overload.parameters.map((p: any) => p.type).slice(0, 2)}->${t.overload.returns}${t.overload.isComputed ? '~' : ''}>`}(${t.args.map(text).join(', ')})`
const N = Number(process.argv[2])
const all = process.argv[4] === 'texts'
  ? fc.sample(readTexts(25), { numRuns: Math.ceil(N / 25) }).flatMap((b: any) => b.map((x: any) => x.checked.typed))
  : fc.sample(expressions(functions).filter(isCompiled), { numRuns: N })
const mine = all.filter((e: any) => isExpressible(e, 'trino'))
console.log(all.length, 'drawn', mine.length, 'expressible')
const tables = fc.sample(rows, { numRuns: 3 })
let bad = 0
for (let at = 0; at < mine.length; at += 20) {
  const batch = mine.slice(at, at + 20)
  const stored = tables[Math.floor(at / 20) % 3]!
  let answers: any[]
  const t0 = Date.now()
  try { answers = await trino.answers(batch, COLUMNS, stored) } catch (e: any) {
    answers = []
    for (const one of batch) {
      try { answers.push((await trino.answers([one], COLUMNS, stored))[0]) } catch (e: any) {
        answers.push(undefined); bad++
        console.log('ERR', e.message.slice(0, 150), '\n   ', text(one).slice(0, 400), process.env.SQL ? e.message.slice(0, 3000) : '')
      }
    }
  }
  const size = batch.map((e: any) => compile(e, 'trino').text.length)
  console.log('batch', at, Date.now() - t0, 'ms', Math.max(...size), size.reduce((a: any, b: any) => a + b))
  answers.forEach((found, i) => {
    if (!found) return
    const ev = evaluator(batch[i]!)
    for (let r = 0; r < stored.length; r++) {
      const v = ev(stored[r]!)
      if (!Object.is(found[r], v)) { bad++
        const used = new Set<number>(); const walk = (t: any) => { if (t.kind === 'column') used.add(t.index); t.args?.forEach(walk) }; walk(batch[i])
        console.log('DIFF trino', shown(found[r]), 'evaluator', shown(v), text(batch[i]).slice(0, 400), 'of', [...used].map((u) => `${COLUMNS[u]!.name}=${shown(stored[r]![u]!)}`).join(' ')); break }
    }
  })
  if (bad > 12) break
}
console.log('bad', bad)
await trino.stop()
