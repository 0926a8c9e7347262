// Fetches the public files that tests load, and the readers that they compare with, so that the tests need not wait.
import { fetchPublicFiles } from './public-files.ts'

const { folders } = fetchPublicFiles()
for (const [name, folder] of Object.entries(folders))
  console.log(`${name}: ${folder ?? 'cannot be had here'}`)
