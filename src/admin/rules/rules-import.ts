import type { EntityPlan } from '../../quality/services/rules/rule-imports.ts'
import { UsageError, type Command } from '../command.ts'
import { withRuleCode } from './open-rule-code.ts'
import { readArguments } from '../options.ts'
import { readRuleFiles } from './rule-files.ts'
import { creator } from '../server-work.ts'

const OPTIONS = { 'dry-run': { type: 'boolean' }, delete: { type: 'boolean' } } as const

/** Changes the rules of a repository to those of YAML files, all or nothing. */
export const rulesImport: Command = {
  run: async (args, context) => {
    const { values, positionals } = readArguments({ args, options: OPTIONS, allowPositionals: true })
    const [repository, ...paths] = positionals
    if (repository === undefined || paths.length === 0)
      throw new UsageError('Give the name of a repository, and folders or YAML files of rules.')
    const isDeleting = values.delete === true
    const isDry = values['dry-run'] === true
    const files = (await readRuleFiles(paths)).map(({ file }) => file)
    const plans = await withRuleCode(context, repository, (code, id) =>
      isDry ? code.plan(id, files, isDeleting) : code.import(id, files, { isDeleting, user: creator() }),
    )
    if (!isDry) await context.record({ about: changesOf(plans), repository })
    plans.flatMap(describe).forEach(context.print)
    context.print(totals(plans, isDry))
  },
}

/** A line for each rule that is added (+), changed (~) or deleted (-). */
const describe = ({ entity, additions, changes, deletions }: EntityPlan): string[] => [
  ...deletions.map(({ name }) => `- ${entity}: ${name}`),
  ...changes.map(({ stored, members }) => `~ ${entity}: ${stored.name} (${members.join(', ')})`),
  ...additions.map(({ name }) => `+ ${entity}: ${name}`),
]

function changesOf(plans: readonly EntityPlan[]) {
  const sum = (rulesOf: (plan: EntityPlan) => readonly unknown[]) =>
    plans.reduce((all, plan) => all + rulesOf(plan).length, 0)
  return {
    added: sum(({ additions }) => additions),
    changed: sum(({ changes }) => changes),
    deleted: sum(({ deletions }) => deletions),
  }
}

function totals(plans: readonly EntityPlan[], isDry: boolean): string {
  const { added, changed, deleted } = changesOf(plans)
  const unchanged = plans.reduce((all, plan) => all + plan.unchanged, 0)
  const counts = [`${added} added`, `${changed} changed`, `${deleted} deleted`, `${unchanged} unchanged`]
  return `${counts.join(', ')}.${isDry ? ' This is a plan; nothing was changed.' : ''}`
}
