export { SET_FUNCTIONS } from './sets.ts'
