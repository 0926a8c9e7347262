import { showDecimal } from '../../../src/quality/expressions/show-value.ts'
import { TrinoEngine } from './support/trino-engine.ts'
import { verbatim } from '../../../src/quality/expressions/sql.ts'
const trino = await TrinoEngine.start('trino://test@127.0.0.1:28180/iceberg/expr1')
const buf = new DataView(new ArrayBuffer(8))
const rnd = () => {
  for (;;) {
    buf.setUint32(0, Math.random() * 2 ** 32)
    buf.setUint32(4, Math.random() * 2 ** 32)
    const x = buf.getFloat64(0)
    if (Number.isFinite(x)) return x
  }
}
let bad = 0,
  ties = 0
for (let b = 0; b < 12; b++) {
  const xs: number[] = b === 0 ? Array.from({ length: 400 }, (_, i) => (i + 1) * 5e-324) : []
  while (xs.length < 2000) {
    const kind = xs.length % 4
    if (kind === 0) xs.push(rnd())
    else if (kind === 1) {
      const n = Math.floor(1e14 + Math.random() * 9e14)
      xs.push(Number(`${n}5e${Math.floor(Math.random() * 640 - 335)}`))
    } else if (kind === 2) {
      const n = Math.floor(1e14 + Math.random() * 9e14)
      xs.push(Number(`${n}5e${Math.floor(Math.random() * 44 - 30)}`))
    } else xs.push(Math.floor(Math.random() * 2 ** 53) / 2 ** Math.floor(Math.random() * 30))
  }
  const ok = xs.filter(Number.isFinite)
  const rows = await trino.rows(
    verbatim(
      `select gt_decimal_text(x) from unnest(ARRAY[${ok.map((x) => x.toExponential()).join(',')}]) with ordinality t(x, i) order by i`,
    ),
  )
  ok.forEach((x, i) => {
    if (x.toExponential(15).includes('5e')) ties++
    if (rows[i]![0] !== showDecimal(x)) {
      bad++
      if (bad < 20) console.log(x, rows[i]![0], showDecimal(x))
    }
  })
}
console.log('bad', bad, 'ties', ties)
await trino.stop()
