import type { ComponentChildren, JSX } from 'preact'
import { Value } from '../parts/value.tsx'
import { moment } from '../state/format.ts'
import { TEXTS } from '../texts.ts'
import type { RuleValues } from './use-rule.ts'

/** What a rule says. Parts that it does not have are left out. */
export function RuleDefinition({ values }: { values: RuleValues }): JSX.Element {
  const texts = TEXTS.rule
  const code = (text: string): ComponentChildren => (
    <code>
      <Value whole text={text} />
    </code>
  )
  const parts: (readonly [string, string, ComponentChildren])[] = [
    [texts.expression, values._predicate, code(values._predicate)],
    [texts.filter, values._filter_predicate, code(values._filter_predicate)],
    [texts.group, values._group_function, code(values._group_function)],
    [
      texts.aggregate,
      values._aggregate_function,
      <>
        {values._aggregate_method} {texts.of} {code(values._aggregate_function)}
      </>,
    ],
    [
      texts.priority,
      values.actual_priority,
      <>
        {values.actual_priority} <Value text={values._priority_description} />
      </>,
    ],
    [texts.keywords, values._keywords, <Value text={values._keywords} />],
    [texts.library, values._eLibName, <Value text={values._eLibName} />],
    [
      texts.changed,
      values._edited_date || values._created_date,
      <Value
        text={texts.changedBy(
          moment(values._edited_date || values._created_date),
          values.EDITED_BY || values.CREATED_BY,
        )}
      />,
    ],
  ]
  return (
    <dl class="record definition">
      {parts.map(
        ([title, text, shown]) =>
          text !== '' && (
            <div>
              <dt>{title}</dt>
              <dd>{shown}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
