import { constantForms } from '../../dialects/index.ts'
import { overload, type Argument, type FunctionDeclaration, type Overload } from '../../declaration.ts'
import type { ProfiledColumn } from '../../scope.ts'
import { always, CHARACTER_BYTES } from '../../memory.ts'
import { SHOWN_LENGTH } from '../../../model/profile.ts'
import type { Value } from '../../value.ts'
import { PATTERN_STYLE } from '../text/forms.ts'

/** A property of an attribute that does not depend on its value in a row. */
const known = (returns: 'text' | 'integer', read: (attribute: ProfiledColumn) => Value): Overload => {
  const valueOf = ({ column }: Argument): Value => {
    const profiled = column?.raw?.profiled
    return profiled === undefined ? null : read(profiled)
  }
  return overload({
    parameters: [{ name: 'attribute', type: 'any', kind: 'attribute' }],
    returns,
    longest: always(SHOWN_LENGTH * CHARACTER_BYTES),
    makes: always(0),
    takesNull: true,
    sql: constantForms(returns, ([attribute]) => valueOf(attribute!)),
    evaluator: ([attribute]) => {
      const value = valueOf(attribute)
      return () => value
    },
  })
}

export const METADATA_FUNCTIONS: readonly FunctionDeclaration[] = [
  {
    name: 'INFERRED_TYPE',
    group: 'Metadata',
    description:
      'The type of most values of the attribute, from its profile: boolean, integer, decimal, date, time, timestamp, text, blank or null.',
    overloads: [known('text', ({ profile }) => profile.inferredType)],
    examples: [
      { expression: 'INFERRED_TYPE(Amount)', row: { Amount: '12.5' }, result: 'decimal' },
      { expression: 'INFERRED_TYPE(Amount)', row: { Amount: null }, result: 'null' },
    ],
  },
  {
    name: 'SCHEMA_LENGTH',
    group: 'Metadata',
    description:
      'The declared length of the attribute. If no length is declared, the length of its longest value, in characters.',
    overloads: [known('integer', ({ schemaLength, profile }) => BigInt(schemaLength ?? profile.maxLength))],
    examples: [
      { expression: 'SCHEMA_LENGTH(Name)', row: { Name: 'Zoë' }, result: '3' },
      { expression: 'LENGTH(Name) <= SCHEMA_LENGTH(Name)', row: { Name: 'Jane' }, result: '1' },
    ],
  },
  {
    name: 'PATTERN_STYLE',
    group: 'Metadata',
    description: 'The pattern style in force. PATTERN without a style and the lists of patterns use it.',
    overloads: [
      overload({
        parameters: [],
        returns: 'text',
        longest: always(PATTERN_STYLE.length),
        makes: always(0),
        sql: constantForms('text', () => PATTERN_STYLE),
        evaluator: () => () => PATTERN_STYLE,
      }),
    ],
    examples: [
      { expression: 'PATTERN_STYLE()', result: 'Default' },
      { expression: 'UPPER(PATTERN_STYLE())', result: 'DEFAULT' },
    ],
  },
]
