import type { JSX } from 'preact'
import type { RuleSuggestion } from '../../../generated/quality/sdk/typescript/src/models/RuleSuggestion.ts'
import { ComplianceBar } from '../parts/compliance-bar.tsx'
import { Value } from '../parts/value.tsx'
import { count, percent } from '../state/format.ts'
import { TEXTS } from '../texts.ts'

/** A suggested rule with its reason, its figures and the first row that would fail. */
export function SuggestionCard({
  suggestion: {
    name,
    kind,
    expression,
    filterExpression,
    passing,
    failing,
    support,
    reason,
    wouldFail,
    failingRow,
    threshold,
    priority,
  },
  isChosen,
  isBusy,
  onChoose,
  onAccept,
}: {
  suggestion: RuleSuggestion
  isChosen?: boolean
  isBusy: boolean
  onChoose?: () => void
  /** Undefined if the person may not accept. */
  onAccept?: () => void
}): JSX.Element {
  const texts = TEXTS.suggestions
  return (
    <li class="suggestion">
      <header>
        <h2>
          {onChoose ? (
            <label class="inline">
              <input type="checkbox" checked={isChosen ?? false} onChange={onChoose} />
              <strong>
                <Value text={name} />
              </strong>
            </label>
          ) : (
            <Value text={name} />
          )}
        </h2>
        <span class="badge">{texts.ofKind(kind)}</span>
        <ComplianceBar share={String(support)} />
        {onAccept && (
          <button type="button" disabled={isBusy} onClick={onAccept} aria-label={texts.acceptOne(name)}>
            {texts.accept}
          </button>
        )}
      </header>
      <p>
        <Value whole text={reason} />
      </p>
      <p>
        <code class="expression-text">
          <Value whole text={expression} />
        </code>
        {filterExpression !== undefined && (
          <>
            {' '}
            {texts.filter}{' '}
            <code>
              <Value whole text={filterExpression} />
            </code>
          </>
        )}
      </p>
      <p class="quiet">
        {texts.figures(count(passing), count(failing), percent(threshold), count(priority))} {texts.wouldFail}{' '}
        <Value whole text={wouldFail} />
        {failingRow && (
          <>
            {' '}
            {texts.firstRow(count(failingRow.row))}{' '}
            {failingRow.values.map(({ humanisedName, value }, index) => (
              <>
                {index > 0 && ', '}
                <Value text={humanisedName} /> ={' '}
                {value === null ? <em>{TEXTS.trial.null}</em> : <Value text={value} />}
              </>
            ))}
          </>
        )}
      </p>
    </li>
  )
}
