import type { JSX } from 'preact'
import type { ConnectInfo } from '../../../generated/quality/sdk/typescript/src/models/ConnectInfo.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Result } from '../parts/result.tsx'
import { Value } from '../parts/value.tsx'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'
import type { SourcePlace } from './source-place.ts'
import { rawLines } from './use-preview.ts'

/** The first lines of a source as they are. */
export function RawLines({
  repository,
  place,
  connectInfo,
  onClose,
}: {
  repository: string
  place: SourcePlace
  connectInfo: ConnectInfo
  onClose: () => void
}): JSX.Element {
  const lines = useRequest((signal) => rawLines(repository, place, connectInfo, signal), [])
  return (
    <Dialog title={TEXTS.load.rawTitle} onClose={onClose}>
      <p class="quiet">{TEXTS.load.rawLead}</p>
      <Result of={lines}>
        {(answer) =>
          answer === null ? (
            <p class="empty">{TEXTS.load.noBytes}</p>
          ) : (
            <ol class="raw" tabIndex={0}>
              {answer.rows.map(({ dataRow = [] }) => (
                <li>
                  <Value text={dataRow[1] ?? ''} />
                </li>
              ))}
            </ol>
          )
        }
      </Result>
    </Dialog>
  )
}
