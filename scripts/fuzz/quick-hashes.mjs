// Makes hashes of passwords cheap in a server that is fuzzed. The fuzzer sends wrong passwords to each operation, and a
// hash of the product's cost takes 350 ms of CPU: half of all that the server had to do. Imported before the program.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { scrypt } = crypto
crypto.scrypt = (password, salt, length, options, callback) =>
  scrypt(password, salt, length, { ...options, N: 2 ** 4, p: 1 }, callback)
syncBuiltinESMExports()
