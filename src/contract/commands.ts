/** A body that names its kind, in the type of the contract's `oneOf` with a discriminator on `command`. */
interface Command {
  readonly command: string
}

/** Exactly one function for each command of a body, by the command's name. */
export type Commands<Body extends Command, Result> = {
  readonly [Name in Body['command']]: (body: Extract<Body, { readonly command: Name }>) => Result
}

/**
 * Calls the function for the command of a validated body, with the body in the type of that command:
 * `runCommand(body, { get: ({ options }) => …, create: ({ data }) => … })`.
 */
export function runCommand<Body extends Command, Result>(
  body: Body,
  commands: Commands<Body, Result>,
): Result {
  const run = commands[body.command as Body['command']] as (body: Body) => Result
  return run(body)
}
