import type { QualityHandlers } from '../../../../generated/quality/contract.ts'
import type {
  AttributeRuleChange,
  AttributeRuleInput,
  AttributeRuleTrialInput,
  EntityRuleChange,
  EntityRulesRunInput,
  RealRulesRunInput,
  RuleChange,
  RuleInput,
  RuleRunInput,
  RuleTrialInput,
} from '../../../../generated/quality/types.ts'
import type { Caller } from '../../../contract/call.ts'
import { runCommand } from '../../../contract/commands.ts'
import { InvalidData } from '../../model/errors.ts'
import { entityPath, jobPath, rulePath, type RepositoryRef } from '../../model/links.ts'
import { AGGREGATE_METHODS } from '../../model/rule.ts'
import { covers } from '../../model/roles.ts'
import type { RuleRef } from '../../services/rules/rules.ts'
import { readWishes } from '../entities/entity-requests.ts'
import { listingOperations } from '../shared/listing-operations.ts'
import { pageOfQuery } from '../shared/page-of-query.ts'
import type { QualityServices } from '../shared/quality-services.ts'
import { requesterOf } from '../shared/requester-of.ts'
import { readReference, readRule, readRuleChange, readRun } from './rule-requests.ts'
import { accept, suggest } from './rule-suggestions.ts'
import { describeTrial, readTrial } from './rule-trials.ts'
import { principalOf, requireRole } from '../shared/security.ts'

type Operations =
  | 'listBusinessRules'
  | 'runBusinessRulesCommand'
  | 'countBusinessRules'
  | 'listAggregateMethods'
  | 'listRealBusinessRules'
  | 'runRealBusinessRulesCommand'
  | 'deleteRealBusinessRules'
  | 'countRealBusinessRules'
  | 'listEntityBusinessRules'
  | 'runEntityBusinessRulesCommand'
  | 'listAttributeBusinessRules'
  | 'runAttributeBusinessRulesCommand'
  | 'listPassingRules'
  | 'runPassingRulesCommand'
  | 'listFailingRules'
  | 'runFailingRulesCommand'
  | 'listEnabledRules'
  | 'runEnabledRulesCommand'
  | 'getBusinessRule'
  | 'runBusinessRuleCommand'
  | 'deleteBusinessRule'
  | 'getBusinessRulePermissions'

export const ruleHandlers = (
  services: Pick<
    QualityServices,
    'repositories' | 'rules' | 'trials' | 'suggestions' | 'attributes' | 'listings' | 'exports'
  >,
): QualityHandlers<Operations> => {
  const { repositories, rules, trials } = services
  const all = listingOperations(services, 'businessRules')
  const real = listingOperations(services, 'realBusinessRules')
  const ofEntity = listingOperations(services, 'entityBusinessRules')
  const ofAttribute = listingOperations(services, 'attributeBusinessRules')
  const passing = listingOperations(services, 'passingRules')
  const failing = listingOperations(services, 'failingRules')
  const enabled = listingOperations(services, 'enabledRules')

  const add = async (
    caller: Caller,
    repository: RepositoryRef,
    place: Pick<RuleRef, 'entity' | 'attribute'>,
    data: RuleInput & Partial<Pick<AttributeRuleInput, 'THRESHOLD_OF'>>,
  ) => {
    const { name } = requireRole(caller, 'editor')
    const number = await rules.add(repository.id, place, readRule(data), name)
    return { url: rulePath(repository, place.entity, number) }
  }

  const edit = async (
    caller: Caller,
    repository: RepositoryRef,
    { entity, rule }: Pick<RuleRef, 'entity' | 'rule'>,
    data: RuleChange & Partial<Pick<AttributeRuleChange, 'THRESHOLD_OF'>>,
    attribute?: number,
  ) => {
    const { name } = requireRole(caller, 'editor')
    await rules.edit(repository.id, { entity, rule, attribute }, readRuleChange(data), name)
    return { url: rulePath(repository, entity, rule) }
  }

  const test = async (
    caller: Caller,
    repository: RepositoryRef,
    place: Pick<RuleRef, 'entity' | 'attribute'>,
    data: RuleTrialInput & Partial<Pick<AttributeRuleTrialInput, 'THRESHOLD_OF'>>,
  ) => {
    const { definition, sample } = readTrial(data)
    const trial = await trials.test(repository.id, place, definition, sample, requesterOf(caller))
    return describeTrial(trial, data.THRESHOLD !== undefined)
  }

  const run = async (
    caller: Caller,
    repository: RepositoryRef,
    data: RealRulesRunInput | EntityRulesRunInput | RuleRunInput,
    entity?: number,
    own?: RuleRef,
  ) => {
    const { name } = requireRole(caller, 'editor')
    const job = await rules.run(repository, readRun(data, entity, own), readWishes(data), name)
    return { url: jobPath(repository, job.number) }
  }

  return {
    listBusinessRules: (request, reply) => all.list({ ...request, query: pageOfQuery(request.query) }, reply),

    runBusinessRulesCommand: all.command,

    countBusinessRules: async ({ path }, reply) => {
      const { id } = await repositories.find(path.repository)
      return reply.ok({ count: String((await rules.count(id)).all) })
    },

    listAggregateMethods: async ({ path }, reply) => {
      await repositories.find(path.repository)
      return reply.ok(
        AGGREGATE_METHODS.map((name, i) => ({ name, value: String(i) as `${0 | 1 | 2 | 3 | 4}` })),
      )
    },

    listRealBusinessRules: (request, reply) =>
      real.list({ ...request, query: pageOfQuery(request.query) }, reply),

    runRealBusinessRulesCommand: async (request, reply) => {
      const { path, body, caller } = request
      return runCommand(body, {
        ...real.commands(request, reply),
        add: async ({ data: { ENTITY, ATTRIBUTE = 0, ...data } }) => {
          const place = { entity: Number(ENTITY), attribute: Number(ATTRIBUTE) }
          return reply.ok(await add(caller, await repositories.find(path.repository), place, data))
        },
        edit: async ({ data: { ENTITY, RULE, ...data } }) => {
          const rule = { entity: Number(ENTITY), rule: Number(RULE) }
          return reply.ok(await edit(caller, await repositories.find(path.repository), rule, data))
        },
        run: async ({ data }) => reply.ok(await run(caller, await repositories.find(path.repository), data)),
      })
    },

    deleteRealBusinessRules: async ({ path, body }, reply) => {
      const repository = await repositories.find(path.repository)
      const references = body.rules.map(readReference)
      const { entity } = references[0]!
      const faults = references.flatMap((reference, i) =>
        reference.entity === entity
          ? []
          : [
              {
                pointer: `/rules/${i}/entity`,
                detail: `The rules must belong to one entity; the first one belongs to ${entity}.`,
              },
            ],
      )
      if (faults.length > 0) throw new InvalidData(faults)
      await rules.remove(repository.id, references)
      return reply.ok({ url: entityPath(repository, entity) })
    },

    countRealBusinessRules: async ({ path }, reply) => {
      const { id } = await repositories.find(path.repository)
      return reply.ok({ count: String((await rules.count(id)).ofEntities) })
    },

    listEntityBusinessRules: ofEntity.list,

    runEntityBusinessRulesCommand: async (request, reply) => {
      const { path, body, caller } = request
      const { entityID: entity } = path
      return runCommand(body, {
        ...ofEntity.commands(request, reply),
        add: async ({ data }) =>
          reply.ok(
            await add(caller, await repositories.find(path.repository), { entity, attribute: 0 }, data),
          ),
        test: async ({ data }) => {
          const repository = await repositories.find(path.repository)
          return reply.ok(await test(caller, repository, { entity, attribute: 0 }, data))
        },
        suggest: async () => {
          const repository = await repositories.find(path.repository)
          return reply.ok(await suggest(services, caller, repository, { entity, attribute: 0 }))
        },
        accept: async ({ data }) => {
          const repository = await repositories.find(path.repository)
          return reply.ok(await accept(services, caller, repository, { entity, attribute: 0 }, data))
        },
        edit: async ({ data: { RULE, ...data } }: { data: EntityRuleChange }) => {
          const rule = { entity, rule: Number(RULE) }
          return reply.ok(await edit(caller, await repositories.find(path.repository), rule, data))
        },
        run: async ({ data }) =>
          reply.ok(await run(caller, await repositories.find(path.repository), data, entity)),
      })
    },

    listAttributeBusinessRules: ofAttribute.list,

    runAttributeBusinessRulesCommand: async (request, reply) => {
      const { path, body, caller } = request
      const { entityID: entity, attributeID: attribute } = path
      return runCommand(body, {
        ...ofAttribute.commands(request, reply),
        add: async ({ data }) =>
          reply.ok(await add(caller, await repositories.find(path.repository), { entity, attribute }, data)),
        test: async ({ data }) => {
          const repository = await repositories.find(path.repository)
          return reply.ok(await test(caller, repository, { entity, attribute }, data))
        },
        suggest: async () => {
          const repository = await repositories.find(path.repository)
          return reply.ok(await suggest(services, caller, repository, { entity, attribute }))
        },
        accept: async ({ data }) => {
          const repository = await repositories.find(path.repository)
          return reply.ok(await accept(services, caller, repository, { entity, attribute }, data))
        },
        edit: async ({ data: { RULE, ...data } }: { data: AttributeRuleChange }) => {
          const rule = { entity, rule: Number(RULE) }
          return reply.ok(await edit(caller, await repositories.find(path.repository), rule, data, attribute))
        },
        run: async ({ data }) =>
          reply.ok(await run(caller, await repositories.find(path.repository), data, entity)),
      })
    },

    listPassingRules: passing.list,
    runPassingRulesCommand: passing.command,
    listFailingRules: failing.list,
    runFailingRulesCommand: failing.command,
    listEnabledRules: enabled.list,
    runEnabledRulesCommand: enabled.command,

    getBusinessRule: real.get(async (repository, { entityID, ruleID }) => {
      const { attributeId } = await rules.find(repository.id, entityID, ruleID)
      return `${entityID} ${attributeId} ${ruleID}`
    }),

    runBusinessRuleCommand: async ({ path, body, caller }, reply) => {
      const { entityID: entity, ruleID: rule } = path
      return runCommand(body, {
        edit: async ({ data }) => {
          const repository = await repositories.find(path.repository)
          return reply.ok(await edit(caller, repository, { entity, rule }, data))
        },
        run: async ({ data = {} }) => {
          const repository = await repositories.find(path.repository)
          const { attributeId: attribute } = await rules.find(repository.id, entity, rule)
          return reply.ok(await run(caller, repository, data, entity, { entity, attribute, rule }))
        },
      })
    },

    deleteBusinessRule: async ({ path }, reply) => {
      const { entityID: entity, ruleID: rule } = path
      const repository = await repositories.find(path.repository)
      const { attributeId: attribute } = await rules.find(repository.id, entity, rule)
      await rules.remove(repository.id, [{ entity, attribute, rule }])
      return reply.ok({ url: entityPath(repository, entity) })
    },

    getBusinessRulePermissions: async ({ path, caller }, reply) => {
      const { id } = await repositories.find(path.repository)
      await rules.find(id, path.entityID, path.ruleID)
      const isAllowed = covers(principalOf(caller).role, 'editor') ? '1' : '0'
      return reply.ok({ EDIT: isAllowed, DELETE: isAllowed })
    },
  }
}
