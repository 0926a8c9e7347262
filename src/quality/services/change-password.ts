import { InvalidData } from '../model/errors.ts'
import type { Accounts } from './accounts.ts'
import type { Logins } from './logins.ts'

/**
 * Changes a user's own password and ends all of the user's sessions. The old password is required although the
 * request carried credentials: a stolen session must not suffice.
 * @param address of the client
 * @throws InvalidData, TooManyAttempts
 */
export async function changePassword(
  { accounts, logins }: { readonly accounts: Accounts; readonly logins: Logins },
  user: string,
  { oldPassword, newPassword }: { readonly oldPassword: string; readonly newPassword: string },
  address: string,
): Promise<void> {
  if (!(await logins.hasPassword(user, oldPassword, address))) {
    throw new InvalidData([{ pointer: '/oldPassword', detail: 'The old password is not the one in force.' }])
  }
  await accounts.setPassword(user, newPassword, '/newPassword')
}
