import type { QualityHandlers } from '../../../../generated/quality/contract.ts'
import type { Priority as PriorityTuple } from '../../../../generated/quality/types.ts'
import { runCommand } from '../../../contract/commands.ts'
import { priorityPath } from '../../model/links.ts'
import type { Priority } from '../../model/priority.ts'
import type { QualityServices } from '../shared/quality-services.ts'

type Operations = 'listPriorities' | 'runPrioritiesCommand' | 'runPriorityCommand' | 'deletePriority'

export const priorityHandlers = ({
  repositories,
  priorities,
}: Pick<QualityServices, 'repositories' | 'priorities'>): QualityHandlers<Operations> => ({
  listPriorities: async ({ path }, reply) => {
    const { id } = await repositories.find(path.repository)
    return reply.ok((await priorities.list(id)).map(describePriority))
  },

  runPrioritiesCommand: async ({ path, body }, reply) => {
    const repository = await repositories.find(path.repository)
    return runCommand(body, {
      add: async ({ data: { priority, name, description = '' } }) => {
        const id = Number(priority)
        await priorities.add(repository.id, { id, name, description })
        const url = priorityPath(repository, id)
        return reply.created({ url }, { Location: url })
      },
    })
  },

  runPriorityCommand: async ({ path, body }, reply) => {
    const repository = await repositories.find(path.repository)
    return runCommand(body, {
      edit: async ({ data: { priority, ...texts } }) => {
        const changes = { ...texts, ...(priority !== undefined && { id: Number(priority) }) }
        const id = await priorities.edit(repository.id, path.priority, changes)
        const url = priorityPath(repository, id)
        return reply.created({ url }, { Location: url })
      },
    })
  },

  deletePriority: async ({ path }, reply) => {
    const { id } = await repositories.find(path.repository)
    await priorities.remove(id, path.priority)
    return reply.noContent()
  },
})

/** The source's array of four. */
const describePriority = ({ id, name, description, isUsed }: Priority): PriorityTuple => [
  id,
  name,
  description,
  isUsed ? 'Y' : 'N',
]
