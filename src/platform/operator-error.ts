/**
 * An error that the operator can correct. The message says how, and only the message is shown. Every other
 * error is a fault of the program, and its stack trace is useful.
 */
export class OperatorError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
  }
}
