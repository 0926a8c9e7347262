#!/usr/bin/env node
// The command of the package: `groundtruth` starts the server, `groundtruth admin <command>` works on its data.
require('./threads.cjs')
const { join } = require('node:path')
const { pathToFileURL } = require('node:url')
const { version } = require('../package.json')

const USAGE = `Usage:
  groundtruth                   starts the server
  groundtruth admin <command>   works on the server's data; "groundtruth admin --help" lists the commands
  groundtruth --version         prints the version

Settings are environment variables, such as PORT and DATA_DIR; see docs/operating.md in the package.`

const [word, ...rest] = process.argv.slice(2)

/** Runs a built program with the remaining arguments. */
function run(program, args) {
  const file = join(__dirname, '..', 'dist', `${program}.js`)
  // Messages tell users how to start the commands.
  process.env.GROUNDTRUTH_ADMIN = 'groundtruth admin'
  process.argv = [process.argv[0], file, ...args]
  import(pathToFileURL(file).href)
}

if (word === undefined) run('main', [])
else if (word === 'admin') run('admin', rest)
else if (word === '--version' || word === '-v') console.log(version)
else if (word === '--help' || word === '-h' || word === 'help') console.log(USAGE)
else {
  console.error(`groundtruth has no command "${word}".\n${USAGE}`)
  process.exitCode = 2
}
