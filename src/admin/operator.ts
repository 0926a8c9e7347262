import { userInfo } from 'node:os'

/** Who runs the command. */
export interface Operator {
  /** Name of the account of the operating system. */
  readonly account: string
  /** The account from which root was taken, as sudo tells it. */
  readonly sudo: string | undefined
}

/** Read when the program starts: root takes the rights of the owner later. */
export const OPERATOR: Operator = {
  account: accountName(),
  sudo: process.getuid?.() === 0 ? process.env['SUDO_USER'] || undefined : undefined,
}

function accountName(): string {
  try {
    return userInfo().username
  } catch {
    // The account has no name, as in some containers.
    return `uid ${process.getuid?.()}`
  }
}
