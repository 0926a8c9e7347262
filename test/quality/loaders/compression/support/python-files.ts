import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Files that Python writes.
 * @param script gets `write(name, bytes)` and the modules bz2, lzma, zipfile, io and random
 * @returns the bytes by name
 */
export function pythonFiles(python: string, script: string): (name: string) => Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'python-files-'))
  try {
    const head = `
import bz2, io, lzma, os, random, zipfile
def write(name, data):
    with open(os.path.join(${JSON.stringify(folder)}, name), 'wb') as file: file.write(data)
`
    execFileSync(python, ['-c', head + script])
    const files = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]))
    return (name) => {
      const file = files.get(name)
      if (file === undefined) throw new Error(`Python wrote no file ${name}.`)
      return file
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
