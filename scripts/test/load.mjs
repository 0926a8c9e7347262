// Mocha's plugin that imports test files. Mocha itself would require them, but modules of the program await while they
// are loaded.
import Mocha from 'mocha'
import { pathToFileURL } from 'node:url'

/** @param {(file: string) => string} pathOf the file to load for a test file */
export const loadAs = (pathOf) => {
  Mocha.prototype.loadFilesAsync = async function () {
    this.lazyLoadFiles(true)
    for (const file of this.files) {
      this.suite.emit('pre-require', globalThis, file, this)
      const module = await import(pathToFileURL(pathOf(file)).href)
      this.suite.emit('require', module, file, this)
      this.suite.emit('post-require', globalThis, file, this)
    }
  }
}

loadAs((file) => file)
