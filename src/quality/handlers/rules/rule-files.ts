import type { RuleFileChanges } from '../../../../generated/quality/types.ts'
import type { QualityHandlers } from '../../../../generated/quality/contract.ts'
import { runCommand } from '../../../contract/commands.ts'
import { versionOf } from '../../services/rules/rule-files.ts'
import type { EntityPlan } from '../../services/rules/rule-imports.ts'
import type { QualityServices } from '../shared/quality-services.ts'
import { requireRole } from '../shared/security.ts'

/** Rules as files: what the administrator's commands `rules export` and `rules import` do. */
export const ruleFileHandlers = ({
  repositories,
  ruleFiles,
}: Pick<QualityServices, 'repositories' | 'ruleFiles'>): QualityHandlers<
  'getRuleFiles' | 'runRuleFilesCommand'
> => ({
  getRuleFiles: async ({ path, query }, reply) => {
    const { id } = await repositories.find(path.repository)
    const files = await ruleFiles.write(id, query.entity)
    return reply.ok({
      files: files.map(({ number, entity, ...file }) => ({
        ...file,
        entity: String(number),
        entityName: entity,
      })),
    })
  },

  runRuleFilesCommand: async ({ path, body, caller }, reply) => {
    const { id } = await repositories.find(path.repository)
    return runCommand(body, {
      plan: async ({ data: { files, deleteOthers = false } }) => {
        const plans = await ruleFiles.plan(id, files, deleteOthers)
        return reply.ok({ done: false, version: versionOf(plans), entities: plans.map(describePlan) })
      },
      import: async ({ data: { files, deleteOthers = false, version } }) => {
        const { name } = requireRole(caller, 'editor')
        const plans = await ruleFiles.import(id, files, { isDeleting: deleteOthers, user: name, version })
        return reply.ok({ done: true, version: versionOf(plans), entities: plans.map(describePlan) })
      },
    })
  },
})

const describePlan = ({
  number,
  entity,
  unchanged,
  deletions,
  changes,
  additions,
}: EntityPlan): RuleFileChanges => ({
  entity: String(number),
  entityName: entity,
  unchanged,
  changes: [
    ...deletions.map(({ name }) => ({ change: 'deleted' as const, rule: name, members: [] })),
    ...changes.map(({ stored, members }) => ({
      change: 'changed' as const,
      rule: stored.name,
      members: [...members],
    })),
    ...additions.map(({ name }) => ({ change: 'added' as const, rule: name, members: [] })),
  ],
})
