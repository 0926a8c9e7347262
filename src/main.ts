import { startProgram } from './start.ts'

startProgram()
