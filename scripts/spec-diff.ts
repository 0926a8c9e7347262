import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { bundleDocument } from './codegen/bundle.ts'

/**
 * `npm run spec:diff -- <git ref>`: compares the contracts in specs/ with those of an earlier state and ends
 * non-zero where a client of the earlier one would break.
 */

const OASDIFF = 'v1.30.0'
const tools = resolve(import.meta.dirname, '..')
const run = promisify(execFile)

/** What keeps the comparison from being made; the message says how to mend it. */
class CannotCompare extends Error {}

async function main(root: string, ref: string | undefined): Promise<number> {
  if (ref === undefined)
    throw new CannotCompare('Say which state to compare with: npm run spec:diff -- <git ref>')
  const oasdiff = await findOasdiff()
  const scratch = await mkdtemp(join(tmpdir(), 'spec-diff-'))
  try {
    const earlier = join(scratch, 'earlier')
    await checkOut(root, ref, earlier)
    let broken = false
    for (const service of await services(earlier)) {
      if (!(await services(root)).includes(service)) {
        console.log(`${service}: the whole contract was removed since ${ref}.`)
        broken = true
        continue
      }
      const [before, after] = [
        join(scratch, `${service}-before.json`),
        join(scratch, `${service}-after.json`),
      ]
      await Promise.all([bundle(earlier, service, before), bundle(root, service, after)])
      if (await breaks(oasdiff, before, after)) broken = true
      else console.log(`${service}: nothing since ${ref} breaks a client.`)
    }
    return broken ? 1 : 0
  } finally {
    await rm(scratch, { recursive: true })
  }
}

/** The services that have a contract below a folder. */
async function services(root: string): Promise<string[]> {
  const specs = join(root, 'specs')
  if (!existsSync(specs)) return []
  return (await readdir(specs)).filter((name) => existsSync(join(specs, name, 'openapi.yaml')))
}

async function checkOut(root: string, ref: string, folder: string): Promise<void> {
  await mkdir(folder)
  const archive = join(folder, 'specs.tar')
  const commit = `${ref}^{commit}`
  await run('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', commit], { cwd: root }).catch(
    () => {
      throw new CannotCompare(
        `git knows no commit "${ref}". Name a branch, a tag or a commit of this repository.`,
      )
    },
  )
  const { stdout } = await run('git', ['ls-tree', '--name-only', commit, 'specs'], { cwd: root })
  if (stdout.trim() === '') return
  await run('git', ['archive', '-o', archive, commit, 'specs'], { cwd: root })
  await run('tar', ['-xf', archive, '-C', folder])
}

async function bundle(root: string, service: string, output: string): Promise<void> {
  const document = await bundleDocument(join(root, 'specs', service, 'openapi.yaml')).catch(
    (error: Error) => {
      throw new CannotCompare(error.message)
    },
  )
  await writeFile(output, JSON.stringify(document))
}

/**
 * Whether oasdiff finds a change that breaks clients; it prints what it finds. Its warnings count too: it only
 * warns where an optional query parameter goes, but this server refuses parameters that it does not declare.
 */
async function breaks(oasdiff: string, before: string, after: string): Promise<boolean> {
  const child = spawn(oasdiff, ['breaking', '--fail-on', 'WARN', before, after], { stdio: 'inherit' })
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done))
  if (code !== 0 && code !== 1)
    throw new CannotCompare(`oasdiff ended with ${code}; its message stands above.`)
  return code === 1
}

/** The pinned oasdiff in .cache/, else the one on the search path, else the pinned one, built by Go. */
async function findOasdiff(): Promise<string> {
  const folder = join(tools, '.cache/bin', `oasdiff-${OASDIFF}`)
  const pinned = join(folder, 'oasdiff')
  if (existsSync(pinned)) return pinned
  if (await works('oasdiff', '--version')) return 'oasdiff'
  if (!(await works('go', 'version'))) {
    throw new CannotCompare(
      'Neither oasdiff nor Go is installed. Install Go, which builds oasdiff, or oasdiff itself.',
    )
  }
  await mkdir(folder, { recursive: true })
  await run('go', ['install', `github.com/oasdiff/oasdiff@${OASDIFF}`], {
    env: { ...process.env, GOBIN: folder },
  }).catch((error: { stderr?: string }) => {
    throw new CannotCompare(`Go could not build oasdiff ${OASDIFF}. ${error.stderr ?? ''}`)
  })
  return pinned
}

const works = (command: string, argument: string): Promise<boolean> =>
  run(command, [argument]).then(
    () => true,
    () => false,
  )

try {
  process.exitCode = await main(process.cwd(), process.argv[2])
} catch (error) {
  if (!(error instanceof CannotCompare)) throw error
  console.error(error.message)
  process.exitCode = 2
}
