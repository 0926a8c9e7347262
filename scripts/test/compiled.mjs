// Mocha plugin that compiles changed files and runs the compiled form of each test file.
import { compile, compiledPath } from './compile.mjs'
import { loadAs } from './load.mjs'

await compile()
loadAs((file) => (file.endsWith('.ts') ? compiledPath(file) : file))
