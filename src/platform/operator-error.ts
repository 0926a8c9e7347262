/**
 * Something that whoever runs the product has to mend, and can: the message says how and is all there is to
 * show. Whatever else is thrown is a fault of ours, and its stack is of use.
 */
export class OperatorError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
  }
}
