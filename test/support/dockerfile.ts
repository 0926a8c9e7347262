/** An instruction of a Dockerfile, such as `RUN` and what follows it. */
export interface Instruction {
  readonly name: string
  readonly rest: string
}

/** A stage: its base image, and its instructions after `FROM`. */
export interface Stage {
  readonly image: string
  /** The name after `AS`. */
  readonly name: string | undefined
  readonly instructions: readonly Instruction[]
}

/** Reads the stages of a Dockerfile. Continued lines are joined, comments are left out. */
export function stagesOf(text: string): Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const stages: { image: string; name: string | undefined; instructions: Instruction[] }[] = []
  for (const line of lines) {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    if (name === 'FROM') {
      const [image = '', , as] = rest.split(/\s+/)
      stages.push({ image, name: as, instructions: [] })
    } else {
      stages.at(-1)!.instructions.push({ name, rest })
    }
  }
  return stages
}
