export { METADATA_FUNCTIONS } from './metadata.ts'
export { STATISTICS } from './statistics.ts'
