import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../../scripts/inputs.mjs'
import type { Stage } from './dockerfile.ts'

const run = promisify(execFile)
const MAX_OUTPUT = 64_000_000
const AUTHORITIES = '/usr/local/share/authorities.pem'

/** A stage that was replayed: its file system, and what its instructions have set. */
export interface Replayed {
  readonly root: string
  readonly env: Readonly<Record<string, string>>
  readonly user: string
  readonly folder: string
  /** In the form of a list of words. */
  readonly entryPoint: readonly string[]
  readonly healthCheck: readonly string[]
}

/**
 * Makes a folder that stands for the image `node:<version>-bookworm-slim`: a minimal Debian with this machine's Node and
 * npm in /usr/local, and the user `node`.
 */
export async function makeBaseImage(root: string): Promise<void> {
  await run('debootstrap', ['--variant=minbase', 'bookworm', root], { maxBuffer: MAX_OUTPUT })
  const local = join(root, 'usr', 'local')
  const npm = dirname(dirname(realpathSync((await run('sh', ['-c', 'command -v npm'])).stdout.trim())))
  await cp(process.execPath, join(local, 'bin', 'node'))
  await cp(npm, join(local, 'lib', 'node_modules', 'npm'), { recursive: true })
  const include = join(dirname(dirname(process.execPath)), 'include', 'node')
  if (existsSync(include)) await cp(include, join(local, 'include', 'node'), { recursive: true })
  for (const file of ['/etc/resolv.conf', '/etc/hosts']) await cp(file, join(root, file))
  // A machine behind a proxy trusts authorities that the image does not know.
  const ofNpm = (await run('npm', ['config', 'get', 'cafile'])).stdout.trim()
  const authorities = [process.env['NODE_EXTRA_CA_CERTS'], ofNpm].find((path) => path && existsSync(path))
  if (authorities) await cp(authorities, join(root, AUTHORITIES))
  const links = ['npm', 'npx'].map(
    (name) => `ln -s ../lib/node_modules/npm/bin/${name}-cli.js /usr/local/bin/${name}`,
  )
  await inside(root, [...links, 'useradd --uid 1000 --create-home node'].join(' && '))
}

/** Runs a command in the file system of a stage. @throws with its output if it does not end with 0 */
export async function inside(
  root: string,
  command: string,
  { env = {}, user = 'root', folder = '/' }: Partial<Pick<Replayed, 'env' | 'user' | 'folder'>> = {},
): Promise<void> {
  const [program, ...args] = argumentsOf(root, ['sh', '-c', command], { env, user, folder })
  await run(program!, args, { maxBuffer: MAX_OUTPUT }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${command}\n${error.stdout.slice(-4000)}${error.stderr.slice(-4000)}`)
  })
}

/** Starts a program in the file system of a stage, as its user. */
export const startInside = (
  stage: Replayed,
  command: readonly string[],
  env: Readonly<Record<string, string>>,
) => {
  const [program, ...args] = argumentsOf(stage.root, command, { ...stage, env: { ...stage.env, ...env } })
  return spawn(program!, args, { stdio: ['ignore', 'pipe', 'pipe'] }) as ChildProcess
}

/** The words of a command that runs in a root folder with a /proc and a /dev, and with no variables but these. */
function argumentsOf(
  root: string,
  command: readonly string[],
  { env, user, folder }: Pick<Replayed, 'env' | 'user' | 'folder'>,
): string[] {
  const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
  const variables = Object.entries({
    PATH: path,
    HOME: user === 'root' ? '/root' : '/home/node',
    ...passed(root),
    ...env,
  })
  const mount = 'mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" && cd / && shift && exec "$@"'
  const change = `cd "$1" && shift && exec "$@"`
  return [
    ...['unshare', '--mount', 'sh', '-c', mount, 'sh', root],
    ...['env', '-i', ...variables.map(([name, value]) => `${name}=${value}`)],
    ...['chroot', `--userspec=${user}`, root, 'sh', '-c', change, 'sh', folder, ...command],
  ]
}

/** The variables of this machine's network, which a builder of images passes too. */
function passed(root: string): Record<string, string> {
  const variables = Object.entries(process.env).filter(([name]) =>
    /^(https?_proxy|no_proxy|npm_config_registry)$/i.test(name),
  )
  const authorities = existsSync(join(root, AUTHORITIES))
    ? { npm_config_cafile: AUTHORITIES, NODE_EXTRA_CA_CERTS: AUTHORITIES }
    : {}
  return { ...(Object.fromEntries(variables) as Record<string, string>), ...authorities }
}

/**
 * Replays the instructions of a stage in a copy of the base image.
 * @param stages the file systems of earlier stages, by their names
 */
export async function replayStage(
  stage: Stage,
  base: string,
  root: string,
  stages: ReadonlyMap<string, string>,
): Promise<Replayed> {
  await run('cp', ['-a', base, root])
  const env: Record<string, string> = {}
  let [user, folder] = ['root', '/']
  let [entryPoint, healthCheck]: string[][] = [[], []]
  for (const { name, rest } of stage.instructions) {
    if (name === 'RUN') await inside(root, rest, { env, user, folder })
    else if (name === 'WORKDIR') await mkdir(join(root, (folder = rest)), { recursive: true })
    else if (name === 'USER') user = rest
    else if (name === 'ENV' || name === 'ARG') Object.assign(env, variablesOf(rest))
    else if (name === 'COPY') await copy(rest.split(/\s+/), root, folder, stages)
    else if (name === 'ENTRYPOINT') entryPoint = JSON.parse(rest) as string[]
    else if (name === 'HEALTHCHECK') healthCheck = JSON.parse(rest.slice(rest.indexOf('['))) as string[]
    else if (!['VOLUME', 'EXPOSE'].includes(name)) throw new Error(`The replay does not know ${name}.`)
  }
  return { root, env, user, folder, entryPoint: entryPoint!, healthCheck: healthCheck! }
}

const variablesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/(\w+)=("[^"]*"|\S*)/g)].map(([, name, value]) => [
      name!,
      value!.replace(/^"|"$/g, ''),
    ]),
  )

async function copy(
  words: readonly string[],
  root: string,
  folder: string,
  stages: ReadonlyMap<string, string>,
): Promise<void> {
  const from = /^--from=(.*)$/.exec(words[0]!)?.[1]
  const sources = words.slice(from === undefined ? 0 : 1, -1)
  const target = join(root, words.at(-1)!.startsWith('/') ? '/' : folder, words.at(-1)!)
  if (from !== undefined) {
    for (const source of sources) await run('cp', ['-a', join(stages.get(from)!, source), target])
  } else if (sources.length === 1 && sources[0] === '.') {
    // What git knows is what a checkout gives the builder.
    const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: ROOT,
      maxBuffer: MAX_OUTPUT,
    })
    const list = join(root, 'tmp', 'context')
    await writeFile(list, stdout)
    const pack = 'tar -C "$1" --exclude-from="$1/.dockerignore" --null -T "$2" -cf - | tar -C "$3" -xf -'
    await run('sh', ['-c', pack, 'sh', ROOT, list, target])
  } else {
    for (const source of sources) await cp(join(ROOT, source), join(target, source))
  }
}
