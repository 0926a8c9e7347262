import type { QualityHandlers } from '../../../generated/quality/contract.ts'
import type { ExpressionListing } from '../../../generated/quality/types.ts'
import { runCommand } from '../../contract/commands.ts'
import type { CheckedExpression } from '../expressions/check/index.ts'
import { describeFunctions } from '../expressions/describe-functions.ts'
import { InvalidExpression, type ExpressionFault } from '../expressions/errors.ts'
import { FUNCTIONS } from '../expressions/functions/index.ts'
import { shownType } from '../expressions/value.ts'
import type { ListingName } from '../listings/registry.ts'
import type { QualityServices } from './shared/quality-services.ts'

type Within<All, Some extends All> = Some

/** The contract and the registry must name the same listings. A name that only one of them has does not compile. */
export type ContractListing = Within<ListingName, ExpressionListing> & Within<ExpressionListing, ListingName>

const FUNCTION_DESCRIPTIONS = describeFunctions(FUNCTIONS)

/** The language of expressions: its checks and its functions. */
export const expressionHandlers = ({
  repositories,
  expressions,
}: Pick<QualityServices, 'repositories' | 'expressions'>): QualityHandlers<
  'runExpressionsCommand' | 'listFunctions'
> => ({
  runExpressionsCommand: ({ path, body }, reply) =>
    runCommand(body, {
      check: async ({ data }) => {
        const { entity, attribute, rule, ...rest } = data
        const owners = { entity: numberOf(entity), attribute: numberOf(attribute), rule: numberOf(rule) }
        const question = { ...rest, ...owners }
        const checked = await expressions.check(await repositories.find(path.repository), question)
        return reply.ok(checked instanceof InvalidExpression ? describeFaults(checked) : describe(checked))
      },
    }),

  listFunctions: async ({ path, query }, reply) => {
    await repositories.find(path.repository)
    const functions = FUNCTION_DESCRIPTIONS.filter(
      ({ group, name }) => group === (query.group ?? group) && name === (query.name ?? name),
    )
    return reply.ok({ functions })
  },
})

const numberOf = (given: string | number | undefined): number | undefined =>
  given === undefined ? undefined : Number(given)

const describe = ({ type, printed, columns, warnings }: CheckedExpression) => ({
  valid: true,
  type,
  printed,
  columns: columns.map(({ name, humanName, type }) => ({
    columnisedName: name,
    humanisedName: humanName,
    type: shownType(type),
  })),
  errors: [],
  warnings: warnings.map(describeFault),
})

const describeFaults = ({ faults }: InvalidExpression) => ({
  valid: false,
  columns: [],
  errors: faults.map(describeFault),
  warnings: [],
})

/** A fault of an expression in the form of the contract. */
export const describeFault = ({ start, end, message, suggestion }: ExpressionFault) => ({
  start,
  end,
  detail: message,
  ...(suggestion !== undefined && { suggestion }),
})
