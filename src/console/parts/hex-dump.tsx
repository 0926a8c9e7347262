import type { JSX } from 'preact'
import { count } from '../state/format.ts'
import { TEXTS } from '../texts.ts'
import { bytesOf, hexLines } from './hex-lines.ts'

/** Bytes that are shown. A browser that draws megabytes in one piece stands still. */
const MAX_SHOWN = 4096

/** Bytes in hexadecimal digits and as ASCII. @param start offset of the first byte in its file */
export function HexDump({ base64, start = 0 }: { base64: string; start?: number }): JSX.Element {
  const bytes = bytesOf(base64)
  const texts = TEXTS.hex
  if (bytes.length === 0) return <p class="quiet">{texts.none}</p>
  return (
    <>
      <pre class="hex" tabIndex={0} role="region" aria-label={texts.title}>
        {hexLines(bytes.subarray(0, MAX_SHOWN), start).map(({ offset, bytes: digits, text }) => (
          <>
            <span class="quiet">{offset}</span>
            {`  ${digits.padEnd(47)}  `}
            {text}
            {'\n'}
          </>
        ))}
      </pre>
      {bytes.length > MAX_SHOWN && <p class="quiet">{texts.cut(count(MAX_SHOWN))}</p>}
    </>
  )
}
