// Compiles sources and tests file by file into .cache/js, where the tests run: loading TypeScript in each process
// and thread took half of their time. Only files that changed are compiled; the paths are those of the sources.
import { build, version } from 'esbuild'
import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { NATIVE } from '../bundled-files.mjs'
import { children, ROOT, workers } from '../inputs.mjs'

export const COMPILED = join(ROOT, '.cache', 'js')
const FOLDERS = ['generated', 'scripts', 'src', 'test']
const MANIFEST = join(COMPILED, 'manifest.json')

/** The path of a source file's compiled form. */
export const compiledPath = (source) =>
  join(COMPILED, relative(ROOT, source)).replace(/\.(ts|mts|mjs)$/, '.js')

/** Brings .cache/js up to date. @returns {Promise<number>} the number of compiled files */
export async function compile() {
  const tool = createHash('sha256')
    .update(version)
    .update(readFileSync(import.meta.filename))
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  const sources = new Map(FOLDERS.flatMap((folder) => sourcesBelow(join(ROOT, folder))))
  const kept = readManifest(tool)
  const changed = [...sources].filter(([path, state]) => kept[path] !== state).map(([path]) => path)
  for (const path of Object.keys(kept)) {
    if (!sources.has(path)) rmSync(compiledPath(join(ROOT, path)), { force: true })
  }
  if (changed.length > 0) await transpile(changed)
  if (changed.length > 0 || Object.keys(kept).length !== sources.size) {
    mkdirSync(COMPILED, { recursive: true })
    // Renamed into place, so that another run never reads an incomplete file.
    const fresh = `${MANIFEST}.${process.pid}`
    writeFileSync(fresh, JSON.stringify({ tool, files: Object.fromEntries(sources) }))
    renameSync(fresh, MANIFEST)
  }
  return changed.length
}

/** Paths relative to the project's folder, each with a stamp that changes with the file. */
function sourcesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      const isSdk = entry.name === 'sdk' && relative(ROOT, path).startsWith('generated')
      return isSdk ? [] : sourcesBelow(path)
    }
    if (
      !/^(.*\.ts|scripts\/[^/]+\.mjs|generated\/.*\.js|src\/.*\.br)$/.test(
        relative(ROOT, path).replaceAll('\\', '/'),
      )
    )
      return []
    const { mtimeMs, size } = statSync(path)
    return [[relative(ROOT, path), `${mtimeMs} ${size}`]]
  })
}

function readManifest(tool) {
  try {
    const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'))
    return manifest.tool === tool ? manifest.files : {}
  } catch {
    return {}
  }
}

/** The folder of the parts. Their names change with their content. */
const PARTS = 'parts'
/** How long a run of the tests takes at most. */
const MAX_RUN_MS = 86_400_000

/** Bundled CommonJS packages call require() for node's own modules. */
const BANNER = {
  js: "import { createRequire as $require } from 'node:module'; const require = $require(import.meta.url);",
}

/**
 * Threads and processes of jobs. Each is one file and the parts that it loads when it needs them, since a load starts
 * several of them, and a file takes less time than its modules.
 */
const ofJobs = () =>
  [...workers(), ...children()].filter((path) => path.startsWith('quality/')).map((path) => `src/${path}.ts`)

function transpile(changed) {
  // The program finds its data relative to its own path too.
  const isData = (path) => path.endsWith('.br')
  for (const path of changed.filter(isData)) cpSync(join(ROOT, path), join(COMPILED, path))
  const whole = ofJobs()
  const paths = changed.filter((path) => !isData(path) && !whole.includes(path.replaceAll('\\', '/')))
  const isProgram = (path) => /^(src|generated)[\\/]/.test(path)
  const options = {
    absWorkingDir: ROOT,
    outbase: ROOT,
    outdir: COMPILED,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    charset: 'utf8',
    logLevel: 'warning',
  }
  // Each file is a bundle of its own, and `leaveOutside` keeps all of its imports external.
  const fileByFile = { ...options, treeShaking: false }
  return Promise.all([
    changed.some(isProgram) &&
      bundleJobs({
        ...options,
        entryPoints: whole,
        external: NATIVE,
        banner: BANNER,
        splitting: true,
        chunkNames: `${PARTS}/[name]-[hash]`,
        plugins: [keepPlace],
        metafile: true,
      }),
    // The program finds its worker threads relative to its own path. They must be the compiled files.
    build({ ...fileByFile, entryPoints: paths.filter(isProgram), plugins: [leaveOutside] }),
    // Tests and scripts find files of the project relative to their own path, which must be that of their source.
    build({
      ...fileByFile,
      entryPoints: paths.filter((path) => !isProgram(path)),
      plugins: [leaveOutside, tellPlace],
      define: {
        'import.meta.url': '$url',
        'import.meta.dirname': '$dirname',
        'import.meta.filename': '$filename',
      },
    }),
  ])
}

/** Builds them, and removes parts that no run of the tests reads any more. */
async function bundleJobs(options) {
  const { metafile } = await build(options)
  const fresh = new Set(Object.keys(metafile.outputs).map((path) => join(ROOT, path)))
  const folder = join(COMPILED, PARTS)
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (!fresh.has(path) && Date.now() - statSync(path).mtimeMs > MAX_RUN_MS) rmSync(path)
  }
}

const leaveOutside = {
  name: 'leave-outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /.*/ }, ({ path, kind, resolveDir }) => {
      if (kind === 'entry-point') return undefined
      if (!path.startsWith('.')) return { path, external: true }
      if (/\.(ts|mjs|js)$/.test(path)) return { path: path.replace(/\.(ts|mjs)$/, '.js'), external: true }
      // Data files are read from their original path.
      return { path: pathToFileURL(join(resolveDir, path)).href, external: true }
    }),
}

/** A module finds its data and its threads relative to its own path, also in a file with other modules. */
const keepPlace = {
  name: 'keep-place',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(compiledPath(path)).href),
      ),
      loader: 'ts',
    })),
}

const tellPlace = {
  name: 'tell-place',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.(ts|mjs)$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      const [url, dirname, filename] = [pathToFileURL(path).href, join(path, '..'), path].map((value) =>
        JSON.stringify(value),
      )
      // In the first line, so that line numbers do not change.
      const place = `const $url = ${url}, $dirname = ${dirname}, $filename = ${filename};`
      return {
        contents: text.includes('import.meta.') ? place + text : text,
        loader: path.endsWith('.ts') ? 'ts' : 'js',
      }
    }),
}
