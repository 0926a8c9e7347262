/**
 * The path of a proxy in front of this server, without a trailing slash; usually empty.
 * @param origin the address of the server for a client, as `Client.origin` has it
 */
export const basePathOf = (origin: string): string => {
  const path = origin.indexOf('/', origin.indexOf('://') + 3)
  return path === -1 ? '' : origin.slice(path)
}
