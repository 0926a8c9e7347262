import type { JSX } from 'preact'
import { Value } from '../parts/value.tsx'
import { count, moment, percent } from '../state/format.ts'
import { TEXTS } from '../texts.ts'
import { RuleState } from './rule-state.tsx'
import type { RuleValues } from './use-rule.ts'

/** The figures of the last run of a rule. */
export function RuleFigures({ values, page }: { values: RuleValues; page: string }): JSX.Element {
  const texts = TEXTS.rule
  const isRun = values._result !== ''
  // A rule that has never been run has not changed since its last run.
  const explained = values._dirty_flag !== '' && (isRun || values._dirty_flag !== 'analysis reqd')
  return (
    <>
      <p class="rule-head">
        <RuleState result={values._result} status={values._dirty_flag} />
        <span class="quiet">
          <Value
            text={isRun ? texts.lastRun(moment(values._analysed_date), values.ANALYSED_BY) : texts.notRun}
          />
        </span>
        {values._check === 'no' && <span class="badge">{TEXTS.rules.disabled}</span>}
      </p>
      {explained && <p class="note warn">{TEXTS.rules.explainStatus(values._dirty_flag)}</p>}
      {values._first_error !== '' && (
        <p class="note warn">
          {Number(values._error_count) > 0 &&
            `${texts.errors(count(values._error_count), count(values._first_error_row))} `}
          <Value whole text={values._first_error} />
        </p>
      )}
      <dl class="figures">
        <div class={values._result === 'failed' ? 'bad' : undefined}>
          <dt>{texts.share}</dt>
          <dd>{percent(values._actual_fraction)}</dd>
        </div>
        <div>
          <dt>{texts.threshold}</dt>
          <dd>{percent(values._actual_threshold)}</dd>
        </div>
        <div>
          <dt>{texts.passing}</dt>
          <dd>{isRun ? <a href={`${page}/passingrows`}>{count(values._passing_rows)}</a> : '–'}</dd>
        </div>
        <div class={Number(values._failing_rows || 0) > 0 ? 'bad' : undefined}>
          <dt>{texts.failing}</dt>
          <dd>{isRun ? <a href={`${page}/failingrows`}>{count(values._failing_rows)}</a> : '–'}</dd>
        </div>
      </dl>
    </>
  )
}
