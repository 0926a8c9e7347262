// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.

import type { Upload } from '../../src/contract/upload.ts'

/** A document after OpenAPI 3.1 */
export type OpenApiDocument = {
  /** Version of OpenAPI */
  openapi: string
  /** Title, version and description of the interface */
  info: { [name: string]: unknown }
  /** Where the paths start */
  servers?: readonly { [name: string]: unknown }[] | undefined
  /** The operations */
  paths: { [name: string]: unknown }
} & { [name: string]: unknown }

/** The kind of a problem, for programs; each has one title: - `invalid-request-body`: the body cannot be read, or has other members than a request has - `invalid-command`: `command` is missing or is not one of the operation's - `no-data-received`: there is no body, no `data`, or nothing in it - `invalid-data`: `data` is not what the command takes, or names what does not exist - `invalid-parameters`: a parameter of the path, the query or a header is not valid - `login-failed`: the credentials do not hold (the login alone) - `unauthorized`, `forbidden`: the credentials do not hold, or hold but lack the role - `not-found`, `method-not-allowed`, `not-acceptable`, `unsupported-media-type`: as the status says - `request-timeout`, `headers-too-large`: the request came too slowly, or with too many headers - `conflict`: the state of what is addressed forbids it - `too-large`: the body or the file is larger than the server takes - `range-not-satisfiable`: the bytes that are asked for are behind the end of the file - `too-many-requests`: a budget of requests, of jobs in the queue, or of wrong passwords is used up - `server-error`: the server failed - `unavailable`: the server cannot serve this now */
export type ProblemType = "urn:groundtruth:problem:invalid-request-body" | "urn:groundtruth:problem:invalid-command" | "urn:groundtruth:problem:no-data-received" | "urn:groundtruth:problem:invalid-data" | "urn:groundtruth:problem:invalid-parameters" | "urn:groundtruth:problem:login-failed" | "urn:groundtruth:problem:unauthorized" | "urn:groundtruth:problem:forbidden" | "urn:groundtruth:problem:not-found" | "urn:groundtruth:problem:method-not-allowed" | "urn:groundtruth:problem:not-acceptable" | "urn:groundtruth:problem:request-timeout" | "urn:groundtruth:problem:conflict" | "urn:groundtruth:problem:too-large" | "urn:groundtruth:problem:unsupported-media-type" | "urn:groundtruth:problem:range-not-satisfiable" | "urn:groundtruth:problem:too-many-requests" | "urn:groundtruth:problem:headers-too-large" | "urn:groundtruth:problem:server-error" | "urn:groundtruth:problem:unavailable"

/** A place in the text, in UTF-16 units from 0, as JavaScript and the editors' language server protocol count: a fault goes from `start` to before `end` */
export type ExpressionPlace = number

/** One fault of a request */
export type ProblemError = {
  /** The place of the fault in the body (a JSON pointer, RFC 6901); absent where it is not in the body */
  pointer?: string | undefined
  /** The name of the parameter of the path or the query, or of the header, where the fault is in one */
  parameter?: string | undefined
  /** What went wrong and how to mend it, for people */
  detail: string
  start?: ExpressionPlace | undefined
  end?: ExpressionPlace | undefined
  /** What may have been meant, to be put in the place of a fault of an expression */
  suggestion?: string | undefined
}

/** Why a request was not served (RFC 9457) */
export type Problem = {
  type: ProblemType
  /** The reason in a few words, the same for every problem of a type */
  title: string
  /** The status of the answer */
  status: number
  /** What went wrong and how to mend it, for people */
  detail: string
  /** Identifier of the failed request, the same as in the header `X-Request-Id` */
  id: string
  /** Every fault that was found in the request; empty where the request as a whole is the fault */
  errors: readonly ProblemError[]
}

/** A change of one's own password */
export type PasswordRequest = {
  /** The password in force; asked for even though the request has credentials, so that a session that somebody got hold of does not suffice */
  oldPassword: string
  /** The password from now on, of at least 8 characters */
  newPassword: string
}

/** Columnised names of columns, in the order wanted */
export type ColumnNames = readonly string[]

/** A condition over the columns of a listing, which stand in it by their human or columnised names: text in double quotes, names of several words in single quotes or brackets */
export type Condition = string

/** One column of a listing */
export type Column = {
  /** The name for programs, by which `columns` and `sort` know it */
  columnisedName: string
  /** The name for people; the key of the value in rows of the external form */
  humanisedName: string
  /** What the values mean */
  description: string
}

/** What is known of the record beside its values; absent where a record has no address of its own */
export type RowMetadata = {
  /** The address of the record */
  url: string
}

/** One record */
export type Row = {
  /** The values in the order of the columns, as texts; the empty text stands for no value */
  dataRow: readonly string[]
  metadata?: RowMetadata | undefined
}

/** One record in the external form, its values by the human names of the columns */
export type ExternalRow = { [name: string]: string }

/** The records: in the order of the columns, or (`external=1`) by the human names of the columns; the empty text where there are none */
export type Rows = readonly Row[] | readonly ExternalRow[] | string

/** What ends a record; left out, the first one outside quotes tells. `none`: nothing does, the whole file is one record. */
export type Terminator = "lf" | "cr" | "crlf" | "none"

/** The encoding of the characters, by its name in Tcl; left out, `utf-8`. One that this server cannot read yet is refused by its name (404). */
export type Encoding = "cp1252" | "ascii" | "big5" | "cp1250" | "cp1251" | "cp1253" | "cp1254" | "cp1255" | "cp1256" | "cp1257" | "cp1258" | "cp437" | "cp737" | "cp775" | "cp850" | "cp852" | "cp855" | "cp857" | "cp860" | "cp861" | "cp862" | "cp863" | "cp864" | "cp865" | "cp866" | "cp869" | "cp874" | "cp932" | "cp936" | "cp949" | "cp950" | "dingbats" | "ebcdic" | "euc-cn" | "euc-jp" | "euc-kr" | "gb12345" | "gb1988" | "gb2312" | "gb2312-raw" | "identity" | "iso2022" | "iso2022-jp" | "iso2022-kr" | "iso8859-1" | "iso8859-2" | "iso8859-3" | "iso8859-4" | "iso8859-5" | "iso8859-6" | "iso8859-7" | "iso8859-8" | "iso8859-9" | "iso8859-10" | "iso8859-13" | "iso8859-14" | "iso8859-15" | "iso8859-16" | "jis0201" | "jis0208" | "jis0212" | "koi8-r" | "koi8-u" | "ksc5601" | "macCentEuro" | "macCroatian" | "macCyrillic" | "macDingbats" | "macGreek" | "macIceland" | "macJapan" | "macRoman" | "macRomania" | "macThai" | "macTurkish" | "macUkraine" | "shiftjis" | "symbol" | "tis-620" | "unicode" | "utf-8"

/** What the file itself seems to be, whatever the request says of it; with previews only. Each is given in the form that `connectInfo` takes, and left out where nothing in the file speaks for it. */
export type DetectedFormat = {
  /** `Y` where the file is packed by gzip; the rest is said of what is in it */
  compressed: "Y" | "N"
  /** The delimiter, by its word or as the character */
  delimiter?: string | undefined
  /** The quote, by its word or as the character; `NUL` where nothing seems to be quoted */
  quote?: string | undefined
  terminator?: Terminator | undefined
  encoding?: Encoding | undefined
  /** `Y` where the first record seems to hold the names of the columns */
  header?: "Y" | "N" | undefined
}

/** A record that does not fit */
export type PreviewReject = {
  /** The line of the file that the record starts in, from 1 */
  line: string
  /** The kind of the fault */
  reason: "ragged" | "bad quotes" | "undecodable" | "over-long"
  /** What does not fit, in a sentence */
  detail: string
}

/** Which part of the listing this is */
export type ListingMetadata = {
  /** The name of the listing */
  viewName: string
  /** The number of the first row of the page, from 1 */
  pageStart: string
  /** How many rows the page has */
  dataSize: string
  /** How many rows the whole listing has */
  totalCount: string
  detected?: DetectedFormat | undefined
  /** Records among those of the preview that would be rejected, in the order of the file; with previews only */
  rejected?: readonly PreviewReject[] | undefined
}

/** A page of a listing */
export type StandardResponse = {
  /** The columns, in the order of the values */
  columns: readonly Column[]
  rows: Rows
  metadata: ListingMetadata
}

/** The name of a repository */
export type RepositoryName = string

/** A repository to create */
export type RepositoryRequest = {
  name: RepositoryName
  /** What the repository is for; shown to everyone, without credentials */
  description?: string | undefined
}

/** Where to find what the request was about */
export type UrlAnswer = {
  /** An address below this server */
  url: string
}

/** What a user may do in a repository. `reader`: see everything. `editor`: also upload, load, change and delete. `administrator`: also delete the repository. */
export type Role = "reader" | "editor" | "administrator"

/** Whom the credentials belong to */
export type Login = {
  /** That the credentials hold; always true */
  authenticated: boolean
  /** The user's name */
  username: string
  role: Role
}

/** One file */
export type UploadRequest = {
  /** The bytes of the file, plain or compressed by gzip, with its name in `filename` */
  file: string
}

/** An uploaded file */
export type UploadedFile = {
  /** The name that the file has in the repository, for `sourceFile` and `schemaFile`. It differs from the name that was sent where that one was taken already (`airports (2).csv`) or had characters that a file's name cannot have. */
  path: string
}

/** The bytes of a file */
export type ExportedFile = string

/** `pageStart`: the number of the first row to answer with, from 1 (the default): a row, not a page. `pageSize`: the most rows to answer with, 65 where it is left out; more than 10,000 is not an error, but the answer then holds 10,000 at most. */
export type PageNumber = number | string

/** One column to sort by */
export type SortKey = {
  /** The columnised name of the column */
  column: string
  /** Upwards or downwards */
  direction?: "asc" | "desc" | undefined
}

/** The standard options of a listing */
export type ListOptions = {
  columns?: ColumnNames | undefined
  where?: Condition | undefined
  pageStart?: PageNumber | undefined
  pageSize?: PageNumber | undefined
  /** The numbers of the records to answer with; a number that no record has is passed over */
  keypatternlist?: readonly string[] | undefined
  /** The columns to sort by, the most important first */
  sort?: readonly SortKey[] | undefined
  /** Whether to answer from the data itself; that is always so, since no answer is kept */
  clearCache?: "0" | "1" | 0 | 1 | undefined
}

/** Lists entities; those of `keypatternlist`, else all */
export type EntitiesGet = {
  /** The name of the command */
  command: "get"
  options: ListOptions
}

/** The name of an entity, for people. No two entities of a repository have one name, upper and lower case apart or not. */
export type EntityName = string

/** What the data is, for people */
export type EntityDescription = string

/** `client`: a file that was uploaded. `server`: a file of the server, below one of its source folders */
export type Source = "client" | "server"

/** What the file is. `delimited`: text whose fields stand between delimiters, plain or compressed by gzip */
export type SourceType = "delimited"

/** The number of a loader connection. The source folders of the server are the connections 1, 2 and so on, in the order in which it was told them. */
export type ConnectionId = number | string

/** The user to ask the source as; files ask for none, so it is not used */
export type SourceUsername = string

/** The password of that user; never stored and never logged */
export type SourcePassword = string

/** The file: with the source `client` the `path` that the upload answered with; with the source `server` its path relative to the source folder, with `/` between folders. Nothing outside of the folder can be named. */
export type SourceFile = string

/** With `attr` = `ddl`, and only then: a file of ANSI SQL with one `CREATE TABLE`, named in the way of `sourceFile`; its columns are those of the data, in the same order. */
export type SchemaFile = string

/** What stands around fields that have the delimiter or the terminator in them: `NUL` (nothing does), `backtick`, `double quote` (the default), `single quote`, `backslash`, `slash`, or one of these characters itself. Doubled, it stands for itself. */
export type Quote = string

/** What stands between fields: one of the words `NUL`, `comma` (the default), `pipe`, `TAB`, `backtick`, `slash`, `double quote`, `single quote`, `backslash`; or one of these characters itself, or one of ``! £ $ ^ & * ( ) - _ + = { } ; : @ # ~ < > ? ¬``. Not the same as the quote. */
export type Delimiter = string

/** Where a delimited file is, and how its bytes are to be understood. `type` is required with the source `client`, `connectionId` with the source `server`. */
export type ConnectInfo = {
  type?: SourceType | undefined
  connectionId?: ConnectionId | undefined
  username?: SourceUsername | undefined
  password?: SourcePassword | undefined
  sourceFile: SourceFile
  schemaFile?: SchemaFile | undefined
  quote?: Quote | undefined
  delimiter?: Delimiter | undefined
  terminator?: Terminator | undefined
  encoding?: Encoding | undefined
  /** Where the names of the columns come from: `names`, the first record; `ddl`, the file of `schemaFile`; `none`, nowhere, so they are numbered */
  attr: "none" | "names" | "ddl"
}

/** Which of the records are loaded, as a Tcl list, with or without the word `SAMPLE` before it: - `all`: every record, which is the default - `{first x}`: the first x - `{first x skip y}`: the first x after the first y - `{random x}`: each with a probability of x percent - `{random x skip y}`: the same, after the first y A random sample is repeatable: loading the entity again from the same file takes the same records. */
export type Sample = string

/** How many records may be rejected before the load fails; left out, a tenth of the records that were read. `0` allows none. */
export type MaxRejected = number

/** The name of the job in the scheduler; left out, one is made of the command and the entity's name */
export type JobName = string

/** When to load, in UTC: `YYYY-MM-DD HH:MM:SS` or `YYYY/MM/DD HH:MM:SS`, the month in two digits, in three letters (`Nov`) or written out (`November`). A time that is over means at once. */
export type ScheduleTime = string

/** The entity and where its data comes from */
export type EntityInput = {
  entityName: EntityName
  entityDesc?: EntityDescription | undefined
  source: Source
  connectInfo: ConnectInfo
  sample?: Sample | undefined
  maxRejected?: MaxRejected | undefined
  jobName?: JobName | undefined
  /** `0`, or left out, loads at `scheduleTime`, or at once where that is missing; `1` at once */
  scheduleNow?: "0" | "1" | 0 | 1 | undefined
  scheduleTime?: ScheduleTime | undefined
}

/** Options of reading a source */
export type SourceOptions = {
  /** Virtual columns, which are computed for each record while it is loaded and then served and profiled like those of the source, behind them and in this order. A name that stands in an expression is a column of the source or a virtual column that stands before; a name that is neither is answered with 404. */
  columns?: readonly string[] | undefined
}

/** Makes an entity and schedules the job that loads it. Needs the role `editor`. Of two requests for one name the later one is refused, even while the first is loading. */
export type EntitiesCreate = {
  /** The name of the command */
  command: "create"
  data: EntityInput
  options?: SourceOptions | undefined
}

/** The source to look at */
export type PreviewInput = {
  source: Source
  connectInfo: ConnectInfo
  sample?: Sample | undefined
}

/** Reads the first records of a source as `create` would read them, and says in `metadata.detected` what the file itself seems to be. Nothing is stored. */
export type EntitiesPreview = {
  /** The name of the command */
  command: "preview"
  data: PreviewInput
  options?: SourceOptions | undefined
}

/** Where a file is, and how its characters are to be read. `type` is required with the source `client`, `connectionId` with the source `server`. */
export type RawConnectInfo = {
  type?: SourceType | undefined
  connectionId?: ConnectionId | undefined
  username?: SourceUsername | undefined
  password?: SourcePassword | undefined
  sourceFile: SourceFile
  encoding?: Encoding | undefined
}

/** The source to look at */
export type RawPreviewInput = {
  source: Source
  connectInfo: RawConnectInfo
}

/** Reads the first lines of a source as they stand, without a schema: the way to see what a file is when nothing is known of it. Nothing is stored. */
export type EntitiesRawPreview = {
  /** The name of the command */
  command: "rawpreview"
  data: RawPreviewInput
}

/** The name that the file is to be downloaded by, with its extension. Where the repository has an export of this name, letter case aside, `(2)` and so on is appended. It names no folder. */
export type ExportFilename = string

/** What is written; left out, `csv`: - `csv`: a line of human names, then a line for each record, quoted by RFC 4180 where it has to be and ended by LF - `json`: one array with an object for each record, by human names - `ndjson`: a line for each record, an object by human names - `parquet`: columns by human names; values are texts, as in the listing, and numbers of records and counts integers - `xlsx`: a workbook in which numbers, dates, times and truth values are cells of that type; sheets are continued on further ones. A text of more than 32,767 characters is cut, which the message of the job tells No value is nothing at all in csv, an empty cell in xlsx, and null in the others. */
export type ExportFiletype = "csv" | "json" | "ndjson" | "parquet" | "xlsx"

/** What becomes of characters that the encoding does not have; left out, `error`: the job fails and names the first. With `replace` a question mark stands for each */
export type ExportUnencodable = "error" | "replace"

/** Whether to put an apostrophe before values of csv that a spreadsheet would take for formulas: those that begin with `=`, `+`, `-`, `@`, a tab or a carriage return and are no number. Off unless asked for, since it changes values. In other types nothing is taken for a formula */
export type ExportEscapeFormulas = boolean

/** What to write */
export type ExportInput = {
  filename: ExportFilename
  filetype?: ExportFiletype | undefined
  /** The encoding of csv, json and ndjson; the other types have one of their own */
  encoding?: Encoding | undefined
  unencodable?: ExportUnencodable | undefined
  escapeFormulas?: ExportEscapeFormulas | undefined
}

/** Which records and columns to write, and in which order; all of them, in the order of the listing, if nothing is said */
export type ExportOptions = {
  columns?: ColumnNames | undefined
  where?: Condition | undefined
  /** The numbers of the records to write; a number that no record has is passed over */
  keypatternlist?: readonly string[] | undefined
  /** The columns to sort by, the most important first */
  sort?: readonly SortKey[] | undefined
}

/** Writes the records of a listing to a file that can be downloaded when the job has ended */
export type Export = {
  /** The name of the command */
  command: "export"
  data: ExportInput
  options?: ExportOptions | undefined
}

/** A Standard Request about the entities of a repository; `command` says which */
export type EntitiesCommand = EntitiesGet | EntitiesCreate | EntitiesPreview | EntitiesRawPreview | Export

/** An entity that a job was scheduled for */
export type EntityLoading = {
  /** The address of the entity */
  url: string
  /** The number of the entity in its repository */
  entityId: string
  /** The address of the job that loads it */
  job: string
}

/** An export that a job was scheduled for */
export type ExportScheduled = {
  /** The address of the job that writes the file */
  job: string
  /** The address that the file can be downloaded at when the job has ended */
  file: string
}

/** What the command made: of `create` the entity and its job, of `export` the job and the file, of all others a listing */
export type EntitiesCommandResult = EntityLoading | ExportScheduled | StandardResponse

/** The listing whose columns may be named: `rows`, `rejected` and `attributes` are those of an entity, `values`, `masks`, `patterns`, `soundexes` and `metaphones` of an attribute. Where it is left out it is the rows of `entity`, and without an entity there are no columns. */
export type ExpressionListing = "repositories" | "entities" | "scheduler" | "files" | "libraryEntities" | "libraryAttributes" | "rows" | "rejected" | "attributes" | "values" | "masks" | "patterns" | "soundexes" | "metaphones"

/** A text, and where it is to be an expression */
export type ExpressionInput = {
  /** The text */
  expression: string
  /** `value`: of any type; `condition`: true or false for each row, as `where` takes it */
  purpose?: "value" | "condition" | undefined
  listing?: ExpressionListing | undefined
  /** The id of the entity, for a listing of one; without a listing, its rows */
  entity?: number | undefined
  /** The number of the attribute in its entity, for a listing of one */
  attribute?: number | undefined
}

/** Says whether a text is a valid expression */
export type ExpressionsCheck = {
  /** The name of the command */
  command: "check"
  data: ExpressionInput
}

/** A Standard Request about expressions; `command` says which */
export type ExpressionsCommand = ExpressionsCheck

/** The type of a value: `integer` is one of 64 bits, `decimal` a double, `null` that of the word NULL alone */
export type ExpressionType = "text" | "integer" | "decimal" | "logical" | "date" | "time" | "timestamp" | "null"

/** A column that an expression reads */
export type ExpressionColumn = {
  /** The name of the column for programs */
  columnisedName: string
  /** The name of the column for people */
  humanisedName: string
  /** What its values are read as, where nothing in the expression asks for their text */
  type: ExpressionType
}

/** A fault of an expression with its place */
export type ExpressionFault = {
  start: ExpressionPlace
  end: ExpressionPlace
  /** What is wrong and how to mend it, for people */
  detail: string
  /** What may have been meant, to be put in the place of the fault */
  suggestion?: string | undefined
}

/** What there is to know of a text as an expression */
export type ExpressionChecked = {
  /** Whether it is an expression that can be used here */
  valid: boolean
  /** What it gives; absent where the text is not valid */
  type?: ExpressionType | undefined
  /** The expression in its plain form, without needless parentheses; absent where the text is not valid */
  printed?: string | undefined
  /** The columns it reads, each once */
  columns: readonly ExpressionColumn[]
  /** Every fault that was found, in the order of their places */
  errors: readonly ExpressionFault[]
  /** What is valid, and yet hardly meant so */
  warnings: readonly ExpressionFault[]
}

/** A number of records */
export type Count = {
  /** The number, in decimal digits */
  count: string
}

/** What is to change */
export type EntityChange = {
  name?: EntityName | undefined
  description?: EntityDescription | undefined
}

/** Changes the name or the description of an entity; what is left out stays */
export type EntityEdit = {
  /** The name of the command */
  command: "edit"
  data: EntityChange
}

/** What differs from the last load; what is left out is as it was then. `source` and `connectInfo` go together. */
export type ReloadInput = {
  source?: Source | undefined
  connectInfo?: ConnectInfo | undefined
  sample?: Sample | undefined
  maxRejected?: MaxRejected | undefined
  jobName?: JobName | undefined
  /** `0`, or left out, loads at `scheduleTime`, or at once where that is missing; `1` at once */
  scheduleNow?: "0" | "1" | 0 | 1 | undefined
  scheduleTime?: ScheduleTime | undefined
}

/** Loads an entity again, from the source that it has or from a newer one. The rows in force are served until the new ones are in; where the load fails, they stay. */
export type EntityReload = {
  /** The name of the command */
  command: "reload"
  data: ReloadInput
}

/** A Standard Request about one entity; `command` says which */
export type EntityCommand = EntityEdit | EntityReload

/** The entity that was changed, or that is being loaded again */
export type EntityCommandResult = {
  /** The address of the entity */
  url: string
  /** The number of the entity in its repository */
  entityId: string
  /** The address of the job that loads it; of `reload` alone */
  job?: string | undefined
}

/** Lists rows; those of `keypatternlist`, else all */
export type RowsGet = {
  /** The name of the command */
  command: "get"
  options: ListOptions
}

/** A Standard Request about the rows of an entity; `command` says which */
export type RowsCommand = RowsGet | Export

/** What the command made: of `export` the job and the file, of `get` a listing */
export type ListingCommandResult = ExportScheduled | StandardResponse

/** A page of HTML */
export type Report = string

/** Lists attributes; those of `keypatternlist`, else all */
export type AttributesGet = {
  /** The name of the command */
  command: "get"
  options: ListOptions
}

/** A Standard Request about the attributes of an entity; `command` says which */
export type AttributesCommand = AttributesGet | Export

/** Lists records; those of `keypatternlist`, else all */
export type ProfileGet = {
  /** The name of the command */
  command: "get"
  options: ListOptions
}

/** A Standard Request about the values or forms of an attribute; `command` says which */
export type ProfileCommand = ProfileGet | Export

/** How patterns are written; in each a number behind a class tells how many characters of it follow one another: - `Default`: `a` letter, `z` letter of a script without capitals, `d` digit, `_` white space, `p` punctuation, `.` full stop that is not between digits, `!` other symbol, `c` control character: `Jane Smith` is `a4_a5` - `Rich`: `u` capital and `l` small letter instead of `a`; `m` currency, `S` separator between digits, `+` and `-` before digits, `q` quote: `Jane Smith` is `ul3_ul4`, `$400.00` is `md3Sd2` - `Long`: the rich pattern with a character for each character: `ulll_ullll` */
export type PatternStyle = "Default" | "Rich" | "Long"

/** Lists patterns; those of `keypatternlist`, else all */
export type PatternsGet = {
  /** The name of the command */
  command: "get"
  /** Which patterns */
  data?: {
    style?: PatternStyle | undefined
  } | undefined
  options: ListOptions
}

/** What to write, of which patterns */
export type PatternsExportInput = {
  filename: ExportFilename
  filetype?: ExportFiletype | undefined
  /** The encoding of csv, json and ndjson; the other types have one of their own */
  encoding?: Encoding | undefined
  unencodable?: ExportUnencodable | undefined
  escapeFormulas?: ExportEscapeFormulas | undefined
  style?: PatternStyle | undefined
}

/** Writes the patterns to a file that can be downloaded when the job has ended */
export type PatternsExport = {
  /** The name of the command */
  command: "export"
  data: PatternsExportInput
  options?: ExportOptions | undefined
}

/** A Standard Request about the patterns of an attribute; `command` says which */
export type PatternsCommand = PatternsGet | PatternsExport

/** A value, and the mask that it is to be written by */
export type UnmaskRequest = {
  /** Both of them */
  data: {
    /** What the letters and digits are taken from. With a space in it, it must be wrapped in double quotes, which are no part of it; within them `\"` is a double quote. */
    value: string
    /** `N` for a digit, `A` for a letter, everything else for itself. With a space in it, it must be wrapped in double quotes, which are no part of it; within them `\"` is a double quote. */
    mask: string
  }
}

/** A value in the form of a mask */
export type Unmasked = {
  /** The value, never wrapped; empty where it has nothing of what the mask asks for */
  value: string
}

/** What a function is for */
export type FunctionGroup = "Date/Time" | "Metadata" | "Numeric" | "Set" | "Statistical" | "String" | "Transformation" | "Type"

/** The type of a value. `any` takes a value as it is; all that are `same` are brought to the one type that fits them, which is then what the function gives. */
export type FunctionType = "text" | "integer" | "decimal" | "logical" | "date" | "time" | "timestamp" | "any" | "same"

/** What a function takes */
export type FunctionParameter = {
  /** What it is called in the form of the signature and in messages */
  name: string
  type: FunctionType
  /** `value`: any expression of the type, or of one that converts to it. `constant`: the same for all rows, that is, without columns. `attribute`: the name of an attribute that has a profile. `listed`: in a `where` of rows a constant or the name of an attribute that has a profile, in a virtual column any expression. */
  kind: "value" | "constant" | "attribute" | "listed"
  /** Whether it may be left out, with all that follow */
  optional: boolean
  /** Whether it may come any number of times */
  repeated: boolean
  /** Of a constant that is one of a few words, which these are; their case does not matter */
  words?: readonly string[] | undefined
}

/** A way to call a function */
export type FunctionSignature = {
  /** As people read it; brackets hold what may be left out, and what stands before `…` may come any number of times */
  form: string
  /** In the order of the arguments */
  parameters: readonly FunctionParameter[]
  returns: FunctionType
}

/** An expression and what it gives */
export type FunctionExample = {
  /** As it is written */
  expression: string
  /** What it gives, as text; null for null */
  result: string | null
  /** The values of the row that it is computed for, by the names of its attributes; null for none */
  row?: { [name: string]: string | null } | undefined
}

/** A function of the expression language */
export type Function = {
  /** As it is called, in upper case */
  name: string
  group: FunctionGroup
  /** What the function gives, and when that is null */
  description: string
  /** The ways to call it, of which the one that the arguments fit best is taken */
  signatures: readonly FunctionSignature[]
  /** Calls with what they give */
  examples: readonly FunctionExample[]
}

/** Functions of the expression language */
export type Functions = {
  /** In the order of their names */
  functions: readonly Function[]
}

/** The number of a priority, as business rules name it; 1 stands first */
export type PriorityId = number

/** The name of a priority, for people */
export type PriorityName = string

/** What the priority stands for, for people */
export type PriorityDescription = string

/** A priority: its number, its name, its description, and `Y` where a business rule uses it, else `N` */
export type Priority = readonly [PriorityId, PriorityName, PriorityDescription, ("Y" | "N"), ...unknown[]]

/** The priorities of a repository, in the order of their numbers */
export type Priorities = readonly Priority[]

/** The priority */
export type PriorityInput = {
  priority: PriorityId
  name: PriorityName
  description?: PriorityDescription | undefined
}

/** Adds a priority, in the place of the one that had its number */
export type PrioritiesAdd = {
  /** The name of the command */
  command: "add"
  data: PriorityInput
}

/** A Standard Request about the priorities of a repository; `command` says which */
export type PrioritiesCommand = PrioritiesAdd

/** What is to change */
export type PriorityChange = {
  priority?: PriorityId | undefined
  name?: PriorityName | undefined
  description?: PriorityDescription | undefined
}

/** Changes a priority; what is left out stays. With another number it takes the place of the priority that had that one */
export type PriorityEdit = {
  /** The name of the command */
  command: "edit"
  data: PriorityChange
}

/** A Standard Request about one priority; `command` says which */
export type PriorityCommand = PriorityEdit

/** Lists library entities; those of `keypatternlist`, else all */
export type LibraryEntitiesGet = {
  /** The name of the command */
  command: "get"
  options: ListOptions
}

/** The name of a library entity, for people. No two library entities of a repository have one name, upper and lower case apart or not; one that an entity has is free here. */
export type LibraryEntityName = string

/** What the library entity is a template of, for people */
export type LibraryEntityDescription = string

/** An attribute that attributes of entities are mapped to */
export type LibraryAttributeInput = {
  /** The name of the attribute, for people. No two attributes of a library entity have one name, upper and lower case apart or not. */
  name: string
  /** What the values are, for people */
  description?: string | undefined
}

/** The library entity */
export type LibraryEntityInput = {
  entityName: LibraryEntityName
  entityDesc?: LibraryEntityDescription | undefined
  /** The attributes, which are numbered from 1 in this order */
  attributes: readonly LibraryAttributeInput[]
}

/** Makes a library entity with its attributes. Needs the role `editor`. */
export type LibraryEntitiesCreate = {
  /** The name of the command */
  command: "create"
  data: LibraryEntityInput
}

/** A Standard Request about the library entities of a repository; `command` says which */
export type LibraryEntitiesCommand = LibraryEntitiesGet | LibraryEntitiesCreate | Export

/** A library entity that was made */
export type LibraryEntityCreated = {
  /** The address of the library entity */
  url: string
  /** The number of the library entity */
  entityId: string
}

/** What the command made: of `create` the library entity, of `export` the job and the file, of `get` a listing */
export type LibraryEntitiesCommandResult = LibraryEntityCreated | ExportScheduled | StandardResponse

/** The value of a job: a text; of the column `job_entity_id` a list of none, one or two texts, the numbers of the entities that the job is about */
export type JobCell = string | readonly string[]

/** One job */
export type JobRow = {
  /** The values in the order of the columns; the empty text stands for no value */
  dataRow: readonly JobCell[]
  metadata: RowMetadata
}

/** One job in the external form, its values by the human names of the columns */
export type JobExternalRow = { [name: string]: JobCell }

/** The jobs: in the order of the columns, or (`external=1`) by the human names of the columns; the empty text where there are none */
export type JobRows = readonly JobRow[] | readonly JobExternalRow[] | string

/** A page of the listing of jobs, in the form of every listing */
export type JobsResponse = {
  /** The columns, in the order of the values */
  columns: readonly Column[]
  rows: JobRows
  metadata: ListingMetadata
}

/** Lists jobs; those of `keypatternlist`, else all */
export type JobsGet = {
  /** The name of the command */
  command: "get"
  options: ListOptions
}

/** A Standard Request about the jobs of a repository; `command` says which */
export type SchedulerCommand = JobsGet | Export

/** What the command made: of `export` the job and the file, of `get` a listing */
export type JobsCommandResult = ExportScheduled | JobsResponse

/** Server-sent events (WHATWG HTML, section 9.2): `event` is `progress` or `end`, `data` on one line the job as JSON, an object of the columns by their columnised names */
export type JobEvents = string

/** Cancels a job: at once where it waits, at the next safe point where it runs. What it had made until then is undone. */
export type JobCancel = {
  /** The name of the command */
  command: "cancel"
}

/** A Standard Request about one job; `command` says which */
export type JobCommand = JobCancel

/** Request and replies of every operation, by operationId. */
export type Operations = {
  getOpenApiDocument: {
    request: {
      path: {}
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: OpenApiDocument
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
    }
  }
  changePassword: {
    request: {
      path: {}
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: PasswordRequest
    }
    replies: {
      noContent: {
        status: 204
        body: undefined
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      contentTooLarge: {
        status: 413
        body: Problem
        headers: {}
      }
      unsupportedMediaType: {
        status: 415
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  listRepositories: {
    request: {
      path: {}
      query: {
        /** Columnised names of the columns to answer with, in the order wanted, separated by commas, instead of all. A name that the listing does not have is answered 404, one that stands twice 400. */
        columns?: ColumnNames
        /** Only the rows for which this condition is true: an expression over the columns by their human names, such as `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by their columnised ones. How the language reads is told by `GET …/functions` and the page of the language. What does not hold together is answered 400 with the place of each fault, a column that the listing does not have 404. */
        where?: Condition
        /** Columnised names of the columns to sort by, the most important first, separated by commas; `:desc` behind a name sorts downwards, `:asc` (or nothing) upwards. Numbers are compared as numbers, texts by their code points, and rows without a value come last. Rows that are equal in all of them keep one order over all pages. */
        sort?: readonly string[]
        /** The number of the first row to answer with, from 1: a row, not a page. Beyond the last row the answer has no rows. */
        pageStart: number
        /** The most rows to answer with. More than 10,000 is not an error, but the answer then holds 10,000 at most. */
        pageSize: number
        /** `1` answers each row as an object whose keys are the human names of the columns. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: StandardResponse
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  createRepository: {
    request: {
      path: {}
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: RepositoryRequest
    }
    replies: {
      created: {
        status: 201
        body: UrlAnswer
        headers: {
          Location: string
        }
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      conflict: {
        status: 409
        body: Problem
        headers: {}
      }
      contentTooLarge: {
        status: 413
        body: Problem
        headers: {}
      }
      unsupportedMediaType: {
        status: 415
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  getRepository: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** Columnised names of the columns to answer with, in the order wanted, separated by commas, instead of all. A name that the listing does not have is answered 404, one that stands twice 400. */
        columns?: ColumnNames
        /** `1` answers each row as an object whose keys are the human names of the columns. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: StandardResponse
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  deleteRepository: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      noContent: {
        status: 204
        body: undefined
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  login: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: Login
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  uploadFile: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: { file: Upload }
    }
    replies: {
      ok: {
        status: 200
        body: UploadedFile
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      contentTooLarge: {
        status: 413
        body: Problem
        headers: {}
      }
      unsupportedMediaType: {
        status: 415
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  listFiles: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** Columnised names of the columns to answer with, in the order wanted, separated by commas, instead of all. A name that the listing does not have is answered 404, one that stands twice 400. */
        columns?: ColumnNames
        /** Only the rows for which this condition is true: an expression over the columns by their human names, such as `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by their columnised ones. How the language reads is told by `GET …/functions` and the page of the language. What does not hold together is answered 400 with the place of each fault, a column that the listing does not have 404. */
        where?: Condition
        /** Columnised names of the columns to sort by, the most important first, separated by commas; `:desc` behind a name sorts downwards, `:asc` (or nothing) upwards. Numbers are compared as numbers, texts by their code points, and rows without a value come last. Rows that are equal in all of them keep one order over all pages. */
        sort?: readonly string[]
        /** The number of the first row to answer with, from 1: a row, not a page. Beyond the last row the answer has no rows. */
        pageStart: number
        /** The most rows to answer with. More than 10,000 is not an error, but the answer then holds 10,000 at most. */
        pageSize: number
        /** `1` answers each row as an object whose keys are the human names of the columns. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: StandardResponse
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  deleteFile: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The name of an uploaded file, as `path` of the upload gave it */
        filename: string
      }
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      noContent: {
        status: 204
        body: undefined
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      conflict: {
        status: 409
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  downloadExport: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The name of an export, as `file` of the command's answer ends in it */
        filename: string
      }
      query: {}
      headers: {
        /** The bytes to answer with (RFC 9110 section 14.2), such as `bytes=1024-` for all from the 1,025th on. One range is answered with 206; several, and what is no range of bytes, with the whole file. */
        range?: string
        /** The `ETag` or `Last-Modified` of the file that the caller has a part of. Where the file is another one by now, the answer is the whole of it. */
        "if-range"?: string
        /** Versions that the caller already has, as the header `ETag` gave them, separated by commas; `*` stands for any. Where one of them is the file's, the answer is 304 without a body (RFC 9110 section 13.1.2). */
        "if-none-match"?: string
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: ExportedFile
        headers: {
          ETag: string
          "Last-Modified": string
          "Accept-Ranges": "bytes"
          "Content-Length": number
          "Content-Disposition": string
        }
      }
      partialContent: {
        status: 206
        body: ExportedFile
        headers: {
          ETag: string
          "Last-Modified": string
          "Accept-Ranges": "bytes"
          "Content-Length": number
          "Content-Disposition": string
          "Content-Range": string
        }
      }
      notModified: {
        status: 304
        body: undefined
        headers: {
          ETag: string
        }
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      conflict: {
        status: 409
        body: Problem
        headers: {}
      }
      rangeNotSatisfiable: {
        status: 416
        body: Problem
        headers: {
          "Content-Range": string
        }
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  listEntities: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** Columnised names of the columns to answer with, in the order wanted, separated by commas, instead of all. A name that the listing does not have is answered 404, one that stands twice 400. */
        columns?: ColumnNames
        /** Only the rows for which this condition is true: an expression over the columns by their human names, such as `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by their columnised ones. How the language reads is told by `GET …/functions` and the page of the language. What does not hold together is answered 400 with the place of each fault, a column that the listing does not have 404. */
        where?: Condition
        /** Columnised names of the columns to sort by, the most important first, separated by commas; `:desc` behind a name sorts downwards, `:asc` (or nothing) upwards. Numbers are compared as numbers, texts by their code points, and rows without a value come last. Rows that are equal in all of them keep one order over all pages. */
        sort?: readonly string[]
        /** The number of the first row to answer with, from 1: a row, not a page. Beyond the last row the answer has no rows. */
        pageStart: number
        /** The most rows to answer with. More than 10,000 is not an error, but the answer then holds 10,000 at most. */
        pageSize: number
        /** `1` answers each row as an object whose keys are the human names of the columns. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: StandardResponse
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  runEntitiesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: EntitiesCommand
    }
    replies: {
      ok: {
        status: 200
        body: EntitiesCommandResult
        headers: {}
      }
      noContent: {
        status: 204
        body: undefined
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      conflict: {
        status: 409
        body: Problem
        headers: {}
      }
      contentTooLarge: {
        status: 413
        body: Problem
        headers: {}
      }
      unsupportedMediaType: {
        status: 415
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  runExpressionsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: ExpressionsCommand
    }
    replies: {
      ok: {
        status: 200
        body: ExpressionChecked
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      conflict: {
        status: 409
        body: Problem
        headers: {}
      }
      contentTooLarge: {
        status: 413
        body: Problem
        headers: {}
      }
      unsupportedMediaType: {
        status: 415
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  countEntities: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: Count
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  getEntity: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository, column `ENTITY_ID` of the listing */
        entityID: number
      }
      query: {
        /** Columnised names of the columns to answer with, in the order wanted, separated by commas, instead of all. A name that the listing does not have is answered 404, one that stands twice 400. */
        columns?: ColumnNames
        /** `1` answers each row as an object whose keys are the human names of the columns. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: StandardResponse
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  runEntityCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository, column `ENTITY_ID` of the listing */
        entityID: number
      }
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: EntityCommand
    }
    replies: {
      ok: {
        status: 200
        body: EntityCommandResult
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      conflict: {
        status: 409
        body: Problem
        headers: {}
      }
      contentTooLarge: {
        status: 413
        body: Problem
        headers: {}
      }
      unsupportedMediaType: {
        status: 415
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  deleteEntity: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository, column `ENTITY_ID` of the listing */
        entityID: number
      }
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      noContent: {
        status: 204
        body: undefined
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  listRows: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository, column `ENTITY_ID` of the listing */
        entityID: number
      }
      query: {
        /** Only the rows whose value of an attribute is this one, or has this form: the number of the attribute, a kind and the text, separated by colons. `3:mask:NNN-NNNN` asks for the rows whose value of attribute 3 has that mask. The kinds are `value`, `mask`, `pattern` (the Default pattern), `rich`, `long`, `soundex` and `metaphone`. A text of more than 1,000 bytes of UTF-8, or with a NUL in it, is named by its SHA-256 in hexadecimal digits, with `.sha256` behind the kind. `3:null:` asks for the rows without a value. A text that nothing has is answered with no rows. The records of the values, masks, patterns, soundexes and metaphones carry such addresses. */
        holding?: string
        /** Columnised names of the columns to answer with, in the order wanted, separated by commas, instead of all. A name that the listing does not have is answered 404, one that stands twice 400. */
        columns?: ColumnNames
        /** Only the rows for which this condition is true: an expression over the columns by their human names, such as `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by their columnised ones. How the language reads is told by `GET …/functions` and the page of the language. What does not hold together is answered 400 with the place of each fault, a column that the listing does not have 404. */
        where?: Condition
        /** Columnised names of the columns to sort by, the most important first, separated by commas; `:desc` behind a name sorts downwards, `:asc` (or nothing) upwards. Numbers are compared as numbers, texts by their code points, and rows without a value come last. Rows that are equal in all of them keep one order over all pages. */
        sort?: readonly string[]
        /** The number of the first row to answer with, from 1: a row, not a page. Beyond the last row the answer has no rows. */
        pageStart: number
        /** The most rows to answer with. More than 10,000 is not an error, but the answer then holds 10,000 at most. */
        pageSize: number
        /** `1` answers each row as an object whose keys are the human names of the columns. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: StandardResponse
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      conflict: {
        status: 409
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  runRowsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository, column `ENTITY_ID` of the listing */
        entityID: number
      }
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: RowsCommand
    }
    replies: {
      ok: {
        status: 200
        body: ListingCommandResult
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      conflict: {
        status: 409
        body: Problem
        headers: {}
      }
      contentTooLarge: {
        status: 413
        body: Problem
        headers: {}
      }
      unsupportedMediaType: {
        status: 415
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  listRejectedRows: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository, column `ENTITY_ID` of the listing */
        entityID: number
      }
      query: {
        /** Columnised names of the columns to answer with, in the order wanted, separated by commas, instead of all. A name that the listing does not have is answered 404, one that stands twice 400. */
        columns?: ColumnNames
        /** Only the rows for which this condition is true: an expression over the columns by their human names, such as `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by their columnised ones. How the language reads is told by `GET …/functions` and the page of the language. What does not hold together is answered 400 with the place of each fault, a column that the listing does not have 404. */
        where?: Condition
        /** Columnised names of the columns to sort by, the most important first, separated by commas; `:desc` behind a name sorts downwards, `:asc` (or nothing) upwards. Numbers are compared as numbers, texts by their code points, and rows without a value come last. Rows that are equal in all of them keep one order over all pages. */
        sort?: readonly string[]
        /** The number of the first row to answer with, from 1: a row, not a page. Beyond the last row the answer has no rows. */
        pageStart: number
        /** The most rows to answer with. More than 10,000 is not an error, but the answer then holds 10,000 at most. */
        pageSize: number
        /** `1` answers each row as an object whose keys are the human names of the columns. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: StandardResponse
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  getReport: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository, column `ENTITY_ID` of the listing */
        entityID: number
      }
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: Report
        headers: {
          "Content-Security-Policy": string
        }
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      conflict: {
        status: 409
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  listAttributes: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository, column `ENTITY_ID` of the listing */
        entityID: number
      }
      query: {
        /** Columnised names of the columns to answer with, in the order wanted, separated by commas, instead of all. A name that the listing does not have is answered 404, one that stands twice 400. */
        columns?: ColumnNames
        /** Only the rows for which this condition is true: an expression over the columns by their human names, such as `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by their columnised ones. How the language reads is told by `GET …/functions` and the page of the language. What does not hold together is answered 400 with the place of each fault, a column that the listing does not have 404. */
        where?: Condition
        /** Columnised names of the columns to sort by, the most important first, separated by commas; `:desc` behind a name sorts downwards, `:asc` (or nothing) upwards. Numbers are compared as numbers, texts by their code points, and rows without a value come last. Rows that are equal in all of them keep one order over all pages. */
        sort?: readonly string[]
        /** The number of the first row to answer with, from 1: a row, not a page. Beyond the last row the answer has no rows. */
        pageStart: number
        /** The most rows to answer with. More than 10,000 is not an error, but the answer then holds 10,000 at most. */
        pageSize: number
        /** `1` answers each row as an object whose keys are the human names of the columns. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: StandardResponse
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  runAttributesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository, column `ENTITY_ID` of the listing */
        entityID: number
      }
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: AttributesCommand
    }
    replies: {
      ok: {
        status: 200
        body: ListingCommandResult
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      contentTooLarge: {
        status: 413
        body: Problem
        headers: {}
      }
      unsupportedMediaType: {
        status: 415
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  getAttribute: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository, column `ENTITY_ID` of the listing */
        entityID: number
        /** The number of an attribute in its entity, column `ATTRIBUTE_ID` of the listing */
        attributeID: number
      }
      query: {
        /** Columnised names of the columns to answer with, in the order wanted, separated by commas, instead of all. A name that the listing does not have is answered 404, one that stands twice 400. */
        columns?: ColumnNames
        /** `1` answers each row as an object whose keys are the human names of the columns. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: StandardResponse
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  listValues: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository, column `ENTITY_ID` of the listing */
        entityID: number
        /** The number of an attribute in its entity, column `ATTRIBUTE_ID` of the listing */
        attributeID: number
      }
      query: {
        /** Columnised names of the columns to answer with, in the order wanted, separated by commas, instead of all. A name that the listing does not have is answered 404, one that stands twice 400. */
        columns?: ColumnNames
        /** Only the rows for which this condition is true: an expression over the columns by their human names, such as `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by their columnised ones. How the language reads is told by `GET …/functions` and the page of the language. What does not hold together is answered 400 with the place of each fault, a column that the listing does not have 404. */
        where?: Condition
        /** Columnised names of the columns to sort by, the most important first, separated by commas; `:desc` behind a name sorts downwards, `:asc` (or nothing) upwards. Numbers are compared as numbers, texts by their code points, and rows without a value come last. Rows that are equal in all of them keep one order over all pages. */
        sort?: readonly string[]
        /** The number of the first row to answer with, from 1: a row, not a page. Beyond the last row the answer has no rows. */
        pageStart: number
        /** The most rows to answer with. More than 10,000 is not an error, but the answer then holds 10,000 at most. */
        pageSize: number
        /** `1` answers each row as an object whose keys are the human names of the columns. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: StandardResponse
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      conflict: {
        status: 409
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  runValuesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository, column `ENTITY_ID` of the listing */
        entityID: number
        /** The number of an attribute in its entity, column `ATTRIBUTE_ID` of the listing */
        attributeID: number
      }
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: ProfileCommand
    }
    replies: {
      ok: {
        status: 200
        body: ListingCommandResult
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      conflict: {
        status: 409
        body: Problem
        headers: {}
      }
      contentTooLarge: {
        status: 413
        body: Problem
        headers: {}
      }
      unsupportedMediaType: {
        status: 415
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  listMasks: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository, column `ENTITY_ID` of the listing */
        entityID: number
        /** The number of an attribute in its entity, column `ATTRIBUTE_ID` of the listing */
        attributeID: number
      }
      query: {
        /** Columnised names of the columns to answer with, in the order wanted, separated by commas, instead of all. A name that the listing does not have is answered 404, one that stands twice 400. */
        columns?: ColumnNames
        /** Only the rows for which this condition is true: an expression over the columns by their human names, such as `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by their columnised ones. How the language reads is told by `GET …/functions` and the page of the language. What does not hold together is answered 400 with the place of each fault, a column that the listing does not have 404. */
        where?: Condition
        /** Columnised names of the columns to sort by, the most important first, separated by commas; `:desc` behind a name sorts downwards, `:asc` (or nothing) upwards. Numbers are compared as numbers, texts by their code points, and rows without a value come last. Rows that are equal in all of them keep one order over all pages. */
        sort?: readonly string[]
        /** The number of the first row to answer with, from 1: a row, not a page. Beyond the last row the answer has no rows. */
        pageStart: number
        /** The most rows to answer with. More than 10,000 is not an error, but the answer then holds 10,000 at most. */
        pageSize: number
        /** `1` answers each row as an object whose keys are the human names of the columns. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: StandardResponse
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      conflict: {
        status: 409
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  runMasksCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository, column `ENTITY_ID` of the listing */
        entityID: number
        /** The number of an attribute in its entity, column `ATTRIBUTE_ID` of the listing */
        attributeID: number
      }
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: ProfileCommand
    }
    replies: {
      ok: {
        status: 200
        body: ListingCommandResult
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      conflict: {
        status: 409
        body: Problem
        headers: {}
      }
      contentTooLarge: {
        status: 413
        body: Problem
        headers: {}
      }
      unsupportedMediaType: {
        status: 415
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  listPatterns: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository, column `ENTITY_ID` of the listing */
        entityID: number
        /** The number of an attribute in its entity, column `ATTRIBUTE_ID` of the listing */
        attributeID: number
      }
      query: {
        /** How the patterns are written */
        style: PatternStyle
        /** Columnised names of the columns to answer with, in the order wanted, separated by commas, instead of all. A name that the listing does not have is answered 404, one that stands twice 400. */
        columns?: ColumnNames
        /** Only the rows for which this condition is true: an expression over the columns by their human names, such as `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by their columnised ones. How the language reads is told by `GET …/functions` and the page of the language. What does not hold together is answered 400 with the place of each fault, a column that the listing does not have 404. */
        where?: Condition
        /** Columnised names of the columns to sort by, the most important first, separated by commas; `:desc` behind a name sorts downwards, `:asc` (or nothing) upwards. Numbers are compared as numbers, texts by their code points, and rows without a value come last. Rows that are equal in all of them keep one order over all pages. */
        sort?: readonly string[]
        /** The number of the first row to answer with, from 1: a row, not a page. Beyond the last row the answer has no rows. */
        pageStart: number
        /** The most rows to answer with. More than 10,000 is not an error, but the answer then holds 10,000 at most. */
        pageSize: number
        /** `1` answers each row as an object whose keys are the human names of the columns. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: StandardResponse
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      conflict: {
        status: 409
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  runPatternsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository, column `ENTITY_ID` of the listing */
        entityID: number
        /** The number of an attribute in its entity, column `ATTRIBUTE_ID` of the listing */
        attributeID: number
      }
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: PatternsCommand
    }
    replies: {
      ok: {
        status: 200
        body: ListingCommandResult
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      conflict: {
        status: 409
        body: Problem
        headers: {}
      }
      contentTooLarge: {
        status: 413
        body: Problem
        headers: {}
      }
      unsupportedMediaType: {
        status: 415
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  runSoundexesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository, column `ENTITY_ID` of the listing */
        entityID: number
        /** The number of an attribute in its entity, column `ATTRIBUTE_ID` of the listing */
        attributeID: number
      }
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: ProfileCommand
    }
    replies: {
      ok: {
        status: 200
        body: ListingCommandResult
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      conflict: {
        status: 409
        body: Problem
        headers: {}
      }
      contentTooLarge: {
        status: 413
        body: Problem
        headers: {}
      }
      unsupportedMediaType: {
        status: 415
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  listMetaphones: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository, column `ENTITY_ID` of the listing */
        entityID: number
        /** The number of an attribute in its entity, column `ATTRIBUTE_ID` of the listing */
        attributeID: number
      }
      query: {
        /** Columnised names of the columns to answer with, in the order wanted, separated by commas, instead of all. A name that the listing does not have is answered 404, one that stands twice 400. */
        columns?: ColumnNames
        /** Only the rows for which this condition is true: an expression over the columns by their human names, such as `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by their columnised ones. How the language reads is told by `GET …/functions` and the page of the language. What does not hold together is answered 400 with the place of each fault, a column that the listing does not have 404. */
        where?: Condition
        /** Columnised names of the columns to sort by, the most important first, separated by commas; `:desc` behind a name sorts downwards, `:asc` (or nothing) upwards. Numbers are compared as numbers, texts by their code points, and rows without a value come last. Rows that are equal in all of them keep one order over all pages. */
        sort?: readonly string[]
        /** The number of the first row to answer with, from 1: a row, not a page. Beyond the last row the answer has no rows. */
        pageStart: number
        /** The most rows to answer with. More than 10,000 is not an error, but the answer then holds 10,000 at most. */
        pageSize: number
        /** `1` answers each row as an object whose keys are the human names of the columns. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: StandardResponse
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      conflict: {
        status: 409
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  runMetaphonesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository, column `ENTITY_ID` of the listing */
        entityID: number
        /** The number of an attribute in its entity, column `ATTRIBUTE_ID` of the listing */
        attributeID: number
      }
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: ProfileCommand
    }
    replies: {
      ok: {
        status: 200
        body: ListingCommandResult
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      conflict: {
        status: 409
        body: Problem
        headers: {}
      }
      contentTooLarge: {
        status: 413
        body: Problem
        headers: {}
      }
      unsupportedMediaType: {
        status: 415
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  unmaskValue: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: UnmaskRequest
    }
    replies: {
      ok: {
        status: 200
        body: Unmasked
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      contentTooLarge: {
        status: 413
        body: Problem
        headers: {}
      }
      unsupportedMediaType: {
        status: 415
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  listFunctions: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** Only the functions of this group */
        group?: FunctionGroup
        /** Only the function of this name, in upper case; there is no function of another name */
        name?: string
      }
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: Functions
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  listPriorities: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: Priorities
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  runPrioritiesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: PrioritiesCommand
    }
    replies: {
      created: {
        status: 201
        body: UrlAnswer
        headers: {
          Location: string
        }
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      contentTooLarge: {
        status: 413
        body: Problem
        headers: {}
      }
      unsupportedMediaType: {
        status: 415
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  runPriorityCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a priority, the first of its four values in the list */
        priority: PriorityId
      }
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: PriorityCommand
    }
    replies: {
      created: {
        status: 201
        body: UrlAnswer
        headers: {
          Location: string
        }
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      contentTooLarge: {
        status: 413
        body: Problem
        headers: {}
      }
      unsupportedMediaType: {
        status: 415
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  deletePriority: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a priority, the first of its four values in the list */
        priority: PriorityId
      }
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      noContent: {
        status: 204
        body: undefined
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  listLibraryEntities: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** Columnised names of the columns to answer with, in the order wanted, separated by commas, instead of all. A name that the listing does not have is answered 404, one that stands twice 400. */
        columns?: ColumnNames
        /** Only the rows for which this condition is true: an expression over the columns by their human names, such as `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by their columnised ones. How the language reads is told by `GET …/functions` and the page of the language. What does not hold together is answered 400 with the place of each fault, a column that the listing does not have 404. */
        where?: Condition
        /** Columnised names of the columns to sort by, the most important first, separated by commas; `:desc` behind a name sorts downwards, `:asc` (or nothing) upwards. Numbers are compared as numbers, texts by their code points, and rows without a value come last. Rows that are equal in all of them keep one order over all pages. */
        sort?: readonly string[]
        /** The number of the first row to answer with, from 1: a row, not a page. Beyond the last row the answer has no rows. */
        pageStart: number
        /** The most rows to answer with. More than 10,000 is not an error, but the answer then holds 10,000 at most. */
        pageSize: number
        /** `1` answers each row as an object whose keys are the human names of the columns. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: StandardResponse
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  runLibraryEntitiesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: LibraryEntitiesCommand
    }
    replies: {
      ok: {
        status: 200
        body: LibraryEntitiesCommandResult
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      conflict: {
        status: 409
        body: Problem
        headers: {}
      }
      contentTooLarge: {
        status: 413
        body: Problem
        headers: {}
      }
      unsupportedMediaType: {
        status: 415
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  getLibraryEntity: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a library entity, column `ENTITY_ID` of the listing */
        libraryID: number
      }
      query: {
        /** Columnised names of the columns to answer with, in the order wanted, separated by commas, instead of all. A name that the listing does not have is answered 404, one that stands twice 400. */
        columns?: ColumnNames
        /** `1` answers each row as an object whose keys are the human names of the columns. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: StandardResponse
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  deleteLibraryEntity: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a library entity, column `ENTITY_ID` of the listing */
        libraryID: number
      }
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      noContent: {
        status: 204
        body: undefined
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  listLibraryAttributes: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a library entity, column `ENTITY_ID` of the listing */
        libraryID: number
      }
      query: {
        /** Columnised names of the columns to answer with, in the order wanted, separated by commas, instead of all. A name that the listing does not have is answered 404, one that stands twice 400. */
        columns?: ColumnNames
        /** Only the rows for which this condition is true: an expression over the columns by their human names, such as `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by their columnised ones. How the language reads is told by `GET …/functions` and the page of the language. What does not hold together is answered 400 with the place of each fault, a column that the listing does not have 404. */
        where?: Condition
        /** Columnised names of the columns to sort by, the most important first, separated by commas; `:desc` behind a name sorts downwards, `:asc` (or nothing) upwards. Numbers are compared as numbers, texts by their code points, and rows without a value come last. Rows that are equal in all of them keep one order over all pages. */
        sort?: readonly string[]
        /** The number of the first row to answer with, from 1: a row, not a page. Beyond the last row the answer has no rows. */
        pageStart: number
        /** The most rows to answer with. More than 10,000 is not an error, but the answer then holds 10,000 at most. */
        pageSize: number
        /** `1` answers each row as an object whose keys are the human names of the columns. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: StandardResponse
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  listJobs: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** Columnised names of the columns to answer with, in the order wanted, separated by commas, instead of all. A name that the listing does not have is answered 404, one that stands twice 400. */
        columns?: ColumnNames
        /** Only the rows for which this condition is true: an expression over the columns by their human names, such as `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by their columnised ones. How the language reads is told by `GET …/functions` and the page of the language. What does not hold together is answered 400 with the place of each fault, a column that the listing does not have 404. */
        where?: Condition
        /** Columnised names of the columns to sort by, the most important first, separated by commas; `:desc` behind a name sorts downwards, `:asc` (or nothing) upwards. Numbers are compared as numbers, texts by their code points, and rows without a value come last. Rows that are equal in all of them keep one order over all pages. */
        sort?: readonly string[]
        /** The number of the first row to answer with, from 1: a row, not a page. Beyond the last row the answer has no rows. */
        pageStart: number
        /** The most rows to answer with. More than 10,000 is not an error, but the answer then holds 10,000 at most. */
        pageSize: number
        /** `1` answers each row as an object whose keys are the human names of the columns. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: JobsResponse
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  runSchedulerCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: SchedulerCommand
    }
    replies: {
      ok: {
        status: 200
        body: JobsCommandResult
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      contentTooLarge: {
        status: 413
        body: Problem
        headers: {}
      }
      unsupportedMediaType: {
        status: 415
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  getJob: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a job in its repository, column `job_id` of the listing */
        jobId: number
      }
      query: {
        /** Columnised names of the columns to answer with, in the order wanted, separated by commas, instead of all. A name that the listing does not have is answered 404, one that stands twice 400. */
        columns?: ColumnNames
        /** `1` answers each row as an object whose keys are the human names of the columns. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: undefined
      accepts: "application/json" | "text/event-stream"
    }
    replies: {
      ok: {
        status: 200
        body: JobsResponse
        headers: {}
      }
      okEventStream: {
        status: 200
        body: JobEvents
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
  runJobCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a job in its repository, column `job_id` of the listing */
        jobId: number
      }
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused. */
        "x-request-id"?: string
      }
      body: JobCommand
    }
    replies: {
      ok: {
        status: 200
        body: UrlAnswer
        headers: {}
      }
      badRequest: {
        status: 400
        body: Problem
        headers: {}
      }
      unauthorized: {
        status: 401
        body: Problem
        headers: {}
      }
      forbidden: {
        status: 403
        body: Problem
        headers: {}
      }
      notFound: {
        status: 404
        body: Problem
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: Problem
        headers: {}
      }
      conflict: {
        status: 409
        body: Problem
        headers: {}
      }
      contentTooLarge: {
        status: 413
        body: Problem
        headers: {}
      }
      unsupportedMediaType: {
        status: 415
        body: Problem
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: Problem
        headers: {}
      }
      internalError: {
        status: 500
        body: Problem
        headers: {}
      }
      unavailable: {
        status: 503
        body: Problem
        headers: {}
      }
    }
  }
}

export type OperationId = keyof Operations
