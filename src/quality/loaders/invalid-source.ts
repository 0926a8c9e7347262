import { InvalidData } from '../errors.ts'

/** The description of a source contradicts itself, or says what no source has. */
export class InvalidSource extends InvalidData {}
