/** The settings that hold the keys of a bucket. */
export interface BucketKeys {
  readonly accessKeyId: string | undefined
  readonly secretAccessKey: string | undefined
  readonly credentialsFile: string | undefined
}

/**
 * Faults of the keys of a bucket that are valid alone but not together.
 * @param address name of the setting with the address of the bucket
 * @param prefix what the names of the settings with the keys begin with, such as `FILES_S3`
 */
export function bucketKeyFaults(
  address: string,
  prefix: string,
  isBucket: boolean,
  keys: BucketKeys,
): string[] {
  const [id, secret, file] = ['ACCESS_KEY_ID', 'SECRET_ACCESS_KEY', 'CREDENTIALS_FILE'].map(
    (name) => `${prefix}_${name}`,
  )
  const { accessKeyId, secretAccessKey, credentialsFile } = keys
  if (!isBucket)
    return [
      ...(accessKeyId === undefined ? [] : [id]),
      ...(secretAccessKey === undefined ? [] : [secret]),
      ...(credentialsFile === undefined ? [] : [file]),
    ].map((name) => `${name} is set, but ${address} is not the address of a bucket. Set both, or neither.`)
  const isPair = accessKeyId !== undefined && secretAccessKey !== undefined
  const isPart = accessKeyId !== undefined || secretAccessKey !== undefined
  const isFile = credentialsFile !== undefined
  if (isPart && isFile)
    return [
      `The keys of the bucket are in ${file} and in ${id} or ${secret}. Set the file, or the other two.`,
    ]
  return isPair || isFile
    ? []
    : [
        `${address} is the address of a bucket, but its keys are missing. Set ${id} and ${secret}, or ${file}.`,
      ]
}
