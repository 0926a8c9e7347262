import type { JSX } from 'preact'
import { FaultNote } from '../parts/fault-note.tsx'
import { Value } from '../parts/value.tsx'
import { count, percent } from '../state/format.ts'
import { TEXTS } from '../texts.ts'
import { FailingSamples } from './failing-samples.tsx'
import { GroupBars } from './group-bars.tsx'
import { consequenceOf } from './threshold.ts'
import type { Trial, TrialSample } from './use-trial.ts'

/** Numbers of rows that a trial can read. */
const ROWS = [1000, 10_000, 100_000, 1_000_000] as const

/** What a rule that is being typed does to some rows, and what the threshold would mean. */
export function TrialView({
  trial: { value, isOld, fault },
  threshold,
  sample,
  onSample,
}: {
  trial: Trial
  threshold: string
  sample: TrialSample
  onSample: (sample: TrialSample) => void
}): JSX.Element {
  const texts = TEXTS.trial
  // The boxes show what is wrong with the expressions.
  const isOfExpression = fault !== undefined && [400, 404].includes(fault.status)
  return (
    <section class={isOld ? 'trial old' : 'trial'} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <div class="bar">
        <label class="inline">
          {texts.rows}
          <select
            value={String(sample.rows)}
            onChange={({ currentTarget }) => onSample({ ...sample, rows: Number(currentTarget.value) })}
          >
            {ROWS.map((rows) => (
              <option value={String(rows)}>{count(rows)}</option>
            ))}
          </select>
        </label>
        <label class="inline">
          <input
            type="checkbox"
            checked={sample.isRandom}
            onChange={({ currentTarget }) => onSample({ ...sample, isRandom: currentTarget.checked })}
          />
          {texts.random}
        </label>
      </div>
      {fault && !isOfExpression && <FaultNote fault={fault} />}
      {fault && isOfExpression && <p class="quiet">{value ? texts.old : texts.faulty}</p>}
      {!value && !fault && <p class="empty">{texts.empty}</p>}
      {value && (
        <>
          <div role="status">
            <Verdict passing={value.passing} rows={value.rowsAnalyzed} threshold={threshold} />
          </div>
          <dl class="figures">
            <div>
              <dt>{texts.passing}</dt>
              <dd>{count(value.passing)}</dd>
            </div>
            <div class={value.failing > 0 ? 'bad' : undefined}>
              <dt>{texts.failing}</dt>
              <dd>{count(value.failing)}</dd>
            </div>
            {value.leftOut > 0 && (
              <div>
                <dt>{texts.leftOut}</dt>
                <dd>{count(value.leftOut)}</dd>
              </div>
            )}
            {value.aggregates && (
              <>
                <div>
                  <dt>{texts.aggregatePassing}</dt>
                  <dd>{value.aggregates.passing ?? '–'}</dd>
                </div>
                <div>
                  <dt>{texts.aggregateFailing}</dt>
                  <dd>{value.aggregates.failing ?? '–'}</dd>
                </div>
              </>
            )}
          </dl>
          {value.errors.map(({ part, count: rows, row, message }) => (
            <p class="note warn">
              {texts.unreadable(texts.ofPart(part), count(rows), count(row))} <Value text={message} />
            </p>
          ))}
          {value.warnings.map((warning) => (
            <p class="note">{warning}</p>
          ))}
          <h3>{texts.failingRows}</h3>
          <FailingSamples rows={value.failingRows} />
          {value.groups && (
            <>
              <h3>{texts.groups(count(value.groupCount))}</h3>
              <GroupBars groups={value.groups} />
            </>
          )}
        </>
      )}
    </section>
  )
}

/** The threshold with its consequence. It changes as the threshold moves, without a request. */
function Verdict({
  passing,
  rows,
  threshold,
}: {
  passing: number
  rows: number
  threshold: string
}): JSX.Element {
  const texts = TEXTS.trial
  if (rows === 0) return <p class="verdict">{texts.noRows}</p>
  const consequence = consequenceOf(passing, rows, threshold)
  const rounded = Math.round((10_000 * passing) / rows) / 100
  // 100 % is said only of all rows.
  const share = percent(passing < rows ? Math.min(99.99, rounded) : rounded)
  if (!consequence) return <p class="verdict">{texts.share(share, count(rows))}</p>
  return (
    <p class={consequence.isPassed ? 'verdict good' : 'verdict bad'}>
      {texts.share(share, count(rows))}{' '}
      <strong>
        {consequence.isPassed ? texts.passes(percent(threshold)) : texts.fails(percent(threshold))}
      </strong>
      {consequence.missing > 0 && ` ${texts.missing(count(consequence.missing))}`}
    </p>
  )
}
