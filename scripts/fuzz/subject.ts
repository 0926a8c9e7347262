/** A service that can be fuzzed: how its server is started and filled, and as whom it is asked. */
export interface FuzzSubject {
  readonly service: string
  /** File name of the Schemathesis hooks, beside this file. */
  readonly hooks: string
  /** Further variables of the server's environment. */
  readonly env: Readonly<Record<string, string>>
  /** Names of the runs that `--scheme` chooses from. */
  readonly schemes: readonly string[]
  /** Lays out the server's folder before the first start. */
  readonly layOut?: (dataDir: string) => void
  /** Fills the server once it is ready; gives the variables of the hooks that are the same for every run. */
  readonly fill: (server: FillableServer) => Promise<Readonly<Record<string, string>>>
  /** Ids of the operations that one run does not ask. */
  readonly leftOut?: (scheme: string) => readonly string[]
}

/** A server that runs and has nothing of the fuzzer's yet. */
export interface FillableServer {
  readonly url: string
  readonly dataDir: string
  /** Runs a command of the administrator and gives what it prints. */
  readonly admin: (args: readonly string[], input?: string) => Promise<string>
}
