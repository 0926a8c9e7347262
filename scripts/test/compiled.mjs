// Mocha's plugin that runs the compiled form of each test file: compiles what changed, and loads that instead.
import Mocha from 'mocha'
import { pathToFileURL } from 'node:url'
import { compile, compiledPath } from './compile.mjs'

await compile()
Mocha.prototype.loadFilesAsync = async function () {
  this.lazyLoadFiles(true)
  for (const file of this.files) {
    this.suite.emit('pre-require', globalThis, file, this)
    // Imported, not required: modules of the program await while they are loaded.
    const module = await import(pathToFileURL(file.endsWith('.ts') ? compiledPath(file) : file).href)
    this.suite.emit('require', module, file, this)
    this.suite.emit('post-require', globalThis, file, this)
  }
}
