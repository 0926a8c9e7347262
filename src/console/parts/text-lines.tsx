import { Fragment, type JSX } from 'preact'
import { linesOf } from './lines.ts'
import { Value } from './value.tsx'

/** A text of several lines, such as a file. Its lines and their indents are kept; other hidden characters are visible. */
export const TextLines = ({ text }: { text: string }): JSX.Element => (
  <>
    {linesOf(text).map(({ indent, text: line }, index) => (
      <Fragment key={index}>
        {index > 0 && '\n'}
        {indent}
        <Value whole text={line} />
      </Fragment>
    ))}
  </>
)
