/** Jobs of a repository that could not be opened wait for so long before they are claimed again. */
const WAIT_MS = 3000

/** The repositories that this server could not open a short time ago. */
export class ClosedRepositories {
  readonly #until = new Map<number, number>()

  add(repositoryId: number): void {
    this.#until.set(repositoryId, performance.now() + WAIT_MS)
  }

  /** The repositories that are not tried again yet. */
  now(): number[] {
    for (const [id, until] of this.#until) if (until < performance.now()) this.#until.delete(id)
    return [...this.#until.keys()]
  }
}
