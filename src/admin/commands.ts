import { ROLES } from '../quality/model/roles.ts'
import type { Command } from './command.ts'

/** What the usage says about a command. */
export interface CommandUsage {
  /** The words of the command: `apikey create`. */
  readonly name: string
  /** The arguments after the words. */
  readonly synopsis: string
  readonly description: string
  /** Loads the modules of the command. Together, the modules of all commands take longer to load than most commands run. */
  readonly load: () => Promise<Command>
}

/** The options of the commands that read a delimited file or a workbook. */
const FORMAT_SYNOPSIS =
  '[--delimiter <text>] [--quote <character>|NUL] [--encoding <name>] [--header|--no-header] [--skip-rows <lines>] [--comment <text>] [--escape quote|backslash] [--null <text>] [--trim] [--ragged reject|pad|cut|fit] [--decimal .|,] [--date-order DMY|MDY|YMD] [--member <name>] [--sheet <name>] [--range <cells>] [--errors null|reject] [--records <path>] [--table <name>]'

/** All commands, in the order of the usage. */
export const COMMANDS: readonly CommandUsage[] = [
  {
    name: 'token',
    synopsis: '[--workspace <id>] [--scope <scope>]… [--ttl <time>]',
    description:
      'Print a bearer token (scope spatial:read, 1h). Without --workspace the token belongs to no workspace.',
    load: async () => (await import('./token.ts')).token,
  },
  {
    name: 'apikey create',
    synopsis: '--workspace <id> [--scope <scope>]… [--name <name>] [--ttl <time>] [--rate-limit <number>]',
    description:
      'Create an API key and print <key>.<secret>, which cannot be printed again. Defaults: scope spatial:read, no expiry. The limit is in requests per minute.',
    load: async () => (await import('./api-keys/apikey-create.ts')).apikeyCreate,
  },
  {
    name: 'apikey list',
    synopsis: '',
    description: 'Print a table of all API keys, without their secrets.',
    load: async () => (await import('./api-keys/apikey-list.ts')).apikeyList,
  },
  {
    name: 'apikey limit',
    synopsis: '<key> <number>|default',
    description:
      "Change how many requests per minute an API key may make; default restores the server's limit.",
    load: async () => (await import('./api-keys/apikey-limit.ts')).apikeyLimit,
  },
  {
    name: 'apikey revoke',
    synopsis: '<key>',
    description: 'Revoke an API key (the part before the dot) and every token made from it.',
    load: async () => (await import('./api-keys/apikey-revoke.ts')).apikeyRevoke,
  },
  {
    name: 'import',
    synopsis:
      '<file> --collection <group>/<name> [--format geojson|geojsonseq|csv|gpkg|shapefile|flatgeobuf|geoparquet|kml] [--layer <name>] [--crs EPSG:<code>] [--x <column> --y <column> | --geometry <column>] [--quote NUL] [--id <property>] [--index <property>]… [--title <text>] [--description <text>] [--rejects <file>] [--strict]',
    description:
      'Publish a file of features. --id takes the ids from a property, --index speeds up filters on a property, --rejects writes rejected features to a file, --strict imports all features or none.',
    load: async () => (await import('./collections/import.ts')).importFile,
  },
  {
    name: 'collections',
    synopsis: '',
    description: 'Print a table of all published collections, and the reasons why others are not published.',
    load: async () => (await import('./collections/collections.ts')).collections,
  },
  {
    name: 'profile',
    synopsis: `<file> -o <report.html> ${FORMAT_SYNOPSIS}`,
    description:
      'Profile a file (delimited text, a workbook, JSON, XML, Parquet, Avro, Arrow, SQLite or DuckDB), and write the report as an HTML page. The format of the file is detected; the options override the detection. An existing report is replaced.',
    load: async () => (await import('./source-files/profile.ts')).profileFile,
  },
  {
    name: 'check',
    synopsis: `<file> <rules.yaml> [--junit <report.xml>] [--sarif <report.sarif>] ${FORMAT_SYNOPSIS}`,
    description:
      'Run the enabled rules of a YAML file on a file, of the formats that `profile` reads. Exits with 0 if all rules pass, with 1 if a rule misses its threshold or cannot be analysed, and with 2 if the rules could not be run. The format of the file is detected; the options override the detection.',
    load: async () => (await import('./source-files/check.ts')).check,
  },
  {
    name: 'remove',
    synopsis: '<group>/<name>',
    description: 'Remove a collection and its data.',
    load: async () => (await import('./collections/remove.ts')).remove,
  },
  {
    name: 'repository create',
    synopsis: '<name> [--description <text>]',
    description: 'Create an empty repository (letters, digits, _ and -).',
    load: async () => (await import('./accounts/repository-create.ts')).repositoryCreate,
  },
  {
    name: 'repository list',
    synopsis: '',
    description: 'Print a table of all repositories.',
    load: async () => (await import('./accounts/repository-list.ts')).repositoryList,
  },
  {
    name: 'repository move',
    synopsis: '<name> --to embedded|trino',
    description:
      'Move the rows of a repository to another engine, while no server of its catalogue runs. All rows are compared before the old ones are deleted.',
    load: async () => (await import('./accounts/repository-move.ts')).repositoryMove,
  },
  {
    name: 'repository delete',
    synopsis: '<name>',
    description: 'Delete a repository with all its files, entities and jobs.',
    load: async () => (await import('./accounts/repository-delete.ts')).repositoryDelete,
  },
  {
    name: 'rules export',
    synopsis: '<repository> <folder>',
    description:
      'Write the business rules of a repository as YAML, one file for each entity. Files of the folder are updated; their comments stay. Works while a server runs.',
    load: async () => (await import('./rules/rules-export.ts')).rulesExport,
  },
  {
    name: 'rules import',
    synopsis: '<repository> <folder or file>… [--dry-run] [--delete]',
    description:
      'Add and change the business rules of a repository as YAML files have them, all or nothing. With --delete, the rules of their entities that the files do not have are deleted. With --dry-run, only print the changes. Works while a server runs.',
    load: async () => (await import('./rules/rules-import.ts')).rulesImport,
  },
  {
    name: 'user create',
    synopsis: '<name> [--administrator] [--password-stdin]',
    description:
      'Create a user (--administrator: of the whole server) and print a new password, or read it from standard input if it is piped.',
    load: async () => (await import('./accounts/user-create.ts')).userCreate,
  },
  {
    name: 'user list',
    synopsis: '',
    description: 'Print a table of all users and their roles.',
    load: async () => (await import('./accounts/user-list.ts')).userList,
  },
  {
    name: 'user password',
    synopsis: '<name> [--password-stdin]',
    description:
      'Set a new password and print it, or read it from standard input if it is piped. All sessions of the user end.',
    load: async () => (await import('./accounts/user-password.ts')).userPassword,
  },
  {
    name: 'user role',
    synopsis: `<name> <repository> ${ROLES.join('|')}|none`,
    description: 'Set the role of a user in a repository.',
    load: async () => (await import('./accounts/user-role.ts')).userRole,
  },
  {
    name: 'user delete',
    synopsis: '<name>',
    description: 'Delete a user with all roles and sessions.',
    load: async () => (await import('./accounts/user-delete.ts')).userDelete,
  },
  {
    name: 'session create',
    synopsis: '<user> [--expires <time>] [--sid <sid>]',
    description:
      "Open a session (8h) for a user and print its id, which cannot be printed again; sid is the user's id in a directory.",
    load: async () => (await import('./accounts/session-create.ts')).sessionCreate,
  },
  {
    name: 'session list',
    synopsis: '',
    description: 'Print a table of all sessions, without their ids.',
    load: async () => (await import('./accounts/session-list.ts')).sessionList,
  },
  {
    name: 'session revoke',
    synopsis: '<session>',
    description: 'End a session, given by its id or by the name that `session list` shows.',
    load: async () => (await import('./accounts/session-revoke.ts')).sessionRevoke,
  },
  {
    name: 'audit',
    synopsis:
      '[--since <time>] [--until <time>] [--user <name>] [--repository <name>] [--what <name>] [--limit <number>] [--json]',
    description:
      'Print who changed what, the newest last: the last 100 entries of the audit trail, or as many as --limit says. A time is a date, a time in UTC, or how long ago it was (7d). --user takes the name of a user, or what the column WHO shows. --json prints an object a line, with the ids of requests and traces.',
    load: async () => (await import('./audit.ts')).audit,
  },
  {
    name: 'compact',
    synopsis: '[<repository>]',
    description: 'Return the space of deleted rows to the disk, for one repository or for all.',
    load: async () => (await import('./compact.ts')).compact,
  },
  {
    name: 'backup',
    synopsis: '<folder>',
    description: 'Copy all data, including secrets, to a new or empty folder. The server may keep running.',
    load: async () => (await import('./backup.ts')).backup,
  },
  {
    name: 'catalogue copy',
    synopsis: '--to <address>|file [--password-file <file>]',
    description:
      'Copy the catalogue from the place that the settings name to an empty database of PostgreSQL, or to the file in DATA_DIR, all or nothing, and compare the copy table by table. The server must be stopped.',
    load: async () => (await import('./catalogue-copy.ts')).catalogueCopy,
  },
  {
    name: 'restore',
    synopsis: '<folder> [--replace]',
    description:
      'Restore a backup into DATA_DIR, which must be empty or missing; --replace moves existing data aside. The server must be stopped.',
    load: async () => (await import('./restore.ts')).restore,
  },
]
