// Mocha's plugin that runs the compiled form of each test file, and compiles first what changed.
import { compile, compiledPath } from './compile.mjs'
import { loadAs } from './load.mjs'

await compile()
loadAs((file) => (file.endsWith('.ts') ? compiledPath(file) : file))
