const [root, file, path] = process.argv.slice(2)
const { openJson } = await import(`${root}/src/quality/loaders/json/json-source.ts`)
const { ByteSource } = await import(`${root}/src/quality/loaders/records/byte-source.ts`)
const p = path ? (await import(`${root}/src/quality/loaders/json/records-path.ts`)).parseRecordsPath(path) : undefined
const cpu = process.cpuUsage()
const s = openJson({ open: () => ByteSource.open(file, { member: undefined, expandedBytes: 1e12 }), limits: { recordBytes: 1 << 20, columns: 100, rejectBytes: 1 << 16, expandedBytes: 1e12 }, path: p })
let n = 0
while (await s.fill()) for (let o = s.next(); o < 2; o = s.next()) n++
const { user, system } = process.cpuUsage(cpu)
console.log(root, path ?? '', n, ((user + system) / 1e6).toFixed(2), 's CPU', Math.round(process.resourceUsage().maxRSS / 1024), 'MB')
