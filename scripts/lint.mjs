// Checks the types and ESLint's rules of the project by one program of the compiler: ESLint by itself makes a second one,
// and checks all types again.
import { ESLint } from 'eslint'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from './inputs.mjs'

const FORMAT = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => ROOT,
  getNewLine: () => '\n',
}

/** @param {readonly ts.Diagnostic[]} faults */
function fail(faults) {
  console.error(ts.formatDiagnosticsWithColorAndContext(faults, FORMAT))
  process.exit(1)
}

/** The checked program of a project. The scripts of browsers know other global names than the program, so they are a project. */
function programOf(project) {
  const { options, fileNames, errors } = ts.getParsedCommandLineOfConfigFile(
    join(ROOT, project),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (fault) => fail([fault]) },
  )
  const program = ts.createProgram({ rootNames: fileNames, options, configFileParsingDiagnostics: errors })
  const faults = ts.getPreEmitDiagnostics(program)
  if (faults.length > 0) fail(faults)
  return program
}

const programs = [
  'tsconfig.json',
  'src/site/browser/tsconfig.json',
  // It has the files of the console too, which the build checks by themselves.
  'test/console/units/tsconfig.json',
].map(programOf)
const eslint = new ESLint({
  cwd: ROOT,
  overrideConfig: {
    files: ['**/*.{ts,tsx,mts}'],
    languageOptions: { parserOptions: { projectService: false, programs } },
  },
})
const results = await eslint.lintFiles(['.'])
const text = await (await eslint.loadFormatter('stylish')).format(results)
if (text !== '') console.log(text)
if (results.some(({ errorCount }) => errorCount > 0)) process.exitCode = 1
