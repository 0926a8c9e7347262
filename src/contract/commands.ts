/** A body that names its own kind, as the contract's `oneOf` with a discriminator on `command` types it. */
interface Command {
  readonly command: string
}

/** One function for each command of a body, by the command's name: no more and no less. */
export type Commands<Body extends Command, Result> = {
  readonly [Name in Body['command']]: (body: Extract<Body, { readonly command: Name }>) => Result
}

/**
 * Calls the function of the command that a validated body names, with the body in the type of that command:
 * `runCommand(body, { get: ({ options }) => …, create: ({ data }) => … })`.
 */
export function runCommand<Body extends Command, Result>(
  body: Body,
  commands: Commands<Body, Result>,
): Result {
  const run = commands[body.command as Body['command']] as (body: Body) => Result
  return run(body)
}
