// Run by npm after an installation in the project's folder, and before packing. Without the development dependencies
// nothing is built.
import { CAN_BUILD } from './can-build.mjs'

if (CAN_BUILD) await import('./build.mjs')
else console.error('The program is not built, since the development dependencies are not installed.')
