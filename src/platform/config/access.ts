import { file, integer, secret, text, type ValuesOf } from '../settings.ts'

/** Credentials and secrets. */
export const ACCESS = {
  metricsToken: secret({
    name: 'METRICS_TOKEN',
    minBytes: 1,
    description: 'Bearer token that opens `/metrics` to other machines and other users.',
  }),
  jwtSecret: secret({
    name: 'JWT_SECRET',
    minBytes: 32,
    description:
      'Secret that signs tokens. By default, the server generates one and keeps it in `DATA_DIR/jwt-secret`.',
  }),
  jwtSecretFile: file({
    name: 'JWT_SECRET_FILE',
    description: 'File with the secret that signs tokens, in place of JWT_SECRET.',
  }),
  sealingKey: secret({
    name: 'SEALING_KEY',
    minBytes: 32,
    description:
      'Secret that encrypts the secrets of webhooks and the passwords of loader connections. By default, the server generates one and keeps it in `DATA_DIR/sealing-key`.',
  }),
  sealingKeyFile: file({
    name: 'SEALING_KEY_FILE',
    description: 'File with that secret, in place of SEALING_KEY.',
  }),
  jwtPublicKeyFile: file({
    name: 'JWT_PUBLIC_KEY_FILE',
    description: 'Public key or certificate (PEM) of another issuer whose tokens are accepted too.',
  }),
  jwtJwksFile: file({
    name: 'JWT_JWKS_FILE',
    description: 'JWK set of another issuer, from which `kid` selects a key. Excludes JWT_PUBLIC_KEY_FILE.',
  }),
  jwtIssuer: text({
    name: 'JWT_ISSUER',
    description:
      'Issuer (`iss`) that tokens must have. By default, any issuer is accepted, and the server issues tokens as `groundtruth`.',
  }),
  jwtAudience: text({
    name: 'JWT_AUDIENCE',
    description: 'Audience (`aud`) that tokens must have. By default, the audience is not checked.',
  }),
  adminPassword: secret({
    name: 'ADMIN_PASSWORD',
    minBytes: 8,
    description:
      'Password of the user `admin` of the data-quality service at the first start. By default, the server generates one and keeps it in `DATA_DIR/admin-password`.',
  }),
  sessionIdleMinutes: integer({
    name: 'SESSION_IDLE_MINUTES',
    min: 1,
    max: 10_080,
    fallback: '60',
    description:
      'Minutes after its last request at which a session of a browser ends. The server notes requests once a minute, so a session may last a minute longer.',
  }),
  sessionHours: integer({
    name: 'SESSION_HOURS',
    min: 1,
    max: 8760,
    fallback: '12',
    description: 'Hours after the sign-in at which a session of a browser ends, even if it is in use.',
  }),
  auditKeptDays: integer({
    name: 'AUDIT_KEPT_DAYS',
    min: 1,
    max: 36_500,
    fallback: '400',
    description: 'Days that an entry of the audit trail is kept.',
  }),
}

/** Faults of settings that are valid alone but not together. */
export function accessFaults(config: ValuesOf<typeof ACCESS>): string[] {
  const twice = (name: string, value: string | undefined, file: string | undefined): string[] =>
    value !== undefined && file !== undefined
      ? [`${name} and ${name}_FILE are both set. Set one of them.`]
      : []
  return [
    ...twice('JWT_SECRET', config.jwtSecret, config.jwtSecretFile),
    ...twice('SEALING_KEY', config.sealingKey, config.sealingKeyFile),
    ...(config.jwtPublicKeyFile !== undefined && config.jwtJwksFile !== undefined
      ? [
          'JWT_PUBLIC_KEY_FILE and JWT_JWKS_FILE are both set. Set one of them; a JWK set can hold several keys.',
        ]
      : []),
  ]
}
