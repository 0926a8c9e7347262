// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.

import type { Upload } from '../../src/contract/upload.ts'

/** An OpenAPI 3.1 document */
export type OpenApiDocument = {
  /** The version of OpenAPI */
  openapi: string
  /** The title, version and description of the interface */
  info: { [name: string]: unknown }
  /** The base addresses of the paths */
  servers?: readonly { [name: string]: unknown }[] | undefined
  /** The operations, by their paths */
  paths: { [name: string]: unknown }
} & { [name: string]: unknown }

/** The kind of a problem, for programs. Each kind has one title. - `invalid-request-body`: the body cannot be read, or has members that the request does not have - `invalid-command`: `command` is missing or is not a command of the operation - `no-data-received`: the body or its member `data` is missing or empty - `invalid-data`: `data` is not valid for the command, or names something that does not exist - `invalid-parameters`: a parameter of the path, the query or a header is not valid, or the data of a mapping - `bad-request`: the data of the command `corrections` is not valid - `login-failed`: the credentials are missing or not valid (only the login) - `unauthorized`: the credentials are missing or not valid - `forbidden`: the credentials are valid, but the user does not have the required role - `not-found`, `method-not-allowed`, `not-acceptable`, `unsupported-media-type`: the meaning of the HTTP status - `request-timeout`, `headers-too-large`: the request was too slow, or its headers were too large - `conflict`: the present state of the resource does not allow the request - `too-large`: the body or the file is larger than the server accepts - `range-not-satisfiable`: the requested range is beyond the end of the file - `too-many-requests`: the limit of requests, of jobs in the queue or of wrong passwords is reached - `server-error`: an internal error of the server - `not-implemented`: the type of loader connection does not have what the request asks for - `unavailable`: the server cannot process the request at present */
export type ProblemType = "urn:groundtruth:problem:invalid-request-body" | "urn:groundtruth:problem:invalid-command" | "urn:groundtruth:problem:no-data-received" | "urn:groundtruth:problem:invalid-data" | "urn:groundtruth:problem:invalid-parameters" | "urn:groundtruth:problem:bad-request" | "urn:groundtruth:problem:login-failed" | "urn:groundtruth:problem:unauthorized" | "urn:groundtruth:problem:forbidden" | "urn:groundtruth:problem:not-found" | "urn:groundtruth:problem:method-not-allowed" | "urn:groundtruth:problem:not-acceptable" | "urn:groundtruth:problem:request-timeout" | "urn:groundtruth:problem:conflict" | "urn:groundtruth:problem:too-large" | "urn:groundtruth:problem:unsupported-media-type" | "urn:groundtruth:problem:range-not-satisfiable" | "urn:groundtruth:problem:too-many-requests" | "urn:groundtruth:problem:headers-too-large" | "urn:groundtruth:problem:server-error" | "urn:groundtruth:problem:not-implemented" | "urn:groundtruth:problem:unavailable"

/** A place in the text, in UTF-16 units from 0, as in JavaScript and in the Language Server Protocol. The fault reaches from `start` to before `end`. */
export type ExpressionPlace = number

/** One fault of a request */
export type ProblemError = {
  /** The place of the fault in the body as a JSON pointer (RFC 6901); absent if the fault is not in the body */
  pointer?: string | undefined
  /** The name of the faulty header or of the faulty parameter of the path or query; absent if the fault is elsewhere */
  parameter?: string | undefined
  /** The fault and how to correct it, for people */
  detail: string
  start?: ExpressionPlace | undefined
  end?: ExpressionPlace | undefined
  /** A likely correction, to replace the faulty part of an expression */
  suggestion?: string | undefined
  /** Values that fit the member at `pointer`, such as the tables of a database file; absent if they are not known or too many to name */
  choices?: readonly string[] | undefined
}

/** The reason why a request failed (RFC 9457) */
export type Problem = {
  type: ProblemType
  /** The reason in a few words. All problems of a type have the same title. */
  title: string
  /** The HTTP status of the response */
  status: number
  /** The fault and how to correct it, for people */
  detail: string
  /** The identifier of the failed request, as in the header `X-Request-Id` */
  id: string
  /** All faults that were found in the request; empty if the request as a whole is the fault */
  errors: readonly ProblemError[]
}

/** The name of a repository */
export type RepositoryName = string

/** The role of a user in a repository. `reader`: may see everything. `editor`: may also upload, load, change and delete. `administrator`: may also delete the repository. */
export type Role = "reader" | "editor" | "administrator"

/** The role of a user in a repository */
export type SessionRole = {
  repository: RepositoryName
  role: Role
}

/** A user who is signed in */
export type Session = {
  /** The name of the user */
  username: string
  /** True for an administrator of the server, who may do everything in all repositories, also in those that `repositories` does not have */
  isAdministrator: boolean
  /** When the session ends, even if it is in use (RFC 3339, UTC). A session that is not used ends earlier. With HTTP Basic there is no session, and the member is absent. */
  expiresAt?: string | undefined
  /** The repositories in which the user was given a role, ordered by name */
  repositories: readonly SessionRole[]
}

/** Who wants to sign in */
export type SessionRequest = {
  /** The name of the user */
  user: string
  /** The password of the user */
  password: string
}

/** A change of the caller's own password */
export type PasswordRequest = {
  /** The current password. It is required in addition to the credentials of the request, so that a stolen session is not sufficient to change the password. */
  oldPassword: string
  /** The new password, at least 8 characters */
  newPassword: string
}

/** Columnised names of columns, in the order wanted, each once */
export type ColumnNames = readonly string[]

/** A condition over the columns of a listing. It names columns by their human or columnised names. Text is written in double quotes. A name of several words is written in single quotes or brackets. An empty string counts as not given. */
export type Condition = string

/** One column of a listing */
export type Column = {
  /** The name for programs. The options `columns` and `sort` use it. */
  columnisedName: string
  /** The name for people. It is the key of the value in rows of the external form. */
  humanisedName: string
  /** The meaning of the values */
  description: string
}

/** An attribute, which may not be in the present rows */
export type NumberedAttribute = {
  /** The number of the attribute in its entity */
  attributeId: string
  /** The name of the attribute */
  name: string
}

/** What the last reload changed in the attributes of an entity; only with entities that were loaded again. Attributes keep their numbers over reloads. */
export type AttributeChanges = {
  /** Number of attributes that the rows before the reload had too */
  kept: string
  /** New attributes, with new numbers */
  added: readonly NumberedAttribute[]
  /** Attributes that earlier rows had, and the rows before the reload had not */
  returned: readonly NumberedAttribute[]
  /** Attributes that the rows before the reload had, and the present rows have not */
  lost: readonly NumberedAttribute[]
}

/** Further data about the record; absent if there is none */
export type RowMetadata = {
  /** The address of the record; absent if the record has no address of its own */
  url?: string | undefined
  /** The numbers of characters of the texts that `shorten` has cut, by the columnised names of their columns; absent if no text of the record is cut */
  lengths?: { [name: string]: string } | undefined
  /** The origin of a correction: `resolved` if a user chose the value, `majority` if it is the most frequent one; only with corrections */
  origin?: "resolved" | "majority" | undefined
  attributeChanges?: AttributeChanges | undefined
}

/** One record */
export type Row = {
  /** The values in the order of the columns, as strings. A null is an empty string, like an empty value. */
  dataRow: readonly string[]
  metadata?: RowMetadata | undefined
}

/** One record in the external form: the values by the human names of the columns. With `shorten`, the member `Name@length` follows a text that is cut. It is the number of characters of the whole text. A column of this name is returned as `Name@length (2)`. */
export type ExternalRow = {
  /** The address of the record, if it has one. A column of this name is returned as `@url (2)`. */
  "@url"?: string | undefined
} & { [name: string]: string }

/** The records. Each record has its values in the order of the columns or, with `external=1`, by the human names of the columns. If there are no records, `rows` is an empty string. */
export type Rows = readonly Row[] | readonly ExternalRow[] | string

/** The character encoding, by the name that Tcl 8.6 has for it. `cp037` to `cp1149` at the end are code pages of IBM mainframes. `gb18030`, `utf-16be` and `utf-16le` are names of Tcl 9. The default is `utf-8`. In the sets of double bytes only (`gb12345`, `gb2312-raw`, `jis0208`, `jis0212`), a byte of ASCII that begins no character is ASCII, for example a line end, a tab or a comma. An empty string counts as not given. */
export type Encoding = "cp1252" | "ascii" | "big5" | "cp1250" | "cp1251" | "cp1253" | "cp1254" | "cp1255" | "cp1256" | "cp1257" | "cp1258" | "cp437" | "cp737" | "cp775" | "cp850" | "cp852" | "cp855" | "cp857" | "cp860" | "cp861" | "cp862" | "cp863" | "cp864" | "cp865" | "cp866" | "cp869" | "cp874" | "cp932" | "cp936" | "cp949" | "cp950" | "dingbats" | "ebcdic" | "euc-cn" | "euc-jp" | "euc-kr" | "gb12345" | "gb1988" | "gb2312" | "gb2312-raw" | "identity" | "iso2022" | "iso2022-jp" | "iso2022-kr" | "iso8859-1" | "iso8859-2" | "iso8859-3" | "iso8859-4" | "iso8859-5" | "iso8859-6" | "iso8859-7" | "iso8859-8" | "iso8859-9" | "iso8859-10" | "iso8859-13" | "iso8859-14" | "iso8859-15" | "iso8859-16" | "jis0201" | "jis0208" | "jis0212" | "koi8-r" | "koi8-u" | "ksc5601" | "macCentEuro" | "macCroatian" | "macCyrillic" | "macDingbats" | "macGreek" | "macIceland" | "macJapan" | "macRoman" | "macRomania" | "macThai" | "macTurkish" | "macUkraine" | "shiftjis" | "symbol" | "tis-620" | "unicode" | "utf-8" | "cp037" | "cp273" | "cp277" | "cp278" | "cp280" | "cp284" | "cp285" | "cp297" | "cp500" | "cp870" | "cp871" | "cp875" | "cp1025" | "cp1026" | "cp1047" | "cp1140" | "cp1141" | "cp1142" | "cp1143" | "cp1144" | "cp1145" | "cp1146" | "cp1147" | "cp1148" | "cp1149" | "cp930" | "cp933" | "cp935" | "cp937" | "cp939" | "gb18030" | "utf-16be" | "utf-16le"

/** A sheet of a workbook. Its number in `connectInfo` is its place in the list, from 1. */
export type DetectedSheet = {
  /** The name */
  name: string
  /** `hidden` if a user hid the sheet. `veryHidden` if a macro hid it, so that Excel does not offer to show it. */
  state: "visible" | "hidden" | "veryHidden"
  /** The range of the cells, such as `A1:F200`, as the file says it. It may be wrong. Absent if the file says none. */
  range?: string | undefined
}

/** A table of a database file */
export type DetectedTable = {
  /** The name, as `table` takes it */
  name: string
}

/** How a quote stands within a quoted field. `quote`, the default: two quotes are one quote. `backslash`: a backslash takes the character after it as it is, within quotes and without, but not a line end outside quotes. An empty string counts as not given. */
export type Escape = "quote" | "backslash"

/** The text with which lines of comments begin, such as `#`. They are no records. An empty string counts as not given. */
export type Comment = string

/** What to do with records that have fewer or more fields than there are columns. `reject`, the default: they are rejected. `pad`: missing fields at the end are null. `cut`: surplus fields are dropped if they are empty. `fit`: both. A record with a surplus value is always rejected. An empty string counts as not given. */
export type Ragged = "reject" | "pad" | "cut" | "fit"

/** Texts that mean null, such as `NA` or `\N`. A field with one of them is null, quoted or not. */
export type Nulls = readonly string[]

/** True if blanks and tabs around fields, and around their quotes, are not data. The default is false, and true for `fixedwidth`. */
export type Trim = boolean

/** The decimal mark of numbers. They are loaded with a point as the mark and without thousands separators, which are blanks, apostrophes, and the other mark: with `,` the text `1.234,50` is the number `1234.50`. Other values stay as they are. Without it numbers stay as they are too. An empty string counts as not given. */
export type Decimal = "." | ","

/** The order of day, month and year in dates such as `01/02/2015`. Dates in this order are loaded as `2015-02-01`. Other values stay as they are. An empty string counts as not given. */
export type DateOrder = "DMY" | "MDY" | "YMD"

/** The format detected in the file, independent of the format in the request. Only previews have it. Each member has the form that `connectInfo` takes. A member is absent if the file gives no evidence for it. */
export type DetectedFormat = {
  /** `Y` if the file is compressed. The other members then describe the decompressed content. */
  compressed: "Y" | "N"
  /** How the file is compressed; absent if it is not compressed */
  compression?: "gzip" | "zip" | "zstd" | "bzip2" | "xz" | undefined
  /** The delimiter, as a word or as the character itself */
  delimiter?: string | undefined
  /** The quote, as a word or as the character itself; `NUL` if no field seems to be quoted */
  quote?: string | undefined
  /** The end of a record */
  terminator?: "lf" | "cr" | "crlf" | undefined
  encoding?: Encoding | undefined
  /** `Y` if the first record seems to hold the names of the columns */
  header?: "Y" | "N" | undefined
  /** The sheets of a workbook in their order, at most 1,000 */
  sheets?: readonly DetectedSheet[] | undefined
  /** The tables of a database file in the order of their names, at most 1,000 */
  tables?: readonly DetectedTable[] | undefined
  /** The origin of the column names */
  attr?: "names" | "none" | undefined
  /** The path of the records in a JSON file that is one object with the records in it, or of the elements of an XML file that are the records */
  records?: string | undefined
  escape?: Escape | undefined
  /** The number of lines above the names or the first record */
  skipRows?: number | undefined
  comment?: Comment | undefined
  ragged?: Ragged | undefined
  nulls?: Nulls | undefined
  trim?: Trim | undefined
  decimal?: Decimal | undefined
  dateOrder?: DateOrder | undefined
  /** What the other members rest on */
  evidence?: readonly {
    /** The name of the member */
    member: string
    /** What it rests on */
    sentence: string
    /** `Y` if another value is nearly as likely */
    doubtful: "Y" | "N"
  }[] | undefined
}

/** The type of the values of a previewed column. `null` if it has no values. */
export type PreviewType = "null" | "blank" | "boolean" | "integer" | "decimal" | "date" | "time" | "timestamp" | "text"

/** A record that does not fit the entity */
export type PreviewReject = {
  /** The line of the file in which the record starts, from 1 */
  line: string
  /** The kind of fault */
  reason: "ragged" | "bad quotes" | "undecodable" | "over-long" | "bad field" | "wrong length" | "malformed"
  /** A sentence that describes the fault */
  detail: string
  /** The number of bytes of the file before the record; of a compressed file, of its expanded content */
  offset: string
  /** The number of bytes of the record */
  length: string
  /** The record as text, as far as it can be decoded; of a long record the beginning */
  text: string
  /** The bytes of the record, in Base64; of a long record the first */
  bytes: string
}

/** The position of the page in the listing, and its counts */
export type ListingMetadata = {
  /** The name of the listing */
  viewName: string
  /** The number of the first row of the page, from 1 */
  pageStart: string
  /** The number of rows on the page */
  dataSize: string
  /** The number of rows in the whole listing */
  totalCount: string
  /** The origin of the rows that pass or fail a business rule; only with listings of these rows. `index`: the row numbers that the last run kept. `scan`: the rule was evaluated for this request. */
  source?: "index" | "scan" | undefined
  detected?: DetectedFormat | undefined
  /** The types of the columns, in their order: the type that at least nine in ten of the previewed values have, as a profile infers it. Only with previews. The types of all values may differ. */
  types?: readonly PreviewType[] | undefined
  /** The records of the preview that a load would reject, in the order of the file; only with previews */
  rejected?: readonly PreviewReject[] | undefined
}

/** A page of a listing */
export type StandardResponse = {
  /** The columns, in the order of the values */
  columns: readonly Column[]
  rows: Rows
  metadata: ListingMetadata
}

/** A repository to create */
export type RepositoryRequest = {
  name: RepositoryName
  /** The purpose of the repository. It is public: it is shown to callers without credentials. */
  description?: string | undefined
}

/** The address of the subject of the request */
export type UrlAnswer = {
  /** An address on this server */
  url: string
}

/** The user of the credentials */
export type Login = {
  /** Always true: the credentials are valid */
  authenticated: boolean
  /** The name of the user */
  username: string
  role: Role
}

/** One file */
export type UploadRequest = {
  /** The bytes of the file, plain or compressed, with its name in `filename` */
  file: string
}

/** An uploaded file */
export type UploadedFile = {
  /** The name of the file in the repository, for `sourceFile` and `schemaFile`. It differs from the name in the request if that name was already in use (`airports (2).csv`) or contained characters that are not allowed. */
  path: string
}

/** The bytes of the file */
export type ExportedFile = string

/** This command has no use for this member. It is ignored. */
export type UnusedData = { [name: string]: unknown }

/** Columnised names of columns, in the order wanted. An empty list counts as not given. */
export type ChosenColumns = readonly string[]

/** `pageStart`: the number of the first row in the response, from 1 (the default). It counts rows, not pages. `pageSize`: the maximum number of rows in the response. The default is 65. A value above 10,000 is not an error, but the response then has at most 10,000 rows. An empty string counts as not given. */
export type PageNumber = number | string

/** One column to sort by */
export type SortKey = {
  /** The columnised name of the column */
  column: string
  /** The sort order: ascending (`asc` or empty) or descending (`desc`) */
  direction?: "" | "asc" | "desc" | undefined
}

/** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
export type ExternalOption = "0" | "1" | 0 | 1

/** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external` they follow the texts, as `Name@length`. An empty string counts as not given. */
export type ShortenOption = number | string

/** The standard options of a listing */
export type ListOptions = {
  columns?: ChosenColumns | undefined
  where?: Condition | undefined
  pageStart?: PageNumber | undefined
  pageSize?: PageNumber | undefined
  /** The numbers of the records to return. A number that does not exist is ignored. */
  keypatternlist?: readonly (number | string)[] | undefined
  /** The columns to sort by, the most important first. An empty list counts as not given. */
  sort?: readonly SortKey[] | undefined
  external?: ExternalOption | undefined
  shorten?: ShortenOption | undefined
  /** This option has no effect: every response is computed from the current data. */
  clearCache?: "0" | "1" | 0 | 1 | undefined
}

/** Lists the entities in `keypatternlist`, or all entities by default */
export type EntitiesGet = {
  /** The name of the command */
  command: "get"
  data?: UnusedData | undefined
  options?: ListOptions | undefined
}

/** The name of the entity, for people. The names of the entities of a repository are unique; upper and lower case are not distinguished. */
export type EntityName = string

/** A description of the data, for people */
export type EntityDescription = string

/** `client`: an uploaded file. `server`: a source of a loader connection. */
export type Source = "client" | "server"

/** The type of the source. `delimited`: text with delimited fields. `cobol`: records that a COBOL copybook describes. `vendorfmt`: records that a Data Dictionary file describes. `json`: JSON values, in an array or one after the other. `xml`: elements of XML. `excel`: a sheet of a workbook, in the formats xlsx, xlsm, xls and ods. `parquet`: a Parquet file. `avro`: an object container file of Avro. `arrow`: a file or a stream of Arrow, such as Feather version 2. `fixedwidth`: text whose columns are at fixed positions of each line. `sqlite` and `duckdb`: a table of a database file of SQLite or DuckDB. Each file but a workbook, a Parquet file and a database file may be compressed by gzip, zip, zstd, bzip2 or xz, which its first bytes tell. An uploaded file needs one of these types. The source `server` has the type of its loader connection, so none is needed; a connection of the type `delimited` may also have files of the other types, which the request names. A connection of the types `http` and `s3` needs one of them. The remaining types are those of other connections. An empty string counts as not given. */
export type SourceType = "arrow" | "avro" | "cobol" | "delimited" | "duckdb" | "excel" | "fixedwidth" | "json" | "parquet" | "sqlite" | "vendorfmt" | "xml" | "hdfs_delimited" | "ODBC" | "generic" | "oracle" | "db2" | "postgresql" | "trino"

/** The number of a loader connection, which the listing of loader connections shows. The source folders of the server are the connections 1, 2 and so on, in the order in which they are configured. An empty string counts as not given. */
export type ConnectionId = number | string

/** The user name for the source, instead of the one that the connection stores; for `s3` the access key id. A request that has one of the credentials uses none that the connection stores. Files of the server need no user, so it is ignored for them. An empty string counts as not given. */
export type SourceUsername = string

/** The password of `username`; for HDFS a delegation token, and for `s3` the secret access key. It is encrypted until its job has read the source, and it is never logged and never returned. An empty string counts as not given. */
export type SourcePassword = string

/** A bearer token of `http`, in the place of `username` and `password`; a JSON Web Token of `trino`, in the place of `password`; for `s3` the session token of temporary credentials, beside them. Other connections have no token. It is encrypted as `password` is, and it is never logged and never returned. An empty string counts as not given. */
export type SourceToken = string

/** The query of a signed address, such as `sv=2024-11-04&sig=…`, only for connections of the type `http`. It is added to the address of each file. It is a secret: it is encrypted as `password` is, and it is never logged and never returned. A question mark at its start is left out. An empty string counts as not given. */
export type SourceAddressQuery = string

/** The file, the files or the table. With the source `client` it is the `path` that the upload returned. With the source `server` it is the path relative to the folder of the connection, with `/` between folders; files outside of that folder cannot be named. A folder stands for all files below it. In a pattern such as `sales/part-*.csv`, `*` stands for any characters of a name, `?` for one, `[a-z]` for one of a set, and `**` for any folders. Such files are one entity, and folders such as `year=2024` give a column. A file whose name is the text itself comes first. With `http` it is the path of one file below the address of the connection, without a query; with `s3` the key of one below the prefix. In a database it is `schema.table`, a table or a view; with `trino` it is `catalog.schema.table`, and a part that the connection names may be left out. */
export type SourceFile = string

/** The file in a zip archive, by its name in the archive. It is needed if the archive has several files. Other files have no members, so none may be given; databases, workbooks and Parquet files ignore it. An empty string counts as not given. */
export type Member = string

/** The file that describes the columns: for delimited files with `attr` = `ddl` a file of ANSI SQL with one `CREATE TABLE`, for `cobol` a copybook, for `vendorfmt` a Data Dictionary file. It is ignored otherwise. The file is named in the same way as `sourceFile`; if the connection has a schema folder, the path is relative to that folder. The columns of a table are the columns of the data, in the same order. A COPY statement of a copybook names another schema file, with or without the extension `.cpy`, `.cbl` or `.cob`. An empty string counts as not given. */
export type SchemaFile = string

/** The character around fields that contain the delimiter or the terminator: `NUL` (fields are not quoted), `backtick`, `double quote` (the default), `single quote`, `backslash`, `slash`, or the character that such a word stands for. Inside a quoted field, two quotes stand for one quote. An empty string counts as not given. */
export type Quote = string

/** The separator between fields: one of the words `NUL`, `comma` (the default), `pipe`, `TAB`, `backtick`, `slash`, `double quote`, `single quote`, `backslash`; or one to eight other characters, such as `;` or `||`, which are no letters, no digits and no line ends. It must not begin with the quote. Without it a file is refused whose text is JSON, XML, YAML or HTML. An empty string counts as not given. */
export type Delimiter = string

/** The end of a record. By default it is detected: LF and CR LF each end a record, and CR too if the first line ends with it. `none`: the whole file is one record. An empty string counts as not given. */
export type Terminator = "lf" | "cr" | "crlf" | "none"

/** The number of lines, or of rows of a workbook, before the names of the columns, or before the first record, such as the lines of a title. Rows are counted from the first one of the range. A first line such as `sep=;`, which tells the delimiter, is passed without it. The default is `0`. An empty string counts as not given. */
export type SkipRows = number | string

/** A column at fixed positions of each line */
export type Position = {
  /** The name of the column. Without it, the column has the name in the file, or a number. */
  name?: string | undefined
  /** The position of the first character in the line, from 1 */
  start: number
  /** The number of characters */
  length: number
}

/** The columns, only for `fixedwidth`, which needs either `positions` or `widths`. Characters that are in no column are not read, and columns may overlap. A line that ends before a column has null there. */
export type Positions = readonly Position[]

/** The lengths in characters of columns that follow each other from the start of each line, only for `fixedwidth`. A line with more characters, other than blanks, is rejected. */
export type Widths = readonly number[]

/** The byte order of binary numbers, and of floating-point numbers without `floats`, only for `cobol` and `vendorfmt`. The default is `big`. An empty string counts as not given. */
export type Endian = "big" | "little"

/** The lengths of binary items of up to 18 digits by their number of digits, only for `cobol`. `two`, the default: 2, 4 or 8 bytes. `one`: the fewest bytes that hold the digits. An empty string counts as not given. */
export type Align = "one" | "two"

/** The columns of bytes that a copybook describes several times, only for `cobol`. `all`, the default: each description has its columns. `first`: only the first one. An empty string counts as not given. */
export type Redefines = "all" | "first"

/** `1` if unsigned COMP-3 items have no sign, as COMP-6 items; only for `cobol`. The default is `0`. An empty string counts as not given. */
export type Upacked = "0" | "1" | 0 | 1

/** The form of `COMP-1` and `COMP-2` items, only for `cobol`. `ibm`: the hexadecimal form of IBM mainframes. `ieee_big` and `ieee_little`: IEEE 754 in this byte order. The default is `ibm` if `encoding` is an EBCDIC encoding, otherwise IEEE 754 in the byte order of `endian`. An empty string counts as not given. */
export type Floats = "ibm" | "ieee_big" | "ieee_little"

/** Numbers and dates whose bytes are all binary zeros (low-values) or all blanks, only for `cobol` and `vendorfmt`. `null`, the default: they are null. `reject`: they reject the record. Binary and floating-point numbers of zeros are the number 0. An empty string counts as not given. */
export type Uninitialised = "null" | "reject"

/** Binary items (`COMP`, `BINARY`) whose bytes hold a number with more digits than their picture, only for `cobol`. `1`, the default: they reject the record, because programs with `TRUNC(STD)` do not store them. `0`: they are numbers, as with `TRUNC(BIN)`. An empty string counts as not given. */
export type TruncBinary = "0" | "1" | 0 | 1

/** How a file is divided into records, only for `cobol` and `vendorfmt`. `F` or `FB`, the default: all records have the length of the layout, or end with `terminator`. `V` and `VB`: records with a descriptor word, `VB` also in blocks. `GC0` to `GC3`: the variable forms of GnuCOBOL. `MF`: the file has the header of Micro Focus. An empty string counts as not given. */
export type RecordFormat = "F" | "FB" | "V" | "VB" | "GC0" | "GC1" | "GC2" | "GC3" | "MF"

/** The sheet of a workbook, by its name or by its number from 1, only for `excel`. `metadata.detected` of a preview tells the sheets. If a sheet is named like a number, the name comes first. The default is the first sheet that is not hidden. An empty string counts as not given. */
export type Sheet = string | number

/** The cells of the sheet that are read, only for `excel`: `B3:F200`; without an end (`B3:`, `B3:F`); columns (`B:F`); or rows (`3:200`). A side that is left out reaches as far as there are values. The default is the whole sheet. An empty string counts as not given. */
export type CellRange = string

/** What becomes of cells with an error such as `#N/A` or `#DIV/0!`, only for `excel`. `null`, the default: their values are null. `reject`: the record is rejected. An empty string counts as not given. */
export type CellErrors = "null" | "reject"

/** The table of a database file, only for `sqlite` and `duckdb`: its name, such as `orders`, or for `duckdb` the name of its schema and its name, such as `sales.orders`. A name may be in double quotes, with a double quote in it doubled. Letter case matters only if names differ in nothing else. `metadata.detected` of a preview tells the tables. The default is the only table of the file. An empty string counts as not given. */
export type DatabaseTable = string

/** The byte order of the descriptor words of records (`rdwEndian`) and of blocks (`bdwEndian`), only for `cobol` and `vendorfmt` with the record formats `V` and `VB`. The default is `big`, and that of `bdwEndian` is the value of `rdwEndian`. An empty string counts as not given. */
export type DescriptorEndian = "big" | "little"

/** A number that is added to each length in the descriptor words of records (`rdwAdjustment`) and of blocks (`bdwAdjustment`), only for `cobol` and `vendorfmt` with the record formats `V` and `VB`. `4` if the lengths do not include the four bytes of the descriptor word. The default is `0`. An empty string counts as not given. */
export type DescriptorAdjustment = number | string

/** The number of bytes that are not read at the start (`fileHeaderBytes`) and at the end (`fileTrailerBytes`) of the file, and at the start (`recordHeaderBytes`) and at the end (`recordTrailerBytes`) of each record, only for `cobol` and `vendorfmt`. If a length stands before the record, it includes the bytes of the record. The default is `0`. An empty string counts as not given. */
export type SkippedBytes = number | string

/** The room in a record for a table with `DEPENDING ON`, only for `cobol`. `maximum`: for its greatest number of occurrences. `variable`: only for the occurrences that the record has. With the record formats `F` and `FB` and without a `terminator`, `variable` means that the length of each record is computed from its numbers of occurrences. The default is `maximum` for `F` and `FB`, and `variable` for all other record formats. An empty string counts as not given. */
export type OccursRoom = "maximum" | "variable"

/** The place of the records in a file. In a JSON file, a path of keys and `[*]`, such as `$.items[*]`, `data.items` or `features`. `$` and the last `[*]` may be left out. Without a path the values of the file are the records, or the elements of an array that is the whole file; a file of one object with an array of objects in it is then refused, and a preview proposes the path. `$` reads such an object as one record. In an XML file, the name of the elements that are the records, or a path of names, such as `item`, `channel/item` or `/rss/channel/item`; `$` reads the whole file as one record, and a load without it is refused. Other types have no such path, so it is ignored. An empty string counts as not given. */
export type RecordsPath = string

/** A condition in the language of the database, without the word `where`; only rows that meet it are read. It is one expression without comments and without semicolons, and for `trino` without subqueries. Files have no such condition, so it is ignored. An empty string counts as not given. */
export type SqlWhere = string

/** The location of a source and its format. Members that only other types use are ignored. `attr` is required for delimited files, `schemaFile` for `cobol` and `vendorfmt`, `positions` or `widths` for `fixedwidth`. `type` is required with the source `client`, `connectionId` with the source `server`. */
export type ConnectInfo = {
  type?: SourceType | undefined
  connectionId?: ConnectionId | undefined
  username?: SourceUsername | undefined
  password?: SourcePassword | undefined
  token?: SourceToken | undefined
  addressQuery?: SourceAddressQuery | undefined
  sourceFile: SourceFile
  member?: Member | undefined
  schemaFile?: SchemaFile | undefined
  quote?: Quote | undefined
  delimiter?: Delimiter | undefined
  terminator?: Terminator | undefined
  encoding?: Encoding | undefined
  /** The origin of the column names. `names`: the first record holds the names. `ddl`: the file `schemaFile` holds the names. `none`: there are no names, and the columns are numbered. The default for files of HDFS and for workbooks is `names`; they have no `ddl`. */
  attr?: "none" | "names" | "ddl" | undefined
  skipRows?: SkipRows | undefined
  comment?: Comment | undefined
  escape?: Escape | undefined
  nulls?: Nulls | undefined
  trim?: Trim | undefined
  ragged?: Ragged | undefined
  decimal?: Decimal | undefined
  positions?: Positions | undefined
  widths?: Widths | undefined
  dateOrder?: DateOrder | undefined
  endian?: Endian | undefined
  align?: Align | undefined
  redefines?: Redefines | undefined
  upacked?: Upacked | undefined
  floats?: Floats | undefined
  uninitialised?: Uninitialised | undefined
  truncBinary?: TruncBinary | undefined
  national?: Encoding | undefined
  recordFormat?: RecordFormat | undefined
  sheet?: Sheet | undefined
  range?: CellRange | undefined
  errors?: CellErrors | undefined
  table?: DatabaseTable | undefined
  rdwEndian?: DescriptorEndian | undefined
  rdwAdjustment?: DescriptorAdjustment | undefined
  bdwEndian?: DescriptorEndian | undefined
  bdwAdjustment?: DescriptorAdjustment | undefined
  fileHeaderBytes?: SkippedBytes | undefined
  fileTrailerBytes?: SkippedBytes | undefined
  recordHeaderBytes?: SkippedBytes | undefined
  recordTrailerBytes?: SkippedBytes | undefined
  occurs?: OccursRoom | undefined
  records?: RecordsPath | undefined
  sqlwhere?: SqlWhere | undefined
}

/** The records to load, as a Tcl list, with or without the word `SAMPLE` before it: - `all`: all records (the default) - `{first x}`: the first x records - `{first x skip y}`: the first x records after the first y records - `{random x}`: each record with a probability of x percent - `{random x skip y}`: each record after the first y records with a probability of x percent A random sample is repeatable: a reload of the same file selects the same records. An empty string counts as not given. */
export type Sample = string

/** The maximum number of rejected records. If more records are rejected, the load fails. The default is a tenth of the records that the sample selects, rounded down. `0` allows no rejected record. An empty string counts as not given. */
export type MaxRejected = number | string

/** The name of the job in the scheduler. The default is made of the command and the name of the entity. An empty string counts as not given. */
export type JobName = string

/** The time of the load in UTC, as `YYYY-MM-DD HH:MM:SS` or `YYYY/MM/DD HH:MM:SS`. The month has two digits, three letters (`Nov`) or its full name (`November`). A time in the past loads at once. An empty string counts as not given. */
export type ScheduleTime = string

/** The entity and the source of its data */
export type EntityInput = {
  entityName: EntityName
  entityDesc?: EntityDescription | undefined
  source: Source
  connectInfo: ConnectInfo
  sample?: Sample | undefined
  maxRejected?: MaxRejected | undefined
  jobName?: JobName | undefined
  /** `1` loads at once. `0`, the default, loads at `scheduleTime`, or at once if there is no `scheduleTime`. An empty string counts as not given. */
  scheduleNow?: "0" | "1" | 0 | 1 | undefined
  scheduleTime?: ScheduleTime | undefined
}

/** Options for reading a source */
export type SourceOptions = {
  /** Virtual columns. They are computed for each record during the load. They are served and profiled like the columns of the source, and follow them in this order. A name in an expression is a column of the source or an earlier virtual column. Any other name returns 404. */
  columns?: readonly string[] | undefined
}

/** Creates an entity and schedules the job that loads it. The command needs the role `editor`. If two requests give the same name, the later request is rejected, even while the first entity is still loading. */
export type EntitiesCreate = {
  /** The name of the command */
  command: "create"
  data: EntityInput
  options?: SourceOptions | undefined
}

/** Ignored here. Other commands or types of sources use this member. */
export type Unused = string | number

/** The source to preview. Members that only `create` uses are ignored. */
export type PreviewInput = {
  entityName?: Unused | undefined
  entityDesc?: Unused | undefined
  source: Source
  connectInfo: ConnectInfo
  sample?: Sample | undefined
  maxRejected?: Unused | undefined
  jobName?: Unused | undefined
  scheduleNow?: Unused | undefined
  scheduleTime?: Unused | undefined
}

/** Reads the first records of a source in the way that `create` would read them. `metadata.detected` tells the format that was detected in the file. Nothing is stored. */
export type EntitiesPreview = {
  /** The name of the command */
  command: "preview"
  data: PreviewInput
  options?: SourceOptions | undefined
}

/** The location of a source and the format of its characters. `type` is required with the source `client`, `connectionId` with the source `server`. If `schemaFile` is given for `cobol` or `vendorfmt`, the preview shows records instead of lines; `align`, `recordFormat`, `terminator` and `upacked` then determine their lengths, with the members of descriptor words, of headers and trailers, and `occurs`. `sheet` selects the sheet of a workbook, and `table` the table of a database file. All other members that describe records are ignored. */
export type RawConnectInfo = {
  type?: SourceType | undefined
  connectionId?: ConnectionId | undefined
  username?: SourceUsername | undefined
  password?: SourcePassword | undefined
  token?: SourceToken | undefined
  addressQuery?: SourceAddressQuery | undefined
  sourceFile: SourceFile
  member?: Member | undefined
  encoding?: Encoding | undefined
  schemaFile?: SchemaFile | undefined
  quote?: Unused | undefined
  delimiter?: Unused | undefined
  terminator?: Terminator | undefined
  attr?: Unused | undefined
  skipRows?: Unused | undefined
  endian?: Unused | undefined
  align?: Align | undefined
  redefines?: Unused | undefined
  upacked?: Upacked | undefined
  floats?: Unused | undefined
  uninitialised?: Unused | undefined
  truncBinary?: Unused | undefined
  national?: Unused | undefined
  recordFormat?: RecordFormat | undefined
  sheet?: Sheet | undefined
  range?: Unused | undefined
  errors?: Unused | undefined
  table?: DatabaseTable | undefined
  rdwEndian?: DescriptorEndian | undefined
  rdwAdjustment?: DescriptorAdjustment | undefined
  bdwEndian?: DescriptorEndian | undefined
  bdwAdjustment?: DescriptorAdjustment | undefined
  fileHeaderBytes?: SkippedBytes | undefined
  fileTrailerBytes?: SkippedBytes | undefined
  recordHeaderBytes?: SkippedBytes | undefined
  recordTrailerBytes?: SkippedBytes | undefined
  occurs?: OccursRoom | undefined
  records?: Unused | undefined
  sqlwhere?: Unused | undefined
}

/** The source to preview. Members that only `create` uses are ignored. */
export type RawPreviewInput = {
  entityName?: Unused | undefined
  entityDesc?: Unused | undefined
  source: Source
  connectInfo: RawConnectInfo
  sample?: Unused | undefined
  maxRejected?: Unused | undefined
  jobName?: Unused | undefined
  scheduleNow?: Unused | undefined
  scheduleTime?: Unused | undefined
}

/** Reads the first lines of a source unparsed and without a schema. It shows the content of a file whose format is unknown. Of a file of fixed-length records whose schema file is given, it shows the first records as text, with a point for each control character. Of a workbook, it shows the first rows of the sheet as CSV, and the number of a line is that of the row. Nothing is stored. */
export type EntitiesRawPreview = {
  /** The name of the command */
  command: "rawpreview"
  data: RawPreviewInput
  options?: SourceOptions | undefined
}

/** The name of the file for the download, with its extension and without a folder. If the repository already has an export with this name, `(2)` and so on is appended. Upper and lower case are not distinguished. */
export type ExportFilename = string

/** The type of the file. The default is `csv`. - `csv`: a record of human names, then a record for each record of the listing. Fields are quoted where RFC 4180 requires it. Records end with LF - `json`: one array with an object for each record, by human names - `ndjson`: a line for each record, with an object by human names - `parquet`: columns by human names. Values are strings, as in the listing. Numbers of records and counts are integers - `xlsx`: a workbook. Numbers, dates, times and truth values are cells of these types. A sheet that is full continues on further sheets. A text of more than 32,767 characters is cut, and the message of the job reports it A null is an empty field in csv, an empty cell in xlsx, and null in the other types. An empty string is `""` in csv, a cell with an empty text in xlsx, and an empty string in the other types. In a csv file of one column, null is `""` too, because a line without characters is not a record. An empty string counts as not given. */
export type ExportFiletype = "csv" | "json" | "ndjson" | "parquet" | "xlsx"

/** The treatment of characters that the encoding does not have. With `error`, the default, the job fails and its message names the first such character. With `replace`, a question mark replaces each such character, or the replacement character of an encoding without a question mark. Commas and double quotes are never replaced, because the file could not be read back; the job fails if the encoding does not have them. An empty string counts as not given. */
export type ExportUnencodable = "error" | "replace"

/** If true, csv values that a spreadsheet would take for formulas get a leading apostrophe. These are values that begin with `=`, `+`, `-`, `@`, a tab or a carriage return and are not numbers. The default is false, because the option changes values. Spreadsheets take no value for a formula in the other file types. */
export type ExportEscapeFormulas = boolean

/** The content and the format of the file */
export type ExportInput = {
  filename: ExportFilename
  filetype?: ExportFiletype | undefined
  /** The encoding of csv, json and ndjson. The other file types have a fixed encoding. */
  encoding?: Encoding | undefined
  unencodable?: ExportUnencodable | undefined
  escapeFormulas?: ExportEscapeFormulas | undefined
}

/** The records and columns to write, and their order. By default all records and columns are written in the order of the listing. */
export type ExportOptions = {
  columns?: ChosenColumns | undefined
  where?: Condition | undefined
  /** The numbers of the records to write. A number that does not exist is ignored. */
  keypatternlist?: readonly (number | string)[] | undefined
  /** The columns to sort by, the most important first. An empty list counts as not given. */
  sort?: readonly SortKey[] | undefined
}

/** Writes the records of a listing to a file. The file can be downloaded when the job has ended. */
export type Export = {
  /** The name of the command */
  command: "export"
  data: ExportInput
  options?: ExportOptions | undefined
}

/** A Standard Request about the entities of a repository. `command` selects the command. */
export type EntitiesCommand = EntitiesGet | EntitiesCreate | EntitiesPreview | EntitiesRawPreview | Export

/** An entity and the job that was scheduled to load it */
export type EntityLoading = {
  /** The address of the entity */
  url: string
  /** The number of the entity in its repository */
  entityId: string
  /** The address of the job that loads the entity */
  job: string
}

/** An export and the job that was scheduled for it */
export type ExportScheduled = {
  /** The address of the job that writes the file */
  job: string
  /** The address of the file. The file can be downloaded when the job has ended. */
  file: string
}

/** The result of the command: the entity and its job for `create`, the job and the file for `export`, a listing for all other commands */
export type EntitiesCommandResult = EntityLoading | ExportScheduled | StandardResponse

/** The listing whose columns the expression may name. `rows`, `rowDetails`, `duplicatesIndicator`, `duplicates`, `rejected`, `attributes`, `entityBusinessRules`, `passingRules`, `failingRules`, `enabledRules`, `entityRuleHistory` and `entityCompliance` belong to an entity; the row and the number of copies need not be given. `values`, `spaces`, `masks`, `patterns`, `soundexes`, `metaphones` and `attributeBusinessRules` belong to an attribute. `ruleFailingRows`, `rulePassingRows`, `ruleGroups` and `ruleHistory` belong to a rule, and `groupFailingRows` and `groupPassingRows` to a group of a rule. `libraryAttributes`, `libraryEntityRules` and `associatedEntities` belong to a library entity, and `associatedRules` to a rule of a library entity; there `entity` is the number of the library entity. `ruleFolderRules` and `ruleFolderResults` belong to a rule folder, which need not be given. `entityJoins`, `entityPermanentJoins` and `entityDiscoveredJoins` belong to an entity, and `vennDiagram` to a join, as do the listings whose names begin with `join`, except `joins` and `joinJobs`. `keys`, `permanentKeys`, `discoveredKeys`, `dependencies`, `permanentDependencies` and `discoveredDependencies` belong to an entity, and `attributeKeys` and the other listings of dependencies to an attribute. `keyDuplicates`, `conflicts`, `attributeConflicts`, `corrections`, `attributeCorrections`, `duplicateKeyRows` and `conflictRows` belong to a key or dependency. By default it is `rows` if `entity` is given; otherwise there are no columns. An empty string counts as not given. */
export type ExpressionListing = "repositories" | "entities" | "scheduler" | "files" | "libraryEntities" | "libraryAttributes" | "loaderConnections" | "businessRules" | "realBusinessRules" | "entityBusinessRules" | "attributeBusinessRules" | "passingRules" | "failingRules" | "enabledRules" | "libraryRules" | "libraryEntityRules" | "associatedRules" | "associatedEntities" | "allRuleHistory" | "entityRuleHistory" | "ruleHistory" | "compliance" | "entityCompliance" | "keywords" | "ruleFolders" | "ruleFolderRules" | "ruleFolderResults" | "webhooks" | "joins" | "permanentJoins" | "discoveredJoins" | "entityJoins" | "entityPermanentJoins" | "entityDiscoveredJoins" | "joinJobs" | "vennDiagram" | "joinInnerRows" | "joinOuterRows" | "joinLeftOuterRows" | "joinRightOuterRows" | "joinLeftNoMatchRows" | "joinRightNoMatchRows" | "joinMatchingValues" | "joinLeftNoMatchValues" | "joinRightNoMatchValues" | "keys" | "permanentKeys" | "discoveredKeys" | "attributeKeys" | "dependencies" | "permanentDependencies" | "discoveredDependencies" | "attributeDependencies" | "permanentAttributeDependencies" | "discoveredAttributeDependencies" | "keyDuplicates" | "conflicts" | "attributeConflicts" | "corrections" | "attributeCorrections" | "duplicateKeyRows" | "conflictRows" | "datasources" | "dataschemas" | "rows" | "rowDetails" | "duplicatesIndicator" | "duplicates" | "ruleFailingRows" | "rulePassingRows" | "groupFailingRows" | "groupPassingRows" | "ruleGroups" | "rejected" | "attributes" | "values" | "spaces" | "masks" | "patterns" | "soundexes" | "metaphones"

/** The name of a group: the value of the group expression. It may contain blanks. `null` is the group of null. The empty name is the group of the empty text or, if there is no such group, that of null. */
export type GroupName = string | null

/** A text, and the place where it is used as an expression */
export type ExpressionInput = {
  /** The text to check */
  expression: string
  /** `value`: an expression of any type. `condition`: true, false or null for each row, as in `where`. */
  purpose?: "value" | "condition" | undefined
  listing?: ExpressionListing | undefined
  /** The number of the entity that the listing belongs to. Without `listing` it selects the rows of this entity. */
  entity?: number | string | undefined
  /** The number of the attribute in its entity, for a listing of an attribute */
  attribute?: number | string | undefined
  /** The number of the rule in its entity, for a listing of a rule or of a group */
  rule?: number | string | undefined
  groupName?: GroupName | undefined
  /** The id of the join, for a listing of a join. An empty string counts as not given. */
  join?: string | undefined
  /** The id of the key or the key of the dependency as paths have it, for a listing of conflicts or duplicates. An empty string counts as not given. */
  dependency?: string | undefined
}

/** Checks if a text is a valid expression */
export type ExpressionsCheck = {
  /** The name of the command */
  command: "check"
  data: ExpressionInput
  options?: UnusedData | undefined
}

/** A Standard Request about expressions. `command` selects the command. */
export type ExpressionsCommand = ExpressionsCheck

/** The type of a value. `integer` has 64 bits, `decimal` is a double, `null` is the type of the literal NULL only. */
export type ExpressionType = "text" | "integer" | "decimal" | "logical" | "date" | "time" | "timestamp" | "null"

/** A column that an expression reads */
export type ExpressionColumn = {
  /** The columnised name of the column */
  columnisedName: string
  /** The human name of the column */
  humanisedName: string
  /** The type that the values are read as, unless the expression needs them as text */
  type: ExpressionType
}

/** A fault of an expression with its place */
export type ExpressionFault = {
  start: ExpressionPlace
  end: ExpressionPlace
  /** The fault and how to correct it, for people */
  detail: string
  /** A likely correction, to replace the text from `start` to before `end` */
  suggestion?: string | undefined
}

/** The result of checking a text as an expression */
export type ExpressionChecked = {
  /** True if the text is an expression that can be used here */
  valid: boolean
  /** The type of the result; absent if the text is not valid */
  type?: ExpressionType | undefined
  /** The expression in its plain form, without unnecessary parentheses; absent if the text is not valid */
  printed?: string | undefined
  /** The columns that the expression reads, each once */
  columns: readonly ExpressionColumn[]
  /** All faults that were found, ordered by their places */
  errors: readonly ExpressionFault[]
  /** Warnings about parts of the expression that are valid but probably not intended */
  warnings: readonly ExpressionFault[]
}

/** A number of records */
export type Count = {
  /** The number, in decimal digits */
  count: string
}

/** The name of the entity, for people. The names of the entities of a repository are unique; upper and lower case are not distinguished. An empty string counts as not given. */
export type EntityRename = string

/** The members to change */
export type EntityChange = {
  name?: EntityRename | undefined
  description?: EntityDescription | undefined
}

/** Changes the name or the description of an entity. Members that are left out keep their values. */
export type EntityEdit = {
  /** The name of the command */
  command: "edit"
  data: EntityChange
  options?: UnusedData | undefined
}

/** The changes to the settings of the last load. Members that are left out keep their values. `source` and `connectInfo` must be given together. */
export type ReloadInput = {
  source?: Source | undefined
  connectInfo?: ConnectInfo | undefined
  username?: SourceUsername | undefined
  password?: SourcePassword | undefined
  token?: SourceToken | undefined
  addressQuery?: SourceAddressQuery | undefined
  sample?: Sample | undefined
  maxRejected?: MaxRejected | undefined
  jobName?: JobName | undefined
  /** `1` loads at once. `0`, the default, loads at `scheduleTime`, or at once if there is no `scheduleTime`. An empty string counts as not given. */
  scheduleNow?: "0" | "1" | 0 | 1 | undefined
  scheduleTime?: ScheduleTime | undefined
}

/** Loads an entity again, from its present source or from a newer source. The present rows are served until the new rows are loaded. If the load fails, the present rows stay. */
export type EntityReload = {
  /** The name of the command */
  command: "reload"
  data?: ReloadInput | undefined
  options?: UnusedData | undefined
}

/** A Standard Request about one entity. `command` selects the command. */
export type EntityCommand = EntityEdit | EntityReload

/** The entity that was changed or that is being reloaded */
export type EntityCommandResult = {
  /** The address of the entity */
  url: string
  /** The number of the entity in its repository */
  entityId: string
  /** The address of the job that loads the entity; only with `reload` */
  job?: string | undefined
}

/** Lists the rows in `keypatternlist`, or all rows by default */
export type RowsGet = {
  /** The name of the command */
  command: "get"
  data?: UnusedData | undefined
  options?: ListOptions | undefined
}

/** The corrections of the rows, and the name and the format of the file */
export type RowsExportInput = {
  filename: ExportFilename
  filetype?: ExportFiletype | undefined
  /** The encoding of csv, json and ndjson. The other file types have a fixed encoding. */
  encoding?: Encoding | undefined
  unencodable?: ExportUnencodable | undefined
  escapeFormulas?: ExportEscapeFormulas | undefined
  /** The keys of dependencies whose corrections are applied to the rows, as in `2 1 21` or `2-1_21`. If several of them correct the same value, the first one wins. The condition, the order and the columns of the options are about the corrected rows. By default the rows are as loaded. */
  corrected?: readonly string[] | undefined
}

/** Writes the rows to a file. The file can be downloaded when the job has ended. */
export type RowsExport = {
  /** The name of the command */
  command: "export"
  data: RowsExportInput
  options?: ExportOptions | undefined
}

/** A Standard Request about rows. `command` selects the command. */
export type RowsCommand = RowsGet | RowsExport

/** The result of the command: the job and the file for `export`, a listing for `get` */
export type ListingCommandResult = ExportScheduled | StandardResponse

/** Lists the records in `keypatternlist`, or all records by default */
export type ProfileGet = {
  /** The name of the command */
  command: "get"
  data?: UnusedData | undefined
  options?: ListOptions | undefined
}

/** A Standard Request about the values or forms of an attribute. `command` selects the command. */
export type ProfileCommand = ProfileGet | Export

/** An HTML page */
export type Report = string

/** The attribute that the finding is about; absent if it is about the whole entity */
export type FindingAttribute = {
  /** The number of the attribute */
  attributeId: string
  /** The name of the attribute for programs */
  columnisedName: string
  /** The name of the attribute for people */
  humanisedName: string
}

/** The address of the rows, a page of the listing of rows; absent if no condition has exactly these rows */
export type RowsUrl = string

/** A value that illustrates a finding or a figure */
export type ExampleValue = {
  /** The value. It is cut if it is shorter than `length`. */
  text: string
  /** The number of characters of the whole value */
  length: number
  /** The number of rows with the value */
  rows: number
  url?: RowsUrl | undefined
}

/** A fact about the data that a steward should know */
export type Finding = {
  /** The urgency. `first`: programs that use the data would fail, or give wrong results. `soon`: probably a fault. `note`: good to know. */
  level: "first" | "soon" | "note"
  /** What the finding is about */
  kind: "rejected records" | "guessed encoding" | "damaged text" | "mixed line ends" | "missing columns" | "unclear names" | "duplicate rows" | "open dates" | "null markers" | "mixed types" | "other types" | "leading zeros" | "nearly unique" | "other patterns" | "variants" | "blanks around" | "mostly empty" | "one value"
  /** The finding in words. It may contain strings of the data. */
  sentence: string
  /** The percentage of the rows that the finding concerns, with three decimals */
  percent: number
  attribute?: FindingAttribute | undefined
  /** Values that illustrate the finding. Only the first 24 findings have them. */
  examples: readonly ExampleValue[]
  /** The address of the rows that show the finding; absent if no address has these rows. It leads to the rejected records, to the number of copies of rows, or to rows of the entity. */
  url?: string | undefined
}

/** The findings about an entity */
export type Findings = {
  /** The number of all findings */
  total: number
  /** The findings, the most urgent first, at most 200 */
  findings: readonly Finding[]
}

/** Lists the attributes in `keypatternlist`, or all attributes by default */
export type AttributesGet = {
  /** The name of the command */
  command: "get"
  data?: UnusedData | undefined
  options?: ListOptions | undefined
}

/** A Standard Request about the attributes of an entity. `command` selects the command. */
export type AttributesCommand = AttributesGet | Export

/** The new name of an attribute */
export type AttributeNewName = {
  /** The name of the attribute, for people. Names that differ only in letter case or punctuation are the same name. The name must differ from those of all other attributes that the entity has or had. */
  name: string
}

/** Gives the attribute another name */
export type AttributeRename = {
  /** The name of the command */
  command: "rename"
  data: AttributeNewName
  options?: UnusedData | undefined
}

/** A Standard Request about one attribute. `command` selects the command. */
export type AttributeCommand = AttributeRename

/** The type of values */
export type ValueType = "null" | "blank" | "boolean" | "integer" | "decimal" | "date" | "time" | "timestamp" | "text"

/** The rows whose value has a type */
export type TypeCount = {
  type: ValueType
  /** The number of rows */
  rows: number
  url?: RowsUrl | undefined
}

/** A null marker */
export type NullMarker = {
  /** The text */
  text: string
  /** The number of rows with the text */
  rows: number
}

/** Values that probably mean null, such as `N/A`; absent if there are none. They count as texts in `types`. */
export type NullMarkers = {
  /** The number of rows with a null marker */
  rows: number
  /** The most frequent null markers, without blanks around them */
  texts: readonly NullMarker[]
}

/** A number with all its digits, such as `9007199254740993`, `-0.5` or `1.5e-7` */
export type ExactNumber = string

/** The statistics of the values that are numbers, dates or times, by the type of the attribute; absent for other types */
export type NumberFigures = {
  /** The number of rows with such a value */
  count: number
  mean: ExactNumber
  /** The sample standard deviation, with the digits of a double; absent if it exceeds the range of doubles */
  standardDeviation?: ExactNumber | undefined
  min: ExactNumber
  lowerQuartile: ExactNumber
  median: ExactNumber
  upperQuartile: ExactNumber
  max: ExactNumber
}

/** A number of rows */
export type RowCount = {
  /** The number of rows */
  rows: number
  url?: RowsUrl | undefined
}

/** The rows from `from` to before `to`. The last bin also has the rows at `to`. */
export type Bin = {
  from: ExactNumber
  to: ExactNumber
  /** The number of rows */
  rows: number
  url?: RowsUrl | undefined
}

/** The numbers that are more than 1.5 times the interquartile range away from the quartiles; absent if there are none */
export type FarNumbers = {
  below: RowCount
  above: RowCount
  /** The smallest and the greatest number that is not far, the ends of the whiskers of a box plot */
  whiskers: readonly ExactNumber[]
  /** The rows between the whiskers, in bins of equal width */
  bins: readonly Bin[]
  /** The furthest values */
  examples: readonly ExampleValue[]
}

/** The rows by number, or by the length of their value */
export type Histogram = {
  /** `numbers`: bins of numbers, dates or times. `lengths`: bins of lengths in characters, for attributes of other types. */
  of: "numbers" | "lengths"
  /** Bins of equal width, in their order; empty if there are no values */
  bins: readonly Bin[]
}

/** The profile of an attribute. Numbers are texts with all their digits. Dates and timestamps are seconds since 1970-01-01 00:00:00 UTC, and times are seconds since midnight. */
export type AttributeProfile = {
  /** The number of the attribute */
  attributeId: string
  /** The name of the attribute for programs */
  columnisedName: string
  /** The name of the attribute for people */
  humanisedName: string
  type: ValueType
  /** The percentage of the values that fit the type, with three decimals. Blank values and null markers do not count. */
  typePercent: number
  /** The number of rows of the entity */
  rows: number
  /** The number of rows whose value is null */
  nulls: number
  /** The number of rows whose value is blank */
  blanks: number
  /** The number of distinct values. Null is not a value. */
  distinct: number
  /** The number of characters of the shortest value; 0 if there are no values */
  minLength: number
  /** The number of characters of the longest value; 0 if there are no values */
  maxLength: number
  /** The rows by the type of their value, without types that no row has */
  types: readonly TypeCount[]
  nullMarkers?: NullMarkers | undefined
  numbers?: NumberFigures | undefined
  far?: FarNumbers | undefined
  histogram: Histogram
  /** The findings about the attribute, the most urgent first */
  findings: readonly Finding[]
}

/** The style of patterns. A number after a class is the number of consecutive characters of that class. - `Default`: `a` letter, `z` letter of a script without capitals, `d` digit, `_` white space, `p` punctuation, `.` full stop that is not between digits, `!` other symbol, `c` control character. `Jane Smith` is `a4_a5` - `Rich`: `u` capital letter and `l` small letter instead of `a`; `m` currency, `S` separator between digits, `+` and `-` before digits, `q` quote. `Jane Smith` is `ul3_ul4`, `$400.00` is `md3Sd2` - `Long`: the rich pattern with one class for each character instead of numbers. `Jane Smith` is `ulll_ullll` An empty string counts as not given. */
export type PatternStyle = "Default" | "Rich" | "Long"

/** Lists the patterns in `keypatternlist`, or all patterns by default */
export type PatternsGet = {
  /** The name of the command */
  command: "get"
  /** The style of the patterns. Other members are ignored. */
  data?: {
    style?: PatternStyle | undefined
  } | undefined
  options?: ListOptions | undefined
}

/** The content and the format of the file, and the style of the patterns */
export type PatternsExportInput = {
  filename: ExportFilename
  filetype?: ExportFiletype | undefined
  /** The encoding of csv, json and ndjson. The other file types have a fixed encoding. */
  encoding?: Encoding | undefined
  unencodable?: ExportUnencodable | undefined
  escapeFormulas?: ExportEscapeFormulas | undefined
  style?: PatternStyle | undefined
}

/** Writes the patterns to a file. The file can be downloaded when the job has ended. */
export type PatternsExport = {
  /** The name of the command */
  command: "export"
  data: PatternsExportInput
  options?: ExportOptions | undefined
}

/** A Standard Request about the patterns of an attribute. `command` selects the command. */
export type PatternsCommand = PatternsGet | PatternsExport

/** A value, and the mask that defines its new form */
export type UnmaskRequest = {
  /** The value and the mask */
  data: {
    /** The source of the letters and digits. A value that contains a space must be wrapped in double quotes. The quotes are not part of the value. Within the quotes, `\"` stands for a double quote. */
    value: string
    /** `N` stands for a digit and `A` for a letter. Every other character stands for itself. A mask that contains a space must be wrapped in double quotes. The quotes are not part of the mask. Within the quotes, `\"` stands for a double quote. */
    mask: string
  }
  command?: Unused | undefined
  options?: UnusedData | undefined
}

/** A value in the form of a mask */
export type Unmasked = {
  /** The filled mask, never wrapped in quotes; empty if the value has no character that the mask needs */
  value: string
}

/** The group of a function */
export type FunctionGroup = "Date/Time" | "Metadata" | "Numeric" | "Set" | "Statistical" | "String" | "Transformation" | "Type"

/** The type of a value. `any` accepts a value without conversion. All `same` parameters are converted to the one type that fits them all. A function that returns `same` returns this type. */
export type FunctionType = "text" | "integer" | "decimal" | "logical" | "date" | "time" | "timestamp" | "any" | "same"

/** A parameter of a function */
export type FunctionParameter = {
  /** The name of the parameter in `form` and in messages */
  name: string
  type: FunctionType
  /** `value`: any expression of the type, or of a type that converts to it. `constant`: an expression without columns, so that it is the same for all rows. `attribute`: the name of an attribute that has a profile. `listed`: in a `where` of rows a constant or the name of an attribute that has a profile; in a virtual column any expression. */
  kind: "value" | "constant" | "attribute" | "listed"
  /** True if this parameter and all later parameters can be left out */
  optional: boolean
  /** True if the parameter can take any number of arguments */
  repeated: boolean
  /** The allowed words of a constant with a fixed set of words; upper and lower case are not distinguished */
  words?: readonly string[] | undefined
}

/** A signature of a function */
export type FunctionSignature = {
  /** The signature as text. Parameters in brackets can be left out. The parameter before `…` can take any number of arguments. */
  form: string
  /** The parameters, in the order of the arguments */
  parameters: readonly FunctionParameter[]
  returns: FunctionType
}

/** An expression and its result */
export type FunctionExample = {
  /** The text of the expression */
  expression: string
  /** The result as text; null for null */
  result: string | null
  /** The values of the row for which the expression is computed, by the names of its attributes. A null value is null. */
  row?: { [name: string]: string | null } | undefined
}

/** A function of the expression language */
export type Function = {
  /** The name in a call, in upper case */
  name: string
  group: FunctionGroup
  /** The result of the function and the cases in which it is null */
  description: string
  /** The signatures of the function. A call uses the signature that fits the arguments best. */
  signatures: readonly FunctionSignature[]
  /** Example calls with their results */
  examples: readonly FunctionExample[]
}

/** Functions of the expression language */
export type Functions = {
  /** The functions, ordered by name */
  functions: readonly Function[]
}

/** The name of a priority, for people */
export type PriorityName = string

/** A description of the priority, for people */
export type PriorityDescription = string

/** A priority: its number, its name, its description, and `Y` if a business rule uses it, otherwise `N` */
export type Priority = readonly [number, PriorityName, PriorityDescription, ("Y" | "N"), ...unknown[]]

/** The priorities of a repository, in the order of their numbers */
export type Priorities = readonly Priority[]

/** The number of a priority. Business rules use it to name the priority. 1 is the first priority. */
export type PriorityId = number | string

/** The priority */
export type PriorityInput = {
  priority: PriorityId
  name: PriorityName
  description?: PriorityDescription | undefined
}

/** Adds a priority. A priority that already has the number is overwritten. */
export type PrioritiesAdd = {
  /** The name of the command */
  command: "add"
  data: PriorityInput
  options?: UnusedData | undefined
}

/** A Standard Request about the priorities of a repository. `command` selects the command. */
export type PrioritiesCommand = PrioritiesAdd

/** The new number of a priority. A priority that has this number already is replaced. An empty string counts as not given. */
export type PriorityMove = number | string

/** The name of a priority, for people. An empty string counts as not given. */
export type PriorityRename = string

/** The members to change */
export type PriorityChange = {
  priority?: PriorityMove | undefined
  name?: PriorityRename | undefined
  description?: PriorityDescription | undefined
}

/** Changes a priority. Members that are left out keep their values. If another priority already has the new number, that priority is overwritten. */
export type PriorityEdit = {
  /** The name of the command */
  command: "edit"
  data: PriorityChange
  options?: UnusedData | undefined
}

/** A Standard Request about one priority. `command` selects the command. */
export type PriorityCommand = PriorityEdit

/** Lists the library entities in `keypatternlist`, or all library entities by default */
export type LibraryEntitiesGet = {
  /** The name of the command */
  command: "get"
  data?: UnusedData | undefined
  options?: ListOptions | undefined
}

/** The name of the library entity, for people. The names of the library entities of a repository are unique; upper and lower case are not distinguished. An entity may have the same name. */
export type LibraryEntityName = string

/** A description of the data that the library entity is a template for, for people */
export type LibraryEntityDescription = string

/** An attribute of a library entity, to which attributes of entities are mapped */
export type LibraryAttributeInput = {
  /** The name of the attribute, for people. The names of the attributes of a library entity are unique; upper and lower case are not distinguished. */
  name: string
  /** A description of the values, for people */
  description?: string | undefined
}

/** The library entity. Each of `entityName` and `entityDesc` can also be written as `name` and `description`. Both spellings of a member together are rejected (400). */
export type LibraryEntityInput = {
  entityName: LibraryEntityName
  entityDesc?: LibraryEntityDescription | undefined
  /** The attributes. They are numbered from 1 in this order. By default there are none: they are added later. */
  attributes?: readonly LibraryAttributeInput[] | undefined
}

/** Creates a library entity, as `create` does. The command needs the role `editor`. */
export type LibraryEntitiesAdd = {
  /** The name of the command */
  command: "add"
  data: LibraryEntityInput
  options?: UnusedData | undefined
}

/** Creates a library entity. The command needs the role `editor`. */
export type LibraryEntitiesCreate = {
  /** The name of the command */
  command: "create"
  data: LibraryEntityInput
  options?: UnusedData | undefined
}

/** The number of a library entity in its repository */
export type LibraryNumber = number | string

/** The number of an entity in its repository */
export type EntityNumber = number | string

/** The number of an attribute of the entity */
export type RealAttributeNumber = number | string

/** The number of an attribute of the library entity */
export type LibraryAttributeNumber = number | string

/** An attribute of an entity, and the attribute of the library entity that it is mapped to */
export type AttributePair = {
  realAttr: RealAttributeNumber
  libAttr: LibraryAttributeNumber
}

/** The mapping of attributes. Library attributes that are left out are not mapped. By default the mapping is proposed: by equal or nearly equal names; then by the type and the most frequent pattern of the attributes that other entities have mapped. Proposals with a score below 60 are left out. */
export type ProposedAttributeMapping = readonly AttributePair[]

/** The library entity and the entity */
export type LibraryAssociationInput = {
  library: LibraryNumber
  entity: EntityNumber
  mapping?: ProposedAttributeMapping | undefined
}

/** Associates an entity with a library entity. At once the entity gets a derived rule for each rule of the library entity, and later for each rule that is added to it. A derived rule whose name is taken in the entity gets the name `<name>_copy#<n>`. The command needs the role `editor`. */
export type LibraryEntitiesAssociate = {
  /** The name of the command */
  command: "associate"
  data: LibraryAssociationInput
  options?: UnusedData | undefined
}

/** `1`: the derived rules are deleted. `0`, the default: they become rules of their entities that do not depend on the library any more, with the expressions and settings that they have. An empty string counts as not given. */
export type DeleteDerivedRules = "0" | "1" | 0 | 1

/** The entity and the library entity */
export type LibraryDisassociationInput = {
  entity: EntityNumber
  library: LibraryNumber
  deleteRules?: DeleteDerivedRules | undefined
}

/** Ends the association of an entity with a library entity, and removes its mapping. The command needs the role `editor`. */
export type LibraryEntitiesDisassociate = {
  /** The name of the command */
  command: "disassociate"
  data: LibraryDisassociationInput
  options?: UnusedData | undefined
}

/** The number of a rule in its entity. It is the column `seqno` of the listing. */
export type RuleNumber = number | string

/** The entity, its rules and the library entity */
export type RulesPromotion = {
  entity: EntityNumber
  /** The numbers of the rules in the entity. A rule that is listed twice is promoted once. */
  rules: readonly RuleNumber[]
  library: LibraryNumber
}

/** Makes rules of an entity rules of a library entity, all or none. The rules of the entity are derived from them afterwards. Names of attributes are translated by the mapping. An attribute that is not mapped is mapped to the library attribute of its name, which is added if there is none. An entity that is not associated with the library entity is associated with a proposed mapping. The command needs the role `editor`. */
export type LibraryEntitiesPromote = {
  /** The name of the command */
  command: "promote"
  data: RulesPromotion
  options?: UnusedData | undefined
}

/** A Standard Request about the library entities of a repository. `command` selects the command. */
export type LibraryEntitiesCommand = LibraryEntitiesGet | LibraryEntitiesAdd | LibraryEntitiesCreate | LibraryEntitiesAssociate | LibraryEntitiesDisassociate | LibraryEntitiesPromote | Export

/** The result of a command that changed the library */
export type LibraryEntitiesChanged = {
  /** The address of the library entity for `add`, `create` and `disassociate`, of the mapping for `associate`, and of the rules of the library entity for `promote` */
  url: string
  /** For `add` and `create`, the number of the library entity */
  entityId?: string | undefined
  /** For `promote`, the numbers of the new rules in the library entity, in the order of the request */
  rules?: readonly string[] | undefined
}

/** The result of the command: a listing for `get`, the job and the file for `export`, and what was changed for all other commands */
export type LibraryEntitiesCommandResult = LibraryEntitiesChanged | ExportScheduled | StandardResponse

/** The name of the library entity, for people. The names of the library entities of a repository are unique; upper and lower case are not distinguished. An empty string counts as not given. */
export type LibraryEntityRename = string

/** The members to change, at least one. Members that are left out keep their values. */
export type LibraryEntityChange = {
  name?: LibraryEntityRename | undefined
  description?: LibraryEntityDescription | undefined
}

/** Changes the name or the description of the library entity */
export type LibraryEntityEdit = {
  /** The name of the command */
  command: "edit"
  data: LibraryEntityChange
  options?: UnusedData | undefined
}

/** The entity */
export type LibraryEntityDisassociationInput = {
  entity: EntityNumber
  deleteRules?: DeleteDerivedRules | undefined
}

/** Ends the association of an entity with the library entity, and removes its mapping */
export type LibraryEntityDisassociate = {
  /** The name of the command */
  command: "disassociate"
  data: LibraryEntityDisassociationInput
  options?: UnusedData | undefined
}

/** A Standard Request about one library entity. `command` selects the command. */
export type LibraryEntityCommand = LibraryEntityEdit | LibraryEntityDisassociate

/** Lists the attributes in `keypatternlist`, or all attributes by default */
export type LibraryAttributesGet = {
  /** The name of the command */
  command: "get"
  data?: UnusedData | undefined
  options?: ListOptions | undefined
}

/** Adds an attribute to the library entity. No attribute of an entity is mapped to it yet. The command needs the role `editor`. */
export type LibraryAttributesAdd = {
  /** The name of the command */
  command: "add"
  data: LibraryAttributeInput
  options?: UnusedData | undefined
}

/** A Standard Request about the attributes of a library entity. `command` selects the command. */
export type LibraryAttributesCommand = LibraryAttributesGet | LibraryAttributesAdd | Export

/** The result of the command: the address of the attribute for `add`, the job and the file for `export`, a listing for `get` */
export type LibraryAttributesCommandResult = UrlAnswer | ExportScheduled | StandardResponse

/** The members to change, at least one. Members that are left out keep their values. A new name replaces the old name in the rules of the library entity. */
export type LibraryAttributeChange = {
  /** The name of the attribute, for people. The names of the attributes of a library entity are unique; upper and lower case are not distinguished. An empty string counts as not given. */
  name?: string | undefined
  /** A description of the values, for people */
  description?: string | undefined
}

/** Changes the name or the description of the attribute */
export type LibraryAttributeEdit = {
  /** The name of the command */
  command: "edit"
  data: LibraryAttributeChange
  options?: UnusedData | undefined
}

/** A Standard Request about one attribute of a library entity. `command` selects the command. */
export type LibraryAttributeCommand = LibraryAttributeEdit

/** Lists the rules in `keypatternlist`, or all rules by default */
export type RulesGet = {
  /** The name of the command */
  command: "get"
  data?: UnusedData | undefined
  options?: ListOptions | undefined
}

/** The name of the rule, for people. The names of the rules of an entity and of its attributes are unique; upper and lower case are not distinguished. */
export type RuleName = string

/** A description of the rule, for people. An empty string counts as not given. */
export type RuleDescription = string

/** `1`: the rule is enabled. `0`: the rule is disabled, and it is not run. The default is `1`. An empty string counts as not given. */
export type RuleEnabled = "0" | "1" | 0 | 1

/** The condition that each row must satisfy, in the expression language of this service. It names attributes of the entity by their human or columnised names. A row for which the condition is null fails. */
export type RuleExpression = string

/** The percentage of rows that must pass so that the rule passes. Decimal digits are allowed, as in `99.5`. */
export type RuleThreshold = number | string

/** The condition that selects the rows that the rule applies to, in the expression language of this service. It names attributes of the entity by their human or columnised names. By default the rule applies to all rows. An empty string counts as not given. */
export type RuleFilter = string

/** The expression that groups the rows, in the expression language of this service. It names attributes of the entity by their human or columnised names. Each value is a group. By default there are no groups. An empty string counts as not given. */
export type RuleGroup = string

/** The maximum number of groups that are kept, the largest first. `0`, the default, keeps 10,000 groups. An empty string counts as not given. */
export type RuleGroupLimit = number | string

/** The expression that is aggregated over the passing and the failing rows of each group, in the expression language of this service. It names attributes of the entity by their human or columnised names. An empty string counts as not given. */
export type RuleAggregate = string

/** The number of the aggregate method, which the listing of aggregate methods shows. `0`: sum (the default). `1`: average. `2`: maximum. `3`: minimum. `4`: count. It is used with `AGGREGATE_EXPRESSION` only. An empty string counts as not given. */
export type RuleAggregateMethod = "0" | "1" | "2" | "3" | "4" | 0 | 1 | 2 | 3 | 4

/** Whether a run keeps the row numbers of the failing rows, so that they are listed fast. `0`: normal, if there are at most 100,000 (the default). `1`: unlimited, always. `2`: limited, if there are at most `INDEX_THRESHOLD`. Rows that are not kept are still listed: the rule is evaluated again. An empty string counts as not given. */
export type RuleIndexControl = "0" | "1" | "2" | 0 | 1 | 2

/** The row numbers of the failing rows are kept if there are at most so many. It is valid only if `INDEX_CONTROL` is `2`. An empty string counts as not given. */
export type RuleIndexThreshold = number | string

/** The number of the priority of the rule, from 1 to 10. An empty string counts as not given. */
export type RulePriority = number | string

/** The keywords of the rule: pairs of the number of a category and the number of a keyword, as in `1 2:3 0`. A colon separates the pairs. The keyword `0` stands for all keywords of its category. An empty string counts as not given. */
export type RuleKeywords = string

/** A business rule of the entity. Each member can also be written in camel case: `filterExpression` stands for `FILTER_EXPRESSION`. Both spellings of a member together are rejected (400). */
export type RuleInput = {
  NAME: RuleName
  DESCRIPTION?: RuleDescription | undefined
  ENABLED?: RuleEnabled | undefined
  EXPRESSION: RuleExpression
  THRESHOLD: RuleThreshold
  FILTER_EXPRESSION?: RuleFilter | undefined
  GROUP_EXPRESSION?: RuleGroup | undefined
  GROUP_LIMIT?: RuleGroupLimit | undefined
  AGGREGATE_EXPRESSION?: RuleAggregate | undefined
  AGGREGATE_METHOD?: RuleAggregateMethod | undefined
  INDEX_CONTROL?: RuleIndexControl | undefined
  INDEX_THRESHOLD?: RuleIndexThreshold | undefined
  PRIORITY?: RulePriority | undefined
  RULE_KEYWORD_ID_LIST?: RuleKeywords | undefined
}

/** Adds a rule to the library entity. Its expressions name attributes of the library entity. Each associated entity gets a derived rule at once. The command needs the role `editor`. */
export type LibraryEntityRulesAdd = {
  /** The name of the command */
  command: "add"
  data: RuleInput
  options?: UnusedData | undefined
}

/** The number of a rule in its library entity. It is the column `seqno` of the listing. */
export type LibraryRuleNumber = number | string

/** The mapping of attributes. Library attributes that are left out are not mapped. A library attribute that is listed twice is rejected (400). */
export type AttributeMapping = readonly AttributePair[]

/** The entity, the library entity, its rules, and the mapping by which names are translated */
export type LibraryRulesCopyInput = {
  entity: EntityNumber
  library: LibraryNumber
  /** The numbers of the rules in the library entity. A rule that is listed twice is copied once. */
  rules: readonly LibraryRuleNumber[]
  mappings: AttributeMapping
}

/** Schedules the job that copies rules of the library entity to an entity. The copies do not depend on the library. A copy whose name is taken in the entity gets the name `<name>_copy#<n>`. The command needs the role `editor`. */
export type LibraryRulesCopy = {
  /** The name of the command */
  command: "copy"
  data: LibraryRulesCopyInput
  options?: UnusedData | undefined
}

/** A Standard Request about the business rules of a library entity. `command` selects the command. */
export type LibraryEntityRulesCommand = RulesGet | LibraryEntityRulesAdd | LibraryRulesCopy | Export

/** The result of the command: the address of the rule for `add`, the address of the job for `copy`, the job and the file for `export`, a listing for `get` */
export type LibraryEntityRulesCommandResult = UrlAnswer | ExportScheduled | StandardResponse

/** The kind of a problem of a request about rules, for programs. Each kind has one title. - `invalid-request-body`: the body cannot be read, or has members that the request does not have - `invalid-command`: `command` is missing or is not a command of the operation - `no-data-received`: the body or its member `data` is missing or empty - `no-rule-details`: `data` has no details of the rule to add or to change - `rules-expected`: the rules to delete are not a list - `no-rules-found`: the list of rules to delete is empty - `invalid-data`: `data` is not valid for the command, or names something that does not exist - `invalid-parameters`: a parameter of the path or a header is not valid, or an entry of `rules` */
export type RuleProblemType = "urn:groundtruth:problem:invalid-request-body" | "urn:groundtruth:problem:invalid-command" | "urn:groundtruth:problem:no-data-received" | "urn:groundtruth:problem:no-rule-details" | "urn:groundtruth:problem:rules-expected" | "urn:groundtruth:problem:no-rules-found" | "urn:groundtruth:problem:invalid-data" | "urn:groundtruth:problem:invalid-parameters"

/** The reason why a request about rules failed (RFC 9457) */
export type RuleProblem = {
  type: RuleProblemType
  /** The reason in a few words. All problems of a type have the same title. */
  title: string
  /** The HTTP status of the response */
  status: number
  /** The fault and how to correct it, for people */
  detail: string
  /** The identifier of the failed request, as in the header `X-Request-Id` */
  id: string
  /** All faults that were found in the request; empty if the request as a whole is the fault */
  errors: readonly ProblemError[]
}

/** The name of the rule, for people. The names of the rules of an entity and of its attributes are unique; upper and lower case are not distinguished. An empty string counts as not given. */
export type RuleRename = string

/** A description of the rule, for people. An empty string counts as not given. Null removes the value. */
export type RuleDescriptionChange = string | null

/** `1`: the rule is enabled. `0`: the rule is disabled, and it is not run. In a derived rule an empty string restores the value of the library rule. In other rules it counts as not given. */
export type RuleEnabledChange = "" | "0" | "1" | 0 | 1

/** The condition that each row must satisfy, in the expression language of this service. It names attributes of the entity by their human or columnised names. A row for which the condition is null fails. An empty string counts as not given. */
export type RuleExpressionChange = string

/** The percentage of rows that must pass so that the rule passes. Decimal digits are allowed, as in `99.5`. In a derived rule an empty string restores the value of the library rule. In other rules it counts as not given. */
export type RuleThresholdChange = number | string

/** The condition that selects the rows that the rule applies to, in the expression language of this service. It names attributes of the entity by their human or columnised names. By default the rule applies to all rows. An empty string counts as not given. Null removes the value. */
export type RuleFilterChange = string | null

/** The expression that groups the rows, in the expression language of this service. It names attributes of the entity by their human or columnised names. Each value is a group. By default there are no groups. An empty string counts as not given. Null removes the value. */
export type RuleGroupChange = string | null

/** The expression that is aggregated over the passing and the failing rows of each group, in the expression language of this service. It names attributes of the entity by their human or columnised names. An empty string counts as not given. Null removes the value. */
export type RuleAggregateChange = string | null

/** Whether a run keeps the row numbers of the failing rows, so that they are listed fast. `0`: normal, if there are at most 100,000 (the default). `1`: unlimited, always. `2`: limited, if there are at most `INDEX_THRESHOLD`. Rows that are not kept are still listed: the rule is evaluated again. In a derived rule an empty string restores the value of the library rule. In other rules it counts as not given. */
export type RuleIndexControlChange = "" | "0" | "1" | "2" | 0 | 1 | 2

/** The row numbers of the failing rows are kept if there are at most so many. It is valid only if `INDEX_CONTROL` is `2`. In a derived rule an empty string restores the value of the library rule. In other rules it counts as not given. */
export type RuleIndexThresholdChange = number | string

/** The number of the priority of the rule, from 1 to 10. In a derived rule an empty string restores the value of the library rule. In other rules it counts as not given. Null removes the value. */
export type RulePriorityChange = number | string | null

/** The members to change, at least one. Members that are left out keep their values. Each member can also be written in camel case: `filterExpression` stands for `FILTER_EXPRESSION`. Both spellings of a member together are rejected (400). */
export type RuleChange = {
  NAME?: RuleRename | undefined
  DESCRIPTION?: RuleDescriptionChange | undefined
  ENABLED?: RuleEnabledChange | undefined
  EXPRESSION?: RuleExpressionChange | undefined
  THRESHOLD?: RuleThresholdChange | undefined
  FILTER_EXPRESSION?: RuleFilterChange | undefined
  GROUP_EXPRESSION?: RuleGroupChange | undefined
  GROUP_LIMIT?: RuleGroupLimit | undefined
  AGGREGATE_EXPRESSION?: RuleAggregateChange | undefined
  AGGREGATE_METHOD?: RuleAggregateMethod | undefined
  INDEX_CONTROL?: RuleIndexControlChange | undefined
  INDEX_THRESHOLD?: RuleIndexThresholdChange | undefined
  PRIORITY?: RulePriorityChange | undefined
  RULE_KEYWORD_ID_LIST?: RuleKeywords | undefined
}

/** Changes the rule */
export type RuleEdit = {
  /** The name of the command */
  command: "edit"
  data: RuleChange
  options?: UnusedData | undefined
}

/** The name of the job in the scheduler. The default is `Full Business Rule analysis` if all rules of an entity are run, and `Business Rule Analysis` otherwise. An empty string counts as not given. */
export type RunJobName = string

/** `1` runs at once. `0`, the default, runs at `scheduleTime`, or at once if there is no `scheduleTime`. An empty string counts as not given. */
export type RunScheduleNow = "0" | "1" | 0 | 1

/** The time of the run in UTC, as `YYYY-MM-DD HH:MM:SS` or `YYYY/MM/DD HH:MM:SS`. The month has two digits, three letters (`Nov`) or its full name (`November`). A time in the past runs at once. An empty string counts as not given. */
export type RunScheduleTime = string

/** The time of the run */
export type LibraryRuleRunInput = {
  jobName?: RunJobName | undefined
  scheduleNow?: RunScheduleNow | undefined
  scheduleTime?: RunScheduleTime | undefined
}

/** Schedules the job that runs the rules that are derived from the library rule */
export type LibraryRuleRun = {
  /** The name of the command */
  command: "run"
  data?: LibraryRuleRunInput | undefined
  options?: UnusedData | undefined
}

/** A Standard Request about one business rule of the library. `command` selects the command. */
export type LibraryRuleCommand = RuleEdit | LibraryRuleRun

/** A Standard Request about the entities that are associated with a library entity. `command` selects the command. */
export type AssociatedEntitiesCommand = EntitiesGet | Export

/** The attribute of the entity. All members are empty strings if the library attribute is not mapped. */
export type MappedAttribute = {
  /** The number of the attribute */
  id: string
  /** The columnised name */
  columnsisedName: string
  /** The human name */
  humanisedName: string
}

/** The attribute of the library entity */
export type MappedLibraryAttribute = {
  /** The number of the attribute */
  id: string
  /** The name */
  name: string
}

/** An attribute of the library entity, and the attribute of the entity that is mapped to it */
export type AttributeMapEntry = {
  realAttribute: MappedAttribute
  libraryAttribute: MappedLibraryAttribute
  /** The similarity of the two attributes as the mapping was made, from 0 to 100; empty if the library attribute is not mapped */
  score: string
}

/** The mapping of the attributes of an entity */
export type AttributeMap = {
  /** An entry for each attribute of the library entity, in the order of their numbers */
  attributeMapList: readonly AttributeMapEntry[]
}

/** The entity and the library entity, which are those of the path, and the new mapping */
export type AttributeMapChange = {
  entity: EntityNumber
  library: LibraryNumber
  mapping: AttributeMapping
}

/** Schedules the job that replaces the mapping and translates the derived rules again */
export type AttributeMapEdit = {
  /** The name of the command */
  command: "edit"
  data: AttributeMapChange
  options?: UnusedData | undefined
}

/** A Standard Request about the mapping of an entity. `command` selects the command. */
export type AttributeMapCommand = AttributeMapEdit

/** The job that does the work */
export type JobAnswer = {
  /** The address of the job */
  job: string
}

/** A Standard Request about business rules. `command` selects the command. */
export type RulesCommand = RulesGet | Export

/** An aggregate method */
export type AggregateMethod = {
  /** The name of the method */
  name: "Sum" | "Average" | "Maximum" | "Minimum" | "Count"
  /** The number of the method, which `AGGREGATE_METHOD` takes */
  value: "0" | "1" | "2" | "3" | "4"
}

/** The aggregate methods, in the order of their numbers */
export type AggregateMethods = readonly AggregateMethod[]

/** The rules of an entity as a YAML file */
export type RuleFile = {
  /** A name for the file, after that of the entity */
  name: string
  /** The number of the entity */
  entity: string
  /** The name of the entity */
  entityName: string
  /** The number of rules of the file */
  rules: number
  /** The number of rules that are derived from library rules. They are comments of the file. */
  derived: number
  /** The text of the file */
  text: string
}

/** The rules of a repository as files */
export type RuleFiles = {
  /** A file for each entity that has rules, in the order of the numbers of the entities */
  files: readonly RuleFile[]
}

/** A file of rules of one entity */
export type ImportedRuleFile = {
  /** The name of the file. Faults are told with it. */
  name: string
  /** The text of the file, which is YAML */
  text: string
}

/** The files, each with the rules of another entity. They have at most 2,000 rules together. */
export type SentRuleFiles = readonly ImportedRuleFile[]

/** `true` deletes the rules of the entities of the files that the files do not have */
export type DeleteOtherRules = boolean

/** Files of rules */
export type RuleFilesInput = {
  files: SentRuleFiles
  deleteOthers?: DeleteOtherRules | undefined
}

/** Tells what an import would do. Nothing is changed. */
export type RuleFilesPlan = {
  /** The name of the command */
  command: "plan"
  data: RuleFilesInput
  options?: UnusedData | undefined
}

/** Files of rules, and the changes that are expected of them */
export type RuleFilesImportInput = {
  files: SentRuleFiles
  deleteOthers?: DeleteOtherRules | undefined
  /** The version of the answer of `plan`. The command fails (409) if it would do something else. Without a version, it does what the files say. */
  version?: string | undefined
}

/** Changes the rules to those of the files. The command needs the role `editor`. */
export type RuleFilesImport = {
  /** The name of the command */
  command: "import"
  data: RuleFilesImportInput
  options?: UnusedData | undefined
}

/** A Standard Request about files of rules. `command` selects the command. */
export type RuleFilesCommand = RuleFilesPlan | RuleFilesImport

/** A rule that an import changes */
export type RuleFileChange = {
  /** What happens to the rule */
  change: "added" | "changed" | "deleted"
  /** The name of the rule */
  rule: string
  /** The members of the rule that change, by their names in the file; empty if it is added or deleted */
  members: readonly string[]
}

/** What an import does to the rules of an entity */
export type RuleFileChanges = {
  /** The number of the entity */
  entity: string
  /** The name of the entity */
  entityName: string
  /** The number of rules that are the same already */
  unchanged: number
  /** The changes, deletions first */
  changes: readonly RuleFileChange[]
}

/** What an import does, or has done */
export type RuleFilesChanges = {
  /** Identifies the changes, for `import` */
  version: string
  /** `true` after `import`; `false` after `plan`, which changes nothing */
  done: boolean
  /** The entities of the files, in the order of the files */
  entities: readonly RuleFileChanges[]
}

/** The library entities */
export type LibrariesOfRules = {
  /** The numbers of the library entities whose rules are listed. By default the rules of all library entities are listed. A number that does not exist is ignored. */
  libraries?: readonly LibraryNumber[] | undefined
}

/** Lists the rules of the given library entities. By default each row begins with the name of the library entity. */
export type LibraryRulesList = {
  /** The name of the command */
  command: "list"
  data?: LibrariesOfRules | undefined
  options?: ListOptions | undefined
}

/** A rule of a library entity, or all of its rules */
export type LibraryRuleReference = {
  library: LibraryNumber
  /** The number of the rule. By default all rules of the library entity are meant. */
  rule?: LibraryRuleNumber | undefined
}

/** The library rules whose derived rules are run, and the time of the run */
export type LibraryRulesRunInput = {
  /** The library rules */
  rules: readonly LibraryRuleReference[]
  jobName?: RunJobName | undefined
  scheduleNow?: RunScheduleNow | undefined
  scheduleTime?: RunScheduleTime | undefined
}

/** Schedules the job that runs the rules that are derived from library rules, in all associated entities. The command needs the role `editor`. */
export type LibraryRulesRun = {
  /** The name of the command */
  command: "run"
  data: LibraryRulesRunInput
  options?: UnusedData | undefined
}

/** A Standard Request about the business rules of the library. `command` selects the command. */
export type LibraryRulesCommand = RulesGet | LibraryRulesList | LibraryRulesRun | Export

/** The result of the command: the address of the job for `run`, the job and the file for `export`, a listing for `get` and `list` */
export type LibraryRulesCommandResult = UrlAnswer | ExportScheduled | StandardResponse

/** The number of the attribute that the rule belongs to. `0`, the default: the rule belongs to the entity. An empty string counts as not given. */
export type RuleAttribute = number | string

/** The meaning of the threshold of a rule that belongs to an attribute. `rows`, the default: the percentage of rows that must pass. `values`: the percentage of distinct values of the attribute that must pass. An empty string counts as not given. */
export type ThresholdOf = "rows" | "values"

/** A business rule of an entity or of one of its attributes. Each member can also be written in camel case: `filterExpression` stands for `FILTER_EXPRESSION`. Both spellings of a member together are rejected (400). */
export type RealRuleInput = {
  ENTITY: EntityNumber
  ATTRIBUTE?: RuleAttribute | undefined
  NAME: RuleName
  DESCRIPTION?: RuleDescription | undefined
  ENABLED?: RuleEnabled | undefined
  EXPRESSION: RuleExpression
  THRESHOLD: RuleThreshold
  FILTER_EXPRESSION?: RuleFilter | undefined
  GROUP_EXPRESSION?: RuleGroup | undefined
  GROUP_LIMIT?: RuleGroupLimit | undefined
  AGGREGATE_EXPRESSION?: RuleAggregate | undefined
  AGGREGATE_METHOD?: RuleAggregateMethod | undefined
  INDEX_CONTROL?: RuleIndexControl | undefined
  INDEX_THRESHOLD?: RuleIndexThreshold | undefined
  PRIORITY?: RulePriority | undefined
  RULE_KEYWORD_ID_LIST?: RuleKeywords | undefined
  THRESHOLD_OF?: ThresholdOf | undefined
}

/** Adds a rule to an entity or to one of its attributes. The command needs the role `editor`. */
export type RealRulesAdd = {
  /** The name of the command */
  command: "add"
  data: RealRuleInput
  options?: UnusedData | undefined
}

/** The entity, the rule, and at least one member to change. Members that are left out keep their values. Each member can also be written in camel case: `filterExpression` stands for `FILTER_EXPRESSION`. Both spellings of a member together are rejected (400). */
export type RealRuleChange = {
  ENTITY: EntityNumber
  RULE: RuleNumber
  NAME?: RuleRename | undefined
  DESCRIPTION?: RuleDescriptionChange | undefined
  ENABLED?: RuleEnabledChange | undefined
  EXPRESSION?: RuleExpressionChange | undefined
  THRESHOLD?: RuleThresholdChange | undefined
  FILTER_EXPRESSION?: RuleFilterChange | undefined
  GROUP_EXPRESSION?: RuleGroupChange | undefined
  GROUP_LIMIT?: RuleGroupLimit | undefined
  AGGREGATE_EXPRESSION?: RuleAggregateChange | undefined
  AGGREGATE_METHOD?: RuleAggregateMethod | undefined
  INDEX_CONTROL?: RuleIndexControlChange | undefined
  INDEX_THRESHOLD?: RuleIndexThresholdChange | undefined
  PRIORITY?: RulePriorityChange | undefined
  RULE_KEYWORD_ID_LIST?: RuleKeywords | undefined
}

/** Changes a rule of an entity or of one of its attributes. The command needs the role `editor`. */
export type RealRulesEdit = {
  /** The name of the command */
  command: "edit"
  data: RealRuleChange
  options?: UnusedData | undefined
}

/** The number of the entity whose rules are run. `0`: all entities. */
export type RunEntity = number | string

/** The rules to run, in upper or lower case. `SELECTED`: the rules in `RULE_IDS`. `ALL`: all enabled rules of the entity and of its attributes. `UPDATED` or `DIRTY`: the enabled rules whose status is `analysis reqd`. */
export type RunOption = string

/** The rules to run with `SELECTED`: for each rule the numbers of its entity, of its attribute and of the rule, separated by blanks, as in `1 0 2`. The attribute is `0` for a rule that belongs to the entity. A disabled rule is rejected (409). */
export type RuleIds = readonly string[]

/** The rules to run, and the time of the run. Each member can also be written in camel case: `filterExpression` stands for `FILTER_EXPRESSION`. Both spellings of a member together are rejected (400). */
export type RealRulesRunInput = {
  ENTITY: RunEntity
  OPTION: RunOption
  RULE_IDS?: RuleIds | undefined
  jobName?: RunJobName | undefined
  scheduleNow?: RunScheduleNow | undefined
  scheduleTime?: RunScheduleTime | undefined
}

/** Schedules the job that runs rules of one entity or of all entities. The command needs the role `editor`. */
export type RealRulesRun = {
  /** The name of the command */
  command: "run"
  data: RealRulesRunInput
  options?: UnusedData | undefined
}

/** A Standard Request about the business rules of entities and attributes. `command` selects the command. */
export type RealRulesCommand = RulesGet | RealRulesAdd | RealRulesEdit | RealRulesRun | Export

/** The result of the command: the address of the rule for `add` and `edit`, the address of the job for `run`, the job and the file for `export`, a listing for `get` */
export type RulesCommandResult = UrlAnswer | ExportScheduled | StandardResponse

/** The number of the attribute that the rule belongs to; `0` if the rule belongs to the entity */
export type AttributeOfRule = number | string

/** A rule of an entity or of one of its attributes */
export type RuleReference = {
  entity: EntityNumber
  attribute: AttributeOfRule
  rule: RuleNumber
}

/** The rules to delete */
export type RulesDeletion = {
  /** The rules, all of one entity */
  rules: readonly RuleReference[]
}

/** Adds a rule to the entity. The command needs the role `editor`. */
export type EntityRulesAdd = {
  /** The name of the command */
  command: "add"
  data: RuleInput
  options?: UnusedData | undefined
}

/** The rule, and at least one member to change. Members that are left out keep their values. Each member can also be written in camel case: `filterExpression` stands for `FILTER_EXPRESSION`. Both spellings of a member together are rejected (400). */
export type EntityRuleChange = {
  RULE: RuleNumber
  NAME?: RuleRename | undefined
  DESCRIPTION?: RuleDescriptionChange | undefined
  ENABLED?: RuleEnabledChange | undefined
  EXPRESSION?: RuleExpressionChange | undefined
  THRESHOLD?: RuleThresholdChange | undefined
  FILTER_EXPRESSION?: RuleFilterChange | undefined
  GROUP_EXPRESSION?: RuleGroupChange | undefined
  GROUP_LIMIT?: RuleGroupLimit | undefined
  AGGREGATE_EXPRESSION?: RuleAggregateChange | undefined
  AGGREGATE_METHOD?: RuleAggregateMethod | undefined
  INDEX_CONTROL?: RuleIndexControlChange | undefined
  INDEX_THRESHOLD?: RuleIndexThresholdChange | undefined
  PRIORITY?: RulePriorityChange | undefined
  RULE_KEYWORD_ID_LIST?: RuleKeywords | undefined
}

/** Changes a rule of the entity. The command needs the role `editor`. */
export type EntityRulesEdit = {
  /** The name of the command */
  command: "edit"
  data: EntityRuleChange
  options?: UnusedData | undefined
}

/** The name that the rule is going to have. It is not compared with the names of other rules. An empty string counts as not given. */
export type RuleTrialName = string

/** The percentage of rows that must pass so that the rule passes. Decimal digits are allowed, as in `99.5`. Without a threshold, the answer has no result. An empty string counts as not given. */
export type RuleTrialThreshold = number | string

/** The rows that are read. `first`, the default: the first rows of the entity. `random`: rows from the whole entity, each with the same probability. An empty string counts as not given. */
export type RuleTrialSample = "first" | "random"

/** The number of rows that are read. The default is 10,000. An empty string counts as not given. */
export type RuleTrialRows = number | string

/** A business rule of the entity that is tried and not saved, with the members of `add`. Each member can also be written in camel case: `filterExpression` stands for `FILTER_EXPRESSION`. Both spellings of a member together are rejected (400). */
export type RuleTrialInput = {
  NAME?: RuleTrialName | undefined
  DESCRIPTION?: RuleDescription | undefined
  ENABLED?: RuleEnabled | undefined
  EXPRESSION: RuleExpression
  THRESHOLD?: RuleTrialThreshold | undefined
  FILTER_EXPRESSION?: RuleFilter | undefined
  GROUP_EXPRESSION?: RuleGroup | undefined
  GROUP_LIMIT?: RuleGroupLimit | undefined
  AGGREGATE_EXPRESSION?: RuleAggregate | undefined
  AGGREGATE_METHOD?: RuleAggregateMethod | undefined
  INDEX_CONTROL?: RuleIndexControl | undefined
  INDEX_THRESHOLD?: RuleIndexThreshold | undefined
  PRIORITY?: RulePriority | undefined
  RULE_KEYWORD_ID_LIST?: RuleKeywords | undefined
  sample?: RuleTrialSample | undefined
  rows?: RuleTrialRows | undefined
}

/** Tries a rule of the entity on some rows without saving it */
export type EntityRulesTest = {
  /** The name of the command */
  command: "test"
  data: RuleTrialInput
  options?: UnusedData | undefined
}

/** Suggests rules that the data of the entity speak for. Below an attribute, each suggestion reads that attribute. Nothing is saved. */
export type RulesSuggest = {
  /** The name of the command */
  command: "suggest"
  data?: UnusedData | undefined
  options?: UnusedData | undefined
}

/** The suggestions that become rules */
export type RulesAcceptance = {
  /** The version of the answer of `suggest`. The command fails (409) if the entity was loaded again since, because the numbers then stand for other suggestions. */
  version: string
  /** The numbers of the suggestions. A number that is given twice counts once. */
  numbers: readonly (number | string)[]
}

/** Adds suggested rules, all or none. The command needs the role `editor`. */
export type RulesAccept = {
  /** The name of the command */
  command: "accept"
  data: RulesAcceptance
  options?: UnusedData | undefined
}

/** The number of the entity in the path. Any other number is rejected (400). An empty string counts as not given. */
export type OptionalRunEntity = number | string

/** The rules of the entity to run, and the time of the run. Each member can also be written in camel case: `filterExpression` stands for `FILTER_EXPRESSION`. Both spellings of a member together are rejected (400). */
export type EntityRulesRunInput = {
  ENTITY?: OptionalRunEntity | undefined
  OPTION: RunOption
  RULE_IDS?: RuleIds | undefined
  jobName?: RunJobName | undefined
  scheduleNow?: RunScheduleNow | undefined
  scheduleTime?: RunScheduleTime | undefined
}

/** Schedules the job that runs rules of the entity. The command needs the role `editor`. */
export type EntityRulesRun = {
  /** The name of the command */
  command: "run"
  data: EntityRulesRunInput
  options?: UnusedData | undefined
}

/** A Standard Request about the business rules of an entity. `command` selects the command. */
export type EntityRulesCommand = RulesGet | EntityRulesAdd | EntityRulesEdit | EntityRulesTest | RulesSuggest | RulesAccept | EntityRulesRun | Export

/** The rows of which a part of the rule could not read a value. Null is not an error. */
export type RuleTrialErrors = {
  /** The part of the rule */
  part: "expression" | "filter" | "group" | "aggregate"
  /** The number of rows */
  count: number
  /** The number of the first row */
  row: number
  /** The fault of the first row */
  message: string
}

/** Aggregates over rows. Each is null if no row has a value. */
export type RuleTrialAggregates = {
  /** The aggregate over the rows that pass, at most 1,000 characters of it */
  passing: string | null
  /** The aggregate over the rows that fail, at most 1,000 characters of it */
  failing: string | null
}

/** A group of rows */
export type RuleTrialGroup = {
  /** The value of the group expression, at most 1,000 characters of it; null for the group of null */
  value: string | null
  /** The number of rows that pass */
  passing: number
  /** The number of rows that fail */
  failing: number
  /** The aggregates over the rows of the group; absent if the rule has no aggregate */
  aggregates?: RuleTrialAggregates | undefined
}

/** A value of a row */
export type RuleTrialValue = {
  /** The columnised name of the column */
  columnisedName: string
  /** The human name of the column */
  humanisedName: string
  /** The value as in the source, at most 1,000 characters of it; null for null */
  value: string | null
}

/** The smallest part of the expression that made the row fail. In `AND`, it is the first condition that is not true. In `OR`, all conditions are needed. */
export type RuleTrialReason = {
  /** The text of the part, which is false or null for the row */
  expression: string
  /** The values that the part read */
  explanation: string
}

/** A row that fails */
export type RuleTrialRow = {
  /** The number of the row */
  row: number
  /** The values of the columns that the rule reads */
  values: readonly RuleTrialValue[]
  because: RuleTrialReason
}

/** The outcome of a rule on some rows of its entity. Nothing of it is saved. */
export type RuleTrial = {
  /** `passed` if the fraction reaches the threshold, otherwise `failed`; `no rows` if the rule applies to none of the rows. Absent if the request has no threshold. */
  result?: "passed" | "failed" | "no rows" | undefined
  /** The number of rows that the rule applies to */
  rowsAnalyzed: number
  /** The number of rows that pass */
  passing: number
  /** The number of rows that fail */
  failing: number
  /** The percentage of rows that pass, or of distinct values with `THRESHOLD_OF` `values`, with three decimals; null if the rule applies to none of the rows */
  fraction: number | null
  /** The number of rows that the filter leaves out */
  leftOut: number
  /** The parts of the rule that could not read a value of some rows */
  errors: readonly RuleTrialErrors[]
  /** The number of groups; absent if the rule does not group */
  groupCount?: number | undefined
  /** The largest groups, at most 20; absent if the rule does not group */
  groups?: readonly RuleTrialGroup[] | undefined
  /** The aggregates over all rows that the rule applies to; absent if the rule has no aggregate */
  aggregates?: RuleTrialAggregates | undefined
  /** The first failing rows among the rows that were read, at most 10 */
  failingRows: readonly RuleTrialRow[]
  /** Where the outcome of a run can differ from this outcome, apart from the rows that were not read */
  warnings: readonly string[]
}

/** A row that would fail */
export type RuleSuggestionRow = {
  /** The number of the row */
  row: number
  /** The values of the columns that the rule reads */
  values: readonly RuleTrialValue[]
}

/** A suggested rule, measured on all rows of the entity */
export type RuleSuggestion = {
  /** The number of the suggestion, for `accept` */
  number: number
  /** The name that the rule gets. It differs from the names of the rules of the entity. */
  name: string
  /** What the rule says. `set`: a list of values. `order`: one column is at most another. `dependency`: the value of a column follows from other columns. */
  kind: "not null" | "unique" | "pattern" | "set" | "range" | "length" | "type" | "order" | "dependency"
  /** The expression that the rule gets */
  expression: string
  /** The filter that the rule gets; absent if the rule is about all rows */
  filterExpression?: string | undefined
  /** The number of rows that pass */
  passing: number
  /** The number of rows that would fail */
  failing: number
  /** The percentage of rows that pass, with three decimals. Rows that the filter leaves out do not count. A run of the rule has the same result. */
  support: number
  /** What in the data speaks for the rule */
  reason: string
  /** What kind of value fails */
  wouldFail: string
  /** The first row that would fail; absent if all rows pass */
  failingRow?: RuleSuggestionRow | undefined
  /** The threshold that the rule gets. The present rows reach it. */
  threshold: number
  /** The priority that the rule gets */
  priority: number
}

/** Rules that the data of an entity speak for. Nothing of them is saved. */
export type RuleSuggestions = {
  /** Identifies the numbers of the suggestions, for `accept`. It changes with each load of the entity. */
  version: string
  /** The suggestions, the most useful first, at most 100. A suggestion that a rule of the entity says already is left out; the others keep their numbers. */
  suggestions: readonly RuleSuggestion[]
}

/** The rules that were added */
export type RulesAccepted = {
  /** The numbers of the new rules in the entity, in the order of the request */
  rules: readonly string[]
}

/** The result of the command: the address of the rule for `add` and `edit`, the outcome for `test`, the suggestions for `suggest`, the new rules for `accept`, the address of the job for `run`, the job and the file for `export`, a listing for `get` */
export type TriedRulesCommandResult = UrlAnswer | RuleTrial | RuleSuggestions | RulesAccepted | ExportScheduled | StandardResponse

/** A business rule of the attribute. Each member can also be written in camel case: `filterExpression` stands for `FILTER_EXPRESSION`. Both spellings of a member together are rejected (400). */
export type AttributeRuleInput = {
  NAME: RuleName
  DESCRIPTION?: RuleDescription | undefined
  ENABLED?: RuleEnabled | undefined
  EXPRESSION: RuleExpression
  THRESHOLD: RuleThreshold
  FILTER_EXPRESSION?: RuleFilter | undefined
  GROUP_EXPRESSION?: RuleGroup | undefined
  GROUP_LIMIT?: RuleGroupLimit | undefined
  AGGREGATE_EXPRESSION?: RuleAggregate | undefined
  AGGREGATE_METHOD?: RuleAggregateMethod | undefined
  INDEX_CONTROL?: RuleIndexControl | undefined
  INDEX_THRESHOLD?: RuleIndexThreshold | undefined
  PRIORITY?: RulePriority | undefined
  RULE_KEYWORD_ID_LIST?: RuleKeywords | undefined
  THRESHOLD_OF?: ThresholdOf | undefined
}

/** Adds a rule to the attribute. The command needs the role `editor`. */
export type AttributeRulesAdd = {
  /** The name of the command */
  command: "add"
  data: AttributeRuleInput
  options?: UnusedData | undefined
}

/** The meaning of the threshold of a rule that belongs to an attribute. `rows`: the percentage of rows that must pass. `values`: the percentage of distinct values of the attribute that must pass. An empty string counts as not given. */
export type ThresholdOfChange = "rows" | "values"

/** The rule, and at least one member to change. Members that are left out keep their values. Each member can also be written in camel case: `filterExpression` stands for `FILTER_EXPRESSION`. Both spellings of a member together are rejected (400). */
export type AttributeRuleChange = {
  RULE: RuleNumber
  NAME?: RuleRename | undefined
  DESCRIPTION?: RuleDescriptionChange | undefined
  ENABLED?: RuleEnabledChange | undefined
  EXPRESSION?: RuleExpressionChange | undefined
  THRESHOLD?: RuleThresholdChange | undefined
  FILTER_EXPRESSION?: RuleFilterChange | undefined
  GROUP_EXPRESSION?: RuleGroupChange | undefined
  GROUP_LIMIT?: RuleGroupLimit | undefined
  AGGREGATE_EXPRESSION?: RuleAggregateChange | undefined
  AGGREGATE_METHOD?: RuleAggregateMethod | undefined
  INDEX_CONTROL?: RuleIndexControlChange | undefined
  INDEX_THRESHOLD?: RuleIndexThresholdChange | undefined
  PRIORITY?: RulePriorityChange | undefined
  RULE_KEYWORD_ID_LIST?: RuleKeywords | undefined
  THRESHOLD_OF?: ThresholdOfChange | undefined
}

/** Changes a rule of the attribute. The command needs the role `editor`. */
export type AttributeRulesEdit = {
  /** The name of the command */
  command: "edit"
  data: AttributeRuleChange
  options?: UnusedData | undefined
}

/** A business rule of the attribute that is tried and not saved, with the members of `add`. Each member can also be written in camel case: `filterExpression` stands for `FILTER_EXPRESSION`. Both spellings of a member together are rejected (400). */
export type AttributeRuleTrialInput = {
  NAME?: RuleTrialName | undefined
  DESCRIPTION?: RuleDescription | undefined
  ENABLED?: RuleEnabled | undefined
  EXPRESSION: RuleExpression
  THRESHOLD?: RuleTrialThreshold | undefined
  FILTER_EXPRESSION?: RuleFilter | undefined
  GROUP_EXPRESSION?: RuleGroup | undefined
  GROUP_LIMIT?: RuleGroupLimit | undefined
  AGGREGATE_EXPRESSION?: RuleAggregate | undefined
  AGGREGATE_METHOD?: RuleAggregateMethod | undefined
  INDEX_CONTROL?: RuleIndexControl | undefined
  INDEX_THRESHOLD?: RuleIndexThreshold | undefined
  PRIORITY?: RulePriority | undefined
  RULE_KEYWORD_ID_LIST?: RuleKeywords | undefined
  THRESHOLD_OF?: ThresholdOf | undefined
  sample?: RuleTrialSample | undefined
  rows?: RuleTrialRows | undefined
}

/** Tries a rule of the attribute on some rows without saving it */
export type AttributeRulesTest = {
  /** The name of the command */
  command: "test"
  data: AttributeRuleTrialInput
  options?: UnusedData | undefined
}

/** A Standard Request about the business rules of an attribute. `command` selects the command. */
export type AttributeRulesCommand = RulesGet | AttributeRulesAdd | AttributeRulesEdit | AttributeRulesTest | RulesSuggest | RulesAccept | EntityRulesRun | Export

/** Lists runs of rules */
export type RuleHistoryGet = {
  /** The name of the command */
  command: "get"
  data?: UnusedData | undefined
  options?: ListOptions | undefined
}

/** A Standard Request about runs of rules. `command` selects the command. */
export type RuleHistoryCommand = RuleHistoryGet | Export

/** Lists days with their compliance */
export type ComplianceGet = {
  /** The name of the command */
  command: "get"
  data?: UnusedData | undefined
  options?: ListOptions | undefined
}

/** A Standard Request about days with their compliance. `command` selects the command. */
export type ComplianceCommand = ComplianceGet | Export

/** The rules to run, in upper or lower case. `SELECTED`: the rules in `RULE_IDS`. `ALL`: all enabled rules of the entity and of its attributes. `UPDATED` or `DIRTY`: the enabled rules whose status is `analysis reqd`. The default is `SELECTED` with the rule of the path. An empty string counts as not given. */
export type OptionalRunOption = string

/** The rules of the entity to run, and the time of the run. By default the rule of the path is run. Each member can also be written in camel case: `filterExpression` stands for `FILTER_EXPRESSION`. Both spellings of a member together are rejected (400). */
export type RuleRunInput = {
  ENTITY?: OptionalRunEntity | undefined
  OPTION?: OptionalRunOption | undefined
  RULE_IDS?: RuleIds | undefined
  jobName?: RunJobName | undefined
  scheduleNow?: RunScheduleNow | undefined
  scheduleTime?: RunScheduleTime | undefined
}

/** Schedules the job that runs the rule, or other rules of the entity */
export type RuleRun = {
  /** The name of the command */
  command: "run"
  data?: RuleRunInput | undefined
  options?: UnusedData | undefined
}

/** A Standard Request about one business rule. `command` selects the command. */
export type RuleCommand = RuleEdit | RuleRun

/** The rights of the caller to the rule */
export type RulePermissions = {
  /** `1` if the caller may change the rule, otherwise `0` */
  EDIT: "0" | "1"
  /** `1` if the caller may delete the rule, otherwise `0` */
  DELETE: "0" | "1"
}

/** The group. Other members are ignored. */
export type RuleGroupData = {
  groupName?: GroupName | undefined
}

/** Lists the group `groupName`, or the groups in `keypatternlist`, or all groups by default */
export type RuleGroupsGet = {
  /** The name of the command */
  command: "get"
  data?: RuleGroupData | undefined
  options?: ListOptions | undefined
}

/** A Standard Request about the groups of a business rule. `command` selects the command. */
export type RuleGroupsCommand = RuleGroupsGet | Export

/** The group */
export type GroupRowsData = {
  groupName: GroupName
}

/** Lists the rows of a group */
export type GroupRowsGet = {
  /** The name of the command */
  command: "get"
  data: GroupRowsData
  options?: ListOptions | undefined
}

/** The group, and the content and the format of the file */
export type GroupRowsExportInput = {
  groupName: GroupName
  filename: ExportFilename
  filetype?: ExportFiletype | undefined
  /** The encoding of csv, json and ndjson. The other file types have a fixed encoding. */
  encoding?: Encoding | undefined
  unencodable?: ExportUnencodable | undefined
  escapeFormulas?: ExportEscapeFormulas | undefined
}

/** Writes the rows of a group to a file. The file can be downloaded when the job has ended. */
export type GroupRowsExport = {
  /** The name of the command */
  command: "export"
  data: GroupRowsExportInput
  options?: ExportOptions | undefined
}

/** A Standard Request about the rows of a group of a business rule. `command` selects the command. */
export type GroupRowsCommand = GroupRowsGet | GroupRowsExport

/** The standard options of a listing of keys */
export type KeyListOptions = {
  columns?: ChosenColumns | undefined
  where?: Condition | undefined
  pageStart?: PageNumber | undefined
  pageSize?: PageNumber | undefined
  /** The ids of the keys to return. One that does not exist is ignored. */
  keypatternlist?: readonly string[] | undefined
  /** The columns to sort by, the most important first. An empty list counts as not given. */
  sort?: readonly SortKey[] | undefined
  external?: ExternalOption | undefined
  shorten?: ShortenOption | undefined
  /** This option has no effect: every response is computed from the current data. */
  clearCache?: "0" | "1" | 0 | 1 | undefined
}

/** Lists the keys in `keypatternlist`, or all keys of the listing by default */
export type KeysGet = {
  /** The name of the command */
  command: "get"
  data?: UnusedData | undefined
  options?: KeyListOptions | undefined
}

/** The name of the job in the scheduler. The default is `Rule Verification` for a verification, and `Dependency Discovery` for a discovery. An empty string counts as not given. */
export type DependencyJobName = string

/** The numbers of attributes, separated by blanks */
export type DependencyAttributes = number | string

/** `equal`: two nulls are equal. `different`: a null differs from all other values, null included. An empty string counts as not given. */
export type DependencyNulls = "equal" | "different"

/** The attributes of a key, and the time of its check */
export type KeyInput = {
  jobName?: DependencyJobName | undefined
  lhs: DependencyAttributes
  nulls?: DependencyNulls | undefined
  scheduleNow?: RunScheduleNow | undefined
  scheduleTime?: RunScheduleTime | undefined
}

/** Schedules the check of a key over all rows. The key becomes permanent. The command needs the role `editor`. */
export type KeyAdd = {
  /** The name of the command */
  command: "add"
  data: KeyInput
  options?: UnusedData | undefined
}

/** Keys by their ids, and the time of their check */
export type KeysVerification = {
  jobName?: DependencyJobName | undefined
  /** The ids of the keys */
  keys: readonly string[]
  nulls?: DependencyNulls | undefined
  scheduleNow?: RunScheduleNow | undefined
  scheduleTime?: RunScheduleTime | undefined
}

/** Schedules the check of keys over all rows. A key that is not known is added as discovered. The command needs the role `editor`. */
export type KeysVerify = {
  /** The name of the command */
  command: "verify"
  data: KeysVerification
  options?: UnusedData | undefined
}

/** What counts as a key, the limits and the time of the discovery */
export type KeyDiscoveryInput = {
  jobName?: DependencyJobName | undefined
  /** The numbers of the attributes to look at, separated by blanks. By default all. An empty string counts as not given. */
  attributes?: number | string | undefined
  /** The number of rows to look at, from the first. By default all rows. An empty string counts as not given. */
  rows?: number | string | undefined
  /** The least percentage of rows that can stay so that there is no exception. The default is `100`: no exception. An empty string counts as not given. */
  quality?: number | string | undefined
  /** The largest number of attributes on a left side. The default is `64` if the quality is 100, and `3` otherwise. An empty string counts as not given. */
  maxWidth?: number | string | undefined
  /** The number of results at which the discovery ends. The default is `10000`. An empty string counts as not given. */
  maxResults?: number | string | undefined
  nulls?: DependencyNulls | undefined
  scheduleNow?: RunScheduleNow | undefined
  scheduleTime?: RunScheduleTime | undefined
}

/** Schedules the discovery of keys. The command needs the role `editor`. */
export type KeysDiscover = {
  /** The name of the command */
  command: "discover"
  data: KeyDiscoveryInput
  options?: UnusedData | undefined
}

/** The keys that become rules. A key that is named twice becomes one rule. */
export type KeyRulesInput = {
  /** The ids of the keys */
  keys: readonly string[]
  /** The percentage of rows without a duplicate that the rules need, 100 by default. Decimal digits are allowed. */
  THRESHOLD?: RuleThreshold | undefined
}

/** Makes keys business rules of the entity, all of them or none. The command needs the role `editor`. */
export type KeysMakeRule = {
  /** The name of the command */
  command: "makerule"
  data: KeyRulesInput
  options?: UnusedData | undefined
}

/** The records and columns to write, and their order */
export type KeyExportOptions = {
  columns?: ChosenColumns | undefined
  where?: Condition | undefined
  /** The ids of the keys to write. One that does not exist is ignored. */
  keypatternlist?: readonly string[] | undefined
  /** The columns to sort by, the most important first. An empty list counts as not given. */
  sort?: readonly SortKey[] | undefined
}

/** Writes keys to a file. The file can be downloaded when the job has ended. */
export type KeysExport = {
  /** The name of the command */
  command: "export"
  data: ExportInput
  options?: KeyExportOptions | undefined
}

/** A Standard Request about the keys of an entity. `command` selects the command. */
export type EntityKeysCommand = KeysGet | KeyAdd | KeysVerify | KeysDiscover | KeysMakeRule | KeysExport

/** The address of the job */
export type UriAnswer = {
  /** An address on this server */
  uri: string
}

/** The result of the command: the address of the job for `discover` and `verify`, the job and the file for `export`, a listing for `get`, the new rules for `makerule` */
export type DependenciesCommandResult = UrlAnswer | UriAnswer | ExportScheduled | StandardResponse | RulesAccepted

/** A Standard Request about keys. `command` selects the command. */
export type KeysCommand = KeysGet | KeysExport

/** The status, in this letter case */
export type JoinStatus = "Permanent" | "Discovered"

/** What is changed of the key */
export type KeyChange = {
  status: JoinStatus
}

/** Changes the status of the key. */
export type KeyEdit = {
  /** The name of the command */
  command: "edit"
  data: KeyChange
  options?: UnusedData | undefined
}

/** A Standard Request about a key. `command` selects the command. */
export type KeyCommand = KeyEdit

/** The standard options of a listing of dependencies */
export type DependencyListOptions = {
  columns?: ChosenColumns | undefined
  where?: Condition | undefined
  pageStart?: PageNumber | undefined
  pageSize?: PageNumber | undefined
  /** The keys of the dependencies to return. One that does not exist is ignored. */
  keypatternlist?: readonly string[] | undefined
  /** The columns to sort by, the most important first. An empty list counts as not given. */
  sort?: readonly SortKey[] | undefined
  external?: ExternalOption | undefined
  shorten?: ShortenOption | undefined
  /** This option has no effect: every response is computed from the current data. */
  clearCache?: "0" | "1" | 0 | 1 | undefined
}

/** Lists the dependencies in `keypatternlist`, or all dependencies of the listing by default */
export type DependenciesGet = {
  /** The name of the command */
  command: "get"
  data?: UnusedData | undefined
  options?: DependencyListOptions | undefined
}

/** The number of an attribute */
export type DependencyAttribute = number | string

/** The numbers of the left attributes, separated by blanks; an empty string if the right attribute is constant */
export type LeftAttributes = number | string

/** The two sides of a dependency */
export type DependencyPair = {
  rhs: DependencyAttribute
  lhs: LeftAttributes
}

/** Dependencies by their attributes, and the time of their check */
export type DependenciesVerification = {
  jobName?: DependencyJobName | undefined
  /** The dependencies */
  attributes: readonly DependencyPair[]
  nulls?: DependencyNulls | undefined
  scheduleNow?: RunScheduleNow | undefined
  scheduleTime?: RunScheduleTime | undefined
}

/** Schedules the check of dependencies over all rows. A dependency that is not known is added as discovered. The command needs the role `editor`. */
export type DependenciesVerify = {
  /** The name of the command */
  command: "verify"
  data: DependenciesVerification
  options?: UnusedData | undefined
}

/** `1`: yes. `0`, the default: no. An empty string counts as not given. */
export type JoinSwitch = "0" | "1" | 0 | 1

/** What counts as a dependency, the limits and the time of the discovery */
export type DependencyDiscoveryInput = {
  jobName?: DependencyJobName | undefined
  /** The numbers of the attributes to look at, separated by blanks. By default all. An empty string counts as not given. */
  attributes?: number | string | undefined
  /** The number of rows to look at, from the first. By default all rows. An empty string counts as not given. */
  rows?: number | string | undefined
  /** The least percentage of rows that can stay so that there is no exception. The default is `100`: no exception. An empty string counts as not given. */
  quality?: number | string | undefined
  /** The largest number of attributes on a left side. The default is `64` if the quality is 100, and `3` otherwise. An empty string counts as not given. */
  maxWidth?: number | string | undefined
  /** The number of results at which the discovery ends. The default is `10000`. An empty string counts as not given. */
  maxResults?: number | string | undefined
  nulls?: DependencyNulls | undefined
  /** `1` finds keys too. The default is `0`. An empty string counts as not given. */
  keys?: JoinSwitch | undefined
  /** `1` also lists dependencies whose left side contains a key, which follow from the key. The default is `0`. An empty string counts as not given. */
  impliedByKeys?: JoinSwitch | undefined
  scheduleNow?: RunScheduleNow | undefined
  scheduleTime?: RunScheduleTime | undefined
}

/** Schedules the discovery of dependencies. The command needs the role `editor`. */
export type DependenciesDiscover = {
  /** The name of the command */
  command: "discover"
  data: DependencyDiscoveryInput
  options?: UnusedData | undefined
}

/** The keys of the dependencies: the right attribute, then the left attributes, separated by blanks, as in `2 1 21`. The form of paths, as in `2-1_21`, is accepted too. */
export type DependencyKeys = readonly string[]

/** Some dependencies */
export type DependenciesNamed = {
  dependencyKeys: DependencyKeys
}

/** Lists the corrections of dependencies */
export type DependenciesCorrections = {
  /** The name of the command */
  command: "corrections"
  data: DependenciesNamed
  options?: ListOptions | undefined
}

/** What is changed of which dependencies */
export type DependenciesChange = {
  dependencyKeys: DependencyKeys
  status: JoinStatus
}

/** Changes the status of dependencies, all of them or none. The command needs the role `editor`. */
export type DependenciesEdit = {
  /** The name of the command */
  command: "edit"
  data: DependenciesChange
  options?: UnusedData | undefined
}

/** Which dependencies are deleted */
export type DependenciesDeletion = {
  dependencyKeys: DependencyKeys
}

/** Deletes dependencies with the resolutions of their conflicts, all of them or none. The command needs the role `editor`. */
export type DependenciesDelete = {
  /** The name of the command */
  command: "delete"
  data: DependenciesDeletion
  options?: UnusedData | undefined
}

/** The dependencies that become rules. A dependency that is named twice becomes one rule. */
export type DependencyRulesInput = {
  /** The keys of the dependencies: the right attribute, then the left attributes, separated by blanks, as in `2 1 21`. The form of paths, as in `2-1_21`, is accepted too. */
  dependencyKeys: readonly string[]
  /** The percentage of rows without a conflict that the rules need, 100 by default. Decimal digits are allowed. */
  THRESHOLD?: RuleThreshold | undefined
}

/** Makes dependencies business rules of the entity, all of them or none. The command needs the role `editor`. */
export type DependenciesMakeRule = {
  /** The name of the command */
  command: "makerule"
  data: DependencyRulesInput
  options?: UnusedData | undefined
}

/** The records and columns to write, and their order */
export type DependencyExportOptions = {
  columns?: ChosenColumns | undefined
  where?: Condition | undefined
  /** The keys of the dependencies to write. One that does not exist is ignored. */
  keypatternlist?: readonly string[] | undefined
  /** The columns to sort by, the most important first. An empty list counts as not given. */
  sort?: readonly SortKey[] | undefined
}

/** Writes dependencies to a file. The file can be downloaded when the job has ended. */
export type DependenciesExport = {
  /** The name of the command */
  command: "export"
  data: ExportInput
  options?: DependencyExportOptions | undefined
}

/** A Standard Request about the dependencies of an entity. `command` selects the command. */
export type EntityDependenciesCommand = DependenciesGet | DependenciesVerify | DependenciesDiscover | DependenciesCorrections | DependenciesEdit | DependenciesDelete | DependenciesMakeRule | DependenciesExport

/** A Standard Request about dependencies. `command` selects the command. */
export type DependenciesCommand = DependenciesGet | DependenciesExport

/** The values of the left attributes, in the order of their numbers; null for null */
export type LeftValues = readonly (string | null)[]

/** A left value, and the right value that it should have */
export type ConflictResolution = {
  lhs: LeftValues
  /** The value of the right attribute; null for null */
  rhs: string | null
}

/** Sets the right value for a left value with conflicts. A later resolution replaces it. The command needs the role `editor`. */
export type ConflictResolve = {
  /** The name of the command */
  command: "resolve"
  data: ConflictResolution
  options?: UnusedData | undefined
}

/** A Standard Request about conflicts. `command` selects the command. */
export type ConflictsCommand = RowsGet | ConflictResolve | Export

/** A Standard Request about the dependencies with an attribute. `command` selects the command. */
export type AttributeDependenciesCommand = DependenciesGet | DependenciesVerify | DependenciesCorrections | DependenciesEdit | DependenciesDelete | DependenciesExport

/** Lists the rows in `keypatternlist` that have the values, or all rows that have them by default */
export type RowsOfValuesGet = {
  /** The name of the command */
  command: "get"
  /** The id of the key as in `1_21`, or the key of the dependency as in `2-1_21` */
  attribute: string
  values: LeftValues
  data?: UnusedData | undefined
  options?: ListOptions | undefined
}

/** Writes the rows that have the values to a file. The file can be downloaded when the job has ended. */
export type RowsOfValuesExport = {
  /** The name of the command */
  command: "export"
  /** The id of the key as in `1_21`, or the key of the dependency as in `2-1_21` */
  attribute: string
  values: LeftValues
  data: ExportInput
  options?: ExportOptions | undefined
}

/** A Standard Request about the rows with some values. `command` selects the command. */
export type RowsOfValuesCommand = RowsOfValuesGet | RowsOfValuesExport

/** The standard options of a listing of joins */
export type JoinListOptions = {
  columns?: ChosenColumns | undefined
  where?: Condition | undefined
  pageStart?: PageNumber | undefined
  pageSize?: PageNumber | undefined
  /** The ids of the joins to return. An id that does not exist is ignored. */
  keypatternlist?: readonly string[] | undefined
  /** The columns to sort by, the most important first. An empty list counts as not given. */
  sort?: readonly SortKey[] | undefined
  external?: ExternalOption | undefined
  shorten?: ShortenOption | undefined
  /** This option has no effect: every response is computed from the current data. */
  clearCache?: "0" | "1" | 0 | 1 | undefined
}

/** Lists the joins in `keypatternlist`, or all joins of the listing by default */
export type JoinsGet = {
  /** The name of the command */
  command: "get"
  data?: UnusedData | undefined
  options?: JoinListOptions | undefined
}

/** The name of the job in the scheduler. The default is `restjob`. An empty string counts as not given. */
export type JoinJobName = string

/** The numbers of the attributes whose values are compared, separated by blanks. The first attributes of both sides are compared with each other, then the second ones, and so on. A row with a null among these values does not join. */
export type JoinAttributes = number | string

/** The condition that selects the rows of this side, in the expression language of this service. It names attributes of the entity by their human or columnised names. By default all rows are compared. An empty string counts as not given. */
export type JoinFilter = string

/** One side of a join */
export type JoinSideInput = {
  entity: EntityNumber
  attributes: JoinAttributes
  expression?: JoinFilter | undefined
}

/** The two sides of a join. One of them must be the entity of the path. Both may be. */
export type JoinSidesInput = {
  /** The left side */
  LH: JoinSideInput
  /** The right side, with as many attributes as the left side */
  RH: JoinSideInput
}

/** How values are compared. - `value`, the default: they must be equal - `standardize - Integer`: whole numbers without leading zeros and plus signs; other text as it is - `standardize - Decimal`: numbers without leading zeros, plus signs, and zeros at the end of their decimals; other text as it is - `standardize - String`: text without regard to case, accents, and white space at its ends; each run of white space counts as one blank - `metaphone`, `mask` and `pattern`: these forms of the values, as in the listings of an attribute An empty string counts as not given. */
export type JoinFunction = "value" | "standardize - Integer" | "standardize - Decimal" | "standardize - String" | "metaphone" | "mask" | "pattern"

/** The style of patterns, only with the function `pattern`. The default is `Default`. An empty string counts as not given. */
export type JoinPattern = "Default" | "Rich" | "Long"

/** `1` keeps the values and row numbers of the join, so that its rows are listed fast. The rows are the same with and without this index. `1` is rejected (409) if neither entity has more than 19,446 rows. `0`, the default, keeps none. An empty string counts as not given. */
export type JoinIndex = "0" | "1" | 0 | 1

/** The definition of a join, and the time of its analysis */
export type JoinInput = {
  jobName?: JoinJobName | undefined
  params: JoinSidesInput
  function?: JoinFunction | undefined
  pattern?: JoinPattern | undefined
  createJoinIndex?: JoinIndex | undefined
  scheduleNow?: RunScheduleNow | undefined
  scheduleTime?: RunScheduleTime | undefined
}

/** Schedules the analysis of a join between two entities, or of an entity with itself. The command needs the role `editor`. */
export type JoinCreate = {
  /** The name of the command */
  command: "create"
  data: JoinInput
  options?: UnusedData | undefined
}

/** The joins, each by its key or by its id. A key is a Tcl list of the left entity, its attributes, the right entity, its attributes and the sequence, as in `2 {3 4} 1 {2 5} 1`. The default of the sequence is `1`. The column `_join_key` of the listing has the key. */
export type JoinKeys = readonly string[]

/** The documented result of the join: the rows of the `inner` join, or of the `full`, `left` or `right` outer join. An empty string counts as not given. */
export type JoinResultSegment = "inner" | "full" | "left" | "right"

/** The documented treatment of the rows of a side that do not join. An empty string counts as not given. */
export type JoinNoMatchOption = "accept" | "ignore" | "reject" | "warning"

/** Joins that have the entity of the path on one of their sides, and their changes */
export type JoinsChange = {
  joinKeys: JoinKeys
  status: JoinStatus
  resultSegment?: JoinResultSegment | undefined
  leftNoMatch?: JoinNoMatchOption | undefined
  rightNoMatch?: JoinNoMatchOption | undefined
}

/** Changes the status and the documented treatment of joins. The command needs the role `editor`. */
export type JoinsEdit = {
  /** The name of the command */
  command: "edit"
  data: JoinsChange
  options?: UnusedData | undefined
}

/** The attributes to compare with each other, what counts as a join, and the time of the discovery */
export type JoinDiscoveryInput = {
  jobName?: JoinJobName | undefined
  /** The numbers of the attributes by the number of their entity. Several attributes are separated by blanks. The entity of the path must be one of the entities. */
  attributes: { [name: string]: number | string }
  function?: JoinFunction | undefined
  pattern?: JoinPattern | undefined
  /** The least percentage of a join that is discovered: of the distinct values, of the left rows or of the right rows, whichever is greatest. The default is `0`. An empty string counts as not given. */
  matchQuality?: number | string | undefined
  /** `1` also compares attributes of one entity with each other. The default is `0`. An empty string counts as not given. */
  selfJoins?: JoinSwitch | undefined
  /** `1` also discovers joins whose inferred cardinality is `M:M`. The default is `0`. An empty string counts as not given. */
  manyToMany?: JoinSwitch | undefined
  scheduleNow?: RunScheduleNow | undefined
  scheduleTime?: RunScheduleTime | undefined
}

/** Schedules the discovery of joins between attributes. The command needs the role `editor`. */
export type JoinsDiscover = {
  /** The name of the command */
  command: "discover"
  data: JoinDiscoveryInput
  options?: UnusedData | undefined
}

/** The records and columns to write, and their order. By default all records and columns are written in the order of the listing. */
export type JoinExportOptions = {
  columns?: ChosenColumns | undefined
  where?: Condition | undefined
  /** The ids of the joins to write. An id that does not exist is ignored. */
  keypatternlist?: readonly string[] | undefined
  /** The columns to sort by, the most important first. An empty list counts as not given. */
  sort?: readonly SortKey[] | undefined
}

/** Writes joins to a file. The file can be downloaded when the job has ended. */
export type JoinsExport = {
  /** The name of the command */
  command: "export"
  data: ExportInput
  options?: JoinExportOptions | undefined
}

/** A Standard Request about the joins of an entity. `command` selects the command. */
export type EntityJoinsCommand = JoinsGet | JoinCreate | JoinsEdit | JoinsDiscover | JoinsExport

/** The result of the command: the address of the job for `create` and `discover`, the job and the file for `export`, a listing for `get` */
export type JoinsCommandResult = UrlAnswer | ExportScheduled | StandardResponse

/** Joins that have the entity of the path on one of their sides */
export type JoinReferences = {
  joinKeys: JoinKeys
}

/** The joins to delete */
export type JoinsDeletion = {
  /** The name of the command */
  command: "delete"
  data: JoinReferences
  options?: UnusedData | undefined
}

/** A Standard Request about joins. `command` selects the command. */
export type JoinsCommand = JoinsGet | JoinsExport

/** An SVG drawing */
export type JoinDrawing = string

/** The text of an entity-relationship diagram in the language of Mermaid */
export type JoinDiagramText = string

/** Lists the join jobs in `keypatternlist`, or all join jobs by default */
export type JoinJobsGet = {
  /** The name of the command */
  command: "get"
  data?: UnusedData | undefined
  options?: ListOptions | undefined
}

/** A Standard Request about join jobs. `command` selects the command. */
export type JoinJobsCommand = JoinJobsGet | Export

/** `1` keeps the values and row numbers of the join, so that its rows are listed fast; it is rejected (409) if neither entity has more than 19,446 rows. `0` keeps none. By default the join has an index afterwards if it had one before. An empty string counts as not given. */
export type JoinIndexChange = "0" | "1" | 0 | 1

/** The index, and the time of the analysis */
export type JoinRunInput = {
  /** The name of the job in the scheduler. The default is `Execute Join`. An empty string counts as not given. */
  jobName?: JoinJobName | undefined
  createJoinIndex?: JoinIndexChange | undefined
  scheduleNow?: RunScheduleNow | undefined
  scheduleTime?: RunScheduleTime | undefined
}

/** Schedules a new analysis of the join */
export type JoinRun = {
  /** The name of the command */
  command: "run"
  data?: JoinRunInput | undefined
  options?: UnusedData | undefined
}

/** The new status, in this letter case. An empty string counts as not given. */
export type JoinStatusChange = "Permanent" | "Discovered"

/** Changes of a join. A member that is not given does not change. */
export type JoinChange = {
  status?: JoinStatusChange | undefined
  resultSegment?: JoinResultSegment | undefined
  leftNoMatch?: JoinNoMatchOption | undefined
  rightNoMatch?: JoinNoMatchOption | undefined
}

/** Changes the status and the documented treatment of the join */
export type JoinEdit = {
  /** The name of the command */
  command: "edit"
  data: JoinChange
  options?: UnusedData | undefined
}

/** A Standard Request about a join. `command` selects the command. */
export type JoinCommand = JoinRun | JoinEdit

/** Lists the figures of the join as a single row */
export type VennDiagramGet = {
  /** The name of the command */
  command: "get"
  data?: UnusedData | undefined
  options?: ListOptions | undefined
}

/** A Standard Request about the Venn diagram of a join. `command` selects the command. */
export type VennDiagramCommand = VennDiagramGet | Export

/** Lists the keywords of the categories in `keypatternlist`, or all keywords by default */
export type KeywordsGet = {
  /** The name of the command */
  command: "get"
  data?: UnusedData | undefined
  options?: ListOptions | undefined
}

/** The name of the keyword or category, for people. The names of the categories of a repository are unique, and so are the names of the keywords of a category; upper and lower case are not distinguished. */
export type KeywordName = string

/** The number of the category of the new keyword. Without it, a category is added. */
export type KeywordCategoryNumber = number | string

/** The keyword or category */
export type KeywordInput = {
  name: KeywordName
  category?: KeywordCategoryNumber | undefined
}

/** Adds a category, or a keyword of a category. The command needs the role `editor`. */
export type KeywordsAdd = {
  /** The name of the command */
  command: "add"
  data: KeywordInput
  options?: UnusedData | undefined
}

/** A Standard Request about the keywords of the repository. `command` selects the command. */
export type KeywordsCommand = KeywordsGet | KeywordsAdd | Export

/** A keyword or category that was added. The two numbers form a pair of `RULE_KEYWORD_ID_LIST`. */
export type KeywordAdded = {
  /** The number of the category */
  category: string
  /** The number of the keyword in its category; `0` for a category, which stands for all its keywords */
  keyword: string
}

/** The result of the command: the numbers of the keyword for `add`, the job and the file for `export`, a listing for `get` */
export type KeywordsCommandResult = KeywordAdded | ExportScheduled | StandardResponse

/** Lists the rule folders in `keypatternlist`, or all rule folders by default */
export type RuleFoldersGet = {
  /** The name of the command */
  command: "get"
  data?: UnusedData | undefined
  options?: ListOptions | undefined
}

/** The name of the rule folder, for people. The names of the folders in one folder are unique; upper and lower case are not distinguished. */
export type RuleFolderName = string

/** The number of the rule folder that the new folder is in. `0`, the default, is the top. An empty string counts as not given. */
export type RuleFolderParent = number | string

/** A description of the rules in the folder, for people */
export type RuleFolderDescription = string

/** The rule folder */
export type RuleFolderInput = {
  name: RuleFolderName
  folderID?: RuleFolderParent | undefined
  description?: RuleFolderDescription | undefined
}

/** Adds a rule folder. The command needs the role `editor`. */
export type RuleFoldersAdd = {
  /** The name of the command */
  command: "add"
  data: RuleFolderInput
  options?: UnusedData | undefined
}

/** A Standard Request about the rule folders of the repository. `command` selects the command. */
export type RuleFoldersCommand = RuleFoldersGet | RuleFoldersAdd | Export

/** The new name */
export type RuleFolderRenaming = {
  name: RuleFolderName
}

/** Renames the rule folder */
export type RuleFolderRename = {
  /** The name of the command */
  command: "rename"
  data: RuleFolderRenaming
  options?: UnusedData | undefined
}

/** The members to change */
export type RuleFolderChange = {
  name?: RuleFolderName | undefined
  description?: RuleFolderDescription | undefined
}

/** Changes the rule folder. Members that are left out keep their values. */
export type RuleFolderEdit = {
  /** The name of the command */
  command: "edit"
  data: RuleFolderChange
  options?: UnusedData | undefined
}

/** A Standard Request about one rule folder. `command` selects the command. */
export type RuleFolderCommand = RuleFolderRename | RuleFolderEdit

/** Business rules of entities */
export type RuleFolderMembers = {
  /** The rules: for each rule the numbers of its entity, of its attribute and of the rule, separated by blanks, as in `1 0 2`. The attribute is `0` for a rule that belongs to the entity. */
  rules: readonly string[]
}

/** Puts rules into the rule folder. A rule that is in it already stays. A rule can be in several folders. The command needs the role `editor`. */
export type RuleFolderRulesAdd = {
  /** The name of the command */
  command: "add"
  data: RuleFolderMembers
  options?: UnusedData | undefined
}

/** Takes rules out of the rule folder. The rules themselves stay. The command needs the role `editor`. */
export type RuleFolderRulesRemove = {
  /** The name of the command */
  command: "remove"
  data: RuleFolderMembers
  options?: UnusedData | undefined
}

/** The name and the time of the run */
export type RuleFolderRunInput = {
  jobName?: RunJobName | undefined
  scheduleNow?: RunScheduleNow | undefined
  scheduleTime?: RunScheduleTime | undefined
}

/** Schedules one job that runs the enabled rules of the folder. The command needs the role `editor`. */
export type RuleFolderRulesRun = {
  /** The name of the command */
  command: "run"
  data?: RuleFolderRunInput | undefined
  options?: UnusedData | undefined
}

/** A Standard Request about the rules in a rule folder. `command` selects the command. */
export type RuleFolderRulesCommand = RulesGet | RuleFolderRulesAdd | RuleFolderRulesRemove | RuleFolderRulesRun | Export

/** Lists the connections in `keypatternlist`, or all connections by default */
export type LoaderConnectionsGet = {
  /** The name of the command */
  command: "get"
  data?: UnusedData | undefined
  options?: ListOptions | undefined
}

/** The name of the connection, for people. The names of the connections of a repository are unique; upper and lower case are not distinguished. `Connection 1` and so on are the names of the source folders of the server. */
export type LoaderConnectionName = string

/** The type of the connection. `delimited`: a folder of the server with delimited files, JSON files and others. `cobol` and `vendorfmt`: a folder of the server with records of bytes and the files that describe them. `hdfs_delimited`: a folder of HDFS with delimited files. `postgresql`: a database of PostgreSQL. `odbc`: an ODBC data source of the server. `generic`: an ODBC driver with its attributes. `oracle` and `db2`: databases of Oracle and Db2 over ODBC. `trino`: tables of a Trino cluster. `http`: files of a web server. `s3`: files of a bucket of S3 or of another service with its interface. Sources of `http` and `s3` have the type of the file, which the request names. */
export type LoaderConnectionType = "delimited" | "cobol" | "vendorfmt" | "hdfs_delimited" | "odbc" | "generic" | "oracle" | "db2" | "postgresql" | "trino" | "http" | "s3"

/** A description of the connection, for people */
export type LoaderConnectionDescription = string

/** The parameters as a Tcl list of names and values, such as `DATA_DIRECTORY {/data/in} DATA_EXTENSIONS csv` `HOST db.example.org DATABASE sales` or `ADDRESS https://files.example.org/reports/`. The types of connections have different parameters; the list of types names them. Folders lie in a source folder of the server: a path that does not begin with `/` is relative to the first source folder that has it. Extensions are lists; upper and lower case are not distinguished. Hosts, data sources and drivers must be listed in the settings of the server. Users, passwords and the queries of signed addresses are not parameters. */
export type LoaderParameters = string

/** A pattern of file names. `*` stands for any characters, `?` for one character, `[a-z]` for one character of a set, and a backslash takes the meaning away from the next character. A pattern without `/` is compared with the name of the file. A pattern with `/` is compared with its path; `*` and `?` then do not match `/`, and `**` does. An empty pattern matches every file. */
export type FileFilter = string

/** The connection. Its `filter` selects the files or tables that are listed; the default is `*`. `username`, `password`, `token` and `addressQuery` are stored encrypted, for requests that give none of them. */
export type LoaderConnectionInput = {
  name: LoaderConnectionName
  type: LoaderConnectionType
  description?: LoaderConnectionDescription | undefined
  parameters: LoaderParameters
  filter?: FileFilter | undefined
  username?: SourceUsername | undefined
  password?: SourcePassword | undefined
  token?: SourceToken | undefined
  addressQuery?: SourceAddressQuery | undefined
}

/** Adds a connection. The command needs the role `administrator`. */
export type LoaderConnectionsAdd = {
  /** The name of the command */
  command: "add"
  data: LoaderConnectionInput
}

/** A Standard Request about the loader connections of a repository. `command` selects the command. */
export type LoaderConnectionsCommand = LoaderConnectionsGet | LoaderConnectionsAdd | Export

/** A loader connection that was added */
export type LoaderConnectionAdded = {
  /** The address of the connection */
  url: string
  /** The number of the connection, which `connectionId` of a source takes */
  connectionId: string
}

/** The result of the command: the connection for `add`, the job and the file for `export`, a listing for `get` */
export type LoaderConnectionsCommandResult = LoaderConnectionAdded | ExportScheduled | StandardResponse

/** The members to change. The type cannot be changed. New parameters remove the stored credentials (`username`, `password`, `token` and `addressQuery`) unless the request gives them again. New credentials replace all stored ones. */
export type LoaderConnectionChange = {
  name?: LoaderConnectionName | undefined
  type?: LoaderConnectionType | undefined
  description?: LoaderConnectionDescription | undefined
  parameters?: LoaderParameters | undefined
  filter?: FileFilter | undefined
  username?: SourceUsername | undefined
  password?: SourcePassword | undefined
  token?: SourceToken | undefined
  addressQuery?: SourceAddressQuery | undefined
}

/** Changes a connection. Members that are left out keep their values. Later loads of its entities read from the new folder. */
export type LoaderConnectionEdit = {
  /** The name of the command */
  command: "edit"
  data: LoaderConnectionChange
}

/** Opens a connection that was disabled */
export type LoaderConnectionEnable = {
  /** The name of the command */
  command: "enable"
  data?: UnusedData | undefined
}

/** Closes a connection until it is enabled again. Rows that are loaded stay. */
export type LoaderConnectionDisable = {
  /** The name of the command */
  command: "disable"
  data?: UnusedData | undefined
}

/** Checks that the folders of the connection, its database, its HDFS or its bucket can be read, with the stored credentials. Of `http` it checks that the server answers. A disabled connection can be tested too. */
export type LoaderConnectionTest = {
  /** The name of the command */
  command: "test"
  data?: UnusedData | undefined
}

/** A Standard Request about one loader connection. `command` selects the command. */
export type LoaderConnectionCommand = LoaderConnectionEdit | LoaderConnectionEnable | LoaderConnectionDisable | LoaderConnectionTest

/** The address of the connection; for `test` also the result of the test */
export type LoaderConnectionCommandResult = {
  /** The address of the connection */
  url: string
  /** A sentence about what was read; only for `test` */
  message?: string | undefined
}

/** The standard options of a listing of files */
export type FileListOptions = {
  columns?: ColumnNames | undefined
  where?: Condition | undefined
  pageStart?: PageNumber | undefined
  pageSize?: PageNumber | undefined
  /** The columns to sort by, the most important first */
  sort?: readonly SortKey[] | undefined
  external?: ExternalOption | undefined
  shorten?: ShortenOption | undefined
  /** This option has no effect: every response is computed from the current data. */
  clearCache?: "0" | "1" | 0 | 1 | undefined
}

/** Lists the files or tables whose name matches `filter`, or all by default */
export type DatasourcesGet = {
  /** The name of the command */
  command: "get"
  /** The filter, and the credentials of the source */
  data?: {
    filter?: FileFilter | undefined
    username?: SourceUsername | undefined
    password?: SourcePassword | undefined
    token?: SourceToken | undefined
  } | undefined
  options?: FileListOptions | undefined
}

/** A Standard Request about the data files of a connection. `command` selects the command. */
export type DatasourcesCommand = DatasourcesGet

/** Lists the schema files */
export type DataschemasGet = {
  /** The name of the command */
  command: "get"
  /** Credentials. Folders need none. */
  data?: {
    username?: SourceUsername | undefined
    password?: SourcePassword | undefined
  } | undefined
  options?: FileListOptions | undefined
}

/** The path of a schema file, as `Filename` of the listing shows it */
export type SchemaFilename = string

/** Reads the first lines of a schema file */
export type DataschemasPreview = {
  /** The name of the command */
  command: "preview"
  /** The file. Folders need no credentials. */
  data: {
    filename: SchemaFilename
    username?: SourceUsername | undefined
    password?: SourcePassword | undefined
  }
}

/** A Standard Request about the schema files of a connection. `command` selects the command. */
export type DataschemasCommand = DataschemasGet | DataschemasPreview

/** Encodings by their Tcl names */
export type Encodings = {
  /** The names */
  encodings: readonly Encoding[]
}

/** A parameter of a type of connection */
export type LoaderConnectionParameter = {
  TYPE: LoaderConnectionType
  /** The number of the parameter in its type, from 1 */
  SEQUENCE: string
  /** The name of the parameter in `parameters` */
  PARAM_NAME: string
  /** The name of the parameter for people */
  PARAM_DISP: string
  /** The kind of value. `directory`: a path of a folder. `list`: a Tcl list of texts. `text`: a text. */
  PARAM_TYPE: "directory" | "list" | "text"
  /** `Y` if the parameter is required, otherwise `N` */
  PARAM_REQD: "Y" | "N"
}

/** The parameters of all types of connections, in the order of their numbers in each type */
export type LoaderConnectionTypes = readonly LoaderConnectionParameter[]

/** Lists the webhooks in `keypatternlist`, or all webhooks by default */
export type WebhooksGet = {
  /** The name of the command */
  command: "get"
  data?: UnusedData | undefined
  options?: ListOptions | undefined
}

/** The address that receives the events, with `http` or `https`. The operator of the server lists the hosts that may receive events in the setting WEBHOOK_HOSTS. User names, passwords and fragments are rejected. */
export type WebhookUrl = string

/** The kind of an event. `rule.failed`: the result of a business rule became `failed` or `error`. `rule.passed`: a rule that failed before passed again. `job.failed`: a job failed. */
export type WebhookEvent = "rule.failed" | "rule.passed" | "job.failed"

/** The events that are delivered. An empty list, the default, stands for all events. */
export type WebhookEvents = readonly WebhookEvent[]

/** A description of the receiver, for people */
export type WebhookDescription = string

/** The webhook */
export type WebhookInput = {
  url: WebhookUrl
  events?: WebhookEvents | undefined
  description?: WebhookDescription | undefined
}

/** Adds a webhook. The command needs the role `administrator`. */
export type WebhooksAdd = {
  /** The name of the command */
  command: "add"
  data: WebhookInput
  options?: UnusedData | undefined
}

/** The number of a webhook in its repository */
export type WebhookNumber = number | string

/** The webhook, and the members to change */
export type WebhookChange = {
  webhook: WebhookNumber
  url?: WebhookUrl | undefined
  events?: WebhookEvents | undefined
  description?: WebhookDescription | undefined
}

/** Changes a webhook. Members that are left out keep their values. Waiting events are sent to the new address. The command needs the role `administrator`. */
export type WebhooksEdit = {
  /** The name of the command */
  command: "edit"
  data: WebhookChange
  options?: UnusedData | undefined
}

/** The webhook */
export type WebhookReference = {
  webhook: WebhookNumber
}

/** Sends the event `ping` at once, and returns the outcome. The command needs the role `administrator`. */
export type WebhooksTest = {
  /** The name of the command */
  command: "test"
  data: WebhookReference
  options?: UnusedData | undefined
}

/** A Standard Request about the webhooks of the repository. `command` selects the command. */
export type WebhooksCommand = WebhooksGet | WebhooksAdd | WebhooksEdit | WebhooksTest | Export

/** A webhook that was added, with its secret */
export type WebhookAdded = {
  /** The number of the webhook */
  webhook: string
  /** The secret that signs the deliveries. No other operation returns it, so keep it now. */
  secret: string
}

/** The outcome of a test */
export type WebhookTested = {
  /** The number of the webhook */
  webhook: string
  /** True if the receiver answered with a status from 200 to 299 */
  delivered: boolean
  /** A sentence about the outcome */
  message: string
}

/** The result of the command: the webhook with its secret for `add`, the address of the webhook for `edit`, the outcome for `test`, the job and the file for `export`, a listing for `get` */
export type WebhooksCommandResult = WebhookAdded | UrlAnswer | WebhookTested | ExportScheduled | StandardResponse

/** A value of a job: a string, or in the column `job_entity_id` a list of zero, one or two strings. The list holds the numbers of the entities that the job concerns. */
export type JobCell = string | readonly string[]

/** One job */
export type JobRow = {
  /** The values in the order of the columns. A null is an empty string. */
  dataRow: readonly JobCell[]
  metadata: RowMetadata
}

/** One job in the external form: the values by the human names of the columns */
export type JobExternalRow = {
  /** The address of the record, if it has one. A column of this name is returned as `@url (2)`. */
  "@url"?: string | undefined
} & { [name: string]: JobCell }

/** The jobs. Each job has its values in the order of the columns or, with `external=1`, by the human names of the columns. If there are no jobs, `rows` is an empty string. */
export type JobRows = readonly JobRow[] | readonly JobExternalRow[] | string

/** A page of the listing of jobs, in the form of all listings */
export type JobsResponse = {
  /** The columns, in the order of the values */
  columns: readonly Column[]
  rows: JobRows
  metadata: ListingMetadata
}

/** Lists the jobs in `keypatternlist`, or all jobs by default */
export type JobsGet = {
  /** The name of the command */
  command: "get"
  data?: UnusedData | undefined
  options?: ListOptions | undefined
}

/** A Standard Request about the jobs of a repository. `command` selects the command. */
export type SchedulerCommand = JobsGet | Export

/** The result of the command: the job and the file for `export`, a listing for `get` */
export type JobsCommandResult = ExportScheduled | JobsResponse

/** Server-sent events (WHATWG HTML, section 9.2). `event` is `progress` or `end`. `data` is the job as JSON on one line: an object with the columnised names of the columns as keys. */
export type JobEvents = string

/** Cancels a job. A waiting job is cancelled at once, a running job at its next safe point. The effects of the job are undone. */
export type JobCancel = {
  /** The name of the command */
  command: "cancel"
  data?: UnusedData | undefined
  options?: UnusedData | undefined
}

/** A Standard Request about one job. `command` selects the command. */
export type JobCommand = JobCancel

/** Request and replies of every operation, by operationId. */
export type Operations = {
  getOpenApiDocument: {
    request: {
      path: {}
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  getSession: {
    request: {
      path: {}
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: Session
        headers: {
          "Cache-Control": "no-store"
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
  openSession: {
    request: {
      path: {}
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: SessionRequest
    }
    replies: {
      ok: {
        status: 200
        body: Session
        headers: {
          "Cache-Control": "no-store"
          "Set-Cookie": string
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
  closeSession: {
    request: {
      path: {}
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      noContent: {
        status: 204
        body: undefined
        headers: {
          "Set-Cookie": string
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
  changePassword: {
    request: {
      path: {}
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  getFile: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The name of an uploaded file, as `path` in the response to the upload */
        filename: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** The name of an uploaded file, as `path` in the response to the upload */
        filename: string
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** The name of an export. It is the last part of `file` in the response to the command `export`. */
        filename: string
      }
      query: {}
      headers: {
        /** The range of bytes to return (RFC 9110 section 14.2). For example, `bytes=1024-` returns all bytes from the 1,025th on. A single range returns 206. Several ranges, or a value that is not a byte range, return the whole file. */
        range?: string
        /** The `ETag` or `Last-Modified` of the file of which the caller already has a part. If the file is now a different file, the response is the whole file. */
        "if-range"?: string
        /** Versions that the caller already has, as received in the header `ETag`, separated by commas. `*` matches every version. If one of the versions is the version of the file, the response is 304 without a body (RFC 9110 section 13.1.2). */
        "if-none-match"?: string
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** Returns only the rows in which an attribute has this value or a value of this form: the number of the attribute, a kind and a text, separated by colons. `3:mask:NNN-NNNN` returns the rows whose value of attribute 3 has that mask. The kinds are `value`, `mask`, `pattern` (the style `Default`), `rich`, `long`, `soundex` and `metaphone`. A text of more than 1,000 bytes of UTF-8, or with the character NUL, is given as its SHA-256 in hexadecimal digits. The kind then has the suffix `.sha256`. `3:null:` returns the rows in which the attribute is null. A text that does not occur returns no rows. The records of the values, masks, patterns, soundexes and metaphones have such addresses. */
        holding?: string
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listRowDetails: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of a row in its entity, from 1. It is the first column of the listing of rows. */
        row: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listDuplicatesIndicator: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runDuplicatesIndicatorCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listDuplicates: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of copies of a row. It is the column `_col0` of the duplicates indicator. A unique row has the number `1`. */
        copies: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runDuplicatesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of copies of a row. It is the column `_col0` of the duplicates indicator. A unique row has the number `1`. */
        copies: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listFindings: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: Findings
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
  listAttributes: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute in its entity. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runAttributeCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute in its entity. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: AttributeCommand
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
  getAttributeProfile: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute in its entity. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: AttributeProfile
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
  listValues: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute in its entity. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute in its entity. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listSpaces: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute in its entity. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runSpacesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute in its entity. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listMasks: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute in its entity. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute in its entity. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute in its entity. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
      }
      query: {
        /** The style of the patterns */
        style: PatternStyle
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute in its entity. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute in its entity. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute in its entity. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute in its entity. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** Returns only the functions of this group */
        group?: FunctionGroup
        /** Returns only the function with this name, in upper case. If the function does not exist, the list is empty. */
        name?: string
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** The number of a priority. It is the first of the four values of a priority in the list. */
        priority: number
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** The number of a priority. It is the first of the four values of a priority in the list. */
        priority: number
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  countLibraryEntities: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  getLibraryEntity: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a library entity in its repository. It is the column `model_entity_id` of the listing. */
        libraryID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runLibraryEntityCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a library entity in its repository. It is the column `model_entity_id` of the listing. */
        libraryID: number
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: LibraryEntityCommand
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
  deleteLibraryEntity: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a library entity in its repository. It is the column `model_entity_id` of the listing. */
        libraryID: number
      }
      query: {
        /** `1` deletes the derived rules too. With `0` they become rules of their entities that do not depend on the library any more, with the expressions and settings that they have. */
        deleteRules: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** The number of a library entity in its repository. It is the column `model_entity_id` of the listing. */
        libraryID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runLibraryAttributesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a library entity in its repository. It is the column `model_entity_id` of the listing. */
        libraryID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: LibraryAttributesCommand
    }
    replies: {
      ok: {
        status: 200
        body: LibraryAttributesCommandResult
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
  getLibraryAttribute: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a library entity in its repository. It is the column `model_entity_id` of the listing. */
        libraryID: number
        /** The number of an attribute in its library entity. It is the column `model_attribute_id` of the listing. */
        attributeID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runLibraryAttributeCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a library entity in its repository. It is the column `model_entity_id` of the listing. */
        libraryID: number
        /** The number of an attribute in its library entity. It is the column `model_attribute_id` of the listing. */
        attributeID: number
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: LibraryAttributeCommand
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
  deleteLibraryAttribute: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a library entity in its repository. It is the column `model_entity_id` of the listing. */
        libraryID: number
        /** The number of an attribute in its library entity. It is the column `model_attribute_id` of the listing. */
        attributeID: number
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listLibraryEntityRules: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a library entity in its repository. It is the column `model_entity_id` of the listing. */
        libraryID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runLibraryEntityRulesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a library entity in its repository. It is the column `model_entity_id` of the listing. */
        libraryID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: LibraryEntityRulesCommand
    }
    replies: {
      ok: {
        status: 200
        body: LibraryEntityRulesCommandResult
        headers: {}
      }
      badRequest: {
        status: 400
        body: RuleProblem
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
  getLibraryRule: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a library entity in its repository. It is the column `model_entity_id` of the listing. */
        libraryID: number
        /** The number of a rule in its library entity. It is the column `seqno` of the listing. */
        ruleID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runLibraryRuleCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a library entity in its repository. It is the column `model_entity_id` of the listing. */
        libraryID: number
        /** The number of a rule in its library entity. It is the column `seqno` of the listing. */
        ruleID: number
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: LibraryRuleCommand
    }
    replies: {
      ok: {
        status: 200
        body: UrlAnswer
        headers: {}
      }
      badRequest: {
        status: 400
        body: RuleProblem
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
  deleteLibraryRule: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a library entity in its repository. It is the column `model_entity_id` of the listing. */
        libraryID: number
        /** The number of a rule in its library entity. It is the column `seqno` of the listing. */
        ruleID: number
      }
      query: {
        /** `1` deletes the derived rules too. With `0` they become rules of their entities that do not depend on the library any more, with the expressions and settings that they have. */
        deleteRules: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: undefined
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
  listAssociatedRules: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a library entity in its repository. It is the column `model_entity_id` of the listing. */
        libraryID: number
        /** The number of a rule in its library entity. It is the column `seqno` of the listing. */
        ruleID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listAssociatedEntities: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a library entity in its repository. It is the column `model_entity_id` of the listing. */
        libraryID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runAssociatedEntitiesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a library entity in its repository. It is the column `model_entity_id` of the listing. */
        libraryID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: AssociatedEntitiesCommand
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
  getAttributeMap: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a library entity in its repository. It is the column `model_entity_id` of the listing. */
        libraryID: number
        /** The number of an associated entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: AttributeMap
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
  runAttributeMapCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a library entity in its repository. It is the column `model_entity_id` of the listing. */
        libraryID: number
        /** The number of an associated entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: AttributeMapCommand
    }
    replies: {
      ok: {
        status: 200
        body: JobAnswer
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
  listBusinessRules: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the page in the response, counted from 1. A page has `pageSize` rows. `page` and `pageStart` together are rejected (400). */
        page?: number
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. The default is 1, or the first row of `page`. */
        pageStart?: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runBusinessRulesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: RulesCommand
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
  countBusinessRules: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listAggregateMethods: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: AggregateMethods
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
  getRuleFiles: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** The number of an entity. The answer then has the file of this entity alone, even if it has no rule. */
        entity?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: RuleFiles
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
  runRuleFilesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: RuleFilesCommand
    }
    replies: {
      ok: {
        status: 200
        body: RuleFilesChanges
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
  listLibraryRules: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the page in the response, counted from 1. A page has `pageSize` rows. `page` and `pageStart` together are rejected (400). */
        page?: number
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. The default is 1, or the first row of `page`. */
        pageStart?: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runLibraryRulesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: LibraryRulesCommand
    }
    replies: {
      ok: {
        status: 200
        body: LibraryRulesCommandResult
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
  countLibraryRules: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listRealBusinessRules: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the page in the response, counted from 1. A page has `pageSize` rows. `page` and `pageStart` together are rejected (400). */
        page?: number
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. The default is 1, or the first row of `page`. */
        pageStart?: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runRealBusinessRulesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: RealRulesCommand
    }
    replies: {
      ok: {
        status: 200
        body: RulesCommandResult
        headers: {}
      }
      badRequest: {
        status: 400
        body: RuleProblem
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
  deleteRealBusinessRules: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: RulesDeletion
    }
    replies: {
      ok: {
        status: 200
        body: UrlAnswer
        headers: {}
      }
      badRequest: {
        status: 400
        body: RuleProblem
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
  countRealBusinessRules: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listEntityBusinessRules: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runEntityBusinessRulesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: EntityRulesCommand
    }
    replies: {
      ok: {
        status: 200
        body: TriedRulesCommandResult
        headers: {}
      }
      badRequest: {
        status: 400
        body: RuleProblem
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
  listAttributeBusinessRules: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute in its entity. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runAttributeBusinessRulesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute in its entity. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: AttributeRulesCommand
    }
    replies: {
      ok: {
        status: 200
        body: TriedRulesCommandResult
        headers: {}
      }
      badRequest: {
        status: 400
        body: RuleProblem
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
  listEntityRuleHistory: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runEntityRuleHistoryCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: RuleHistoryCommand
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
  listAllRuleHistory: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runAllRuleHistoryCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: RuleHistoryCommand
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
  listEntityCompliance: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runEntityComplianceCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: ComplianceCommand
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
  listCompliance: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runComplianceCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: ComplianceCommand
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
  listPassingRules: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runPassingRulesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: RulesCommand
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
  listFailingRules: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runFailingRulesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: RulesCommand
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
  listEnabledRules: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runEnabledRulesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: RulesCommand
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
  getBusinessRule: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of a rule in its entity. It is the column `seqno` of the listing. */
        ruleID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runBusinessRuleCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of a rule in its entity. It is the column `seqno` of the listing. */
        ruleID: number
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: RuleCommand
    }
    replies: {
      ok: {
        status: 200
        body: UrlAnswer
        headers: {}
      }
      badRequest: {
        status: 400
        body: RuleProblem
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
  deleteBusinessRule: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of a rule in its entity. It is the column `seqno` of the listing. */
        ruleID: number
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: undefined
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
  getBusinessRulePermissions: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of a rule in its entity. It is the column `seqno` of the listing. */
        ruleID: number
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: RulePermissions
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
  listRuleHistory: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of a rule in its entity. It is the column `seqno` of the listing. */
        ruleID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runRuleHistoryCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of a rule in its entity. It is the column `seqno` of the listing. */
        ruleID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: RuleHistoryCommand
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
  listRuleFailingRows: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of a rule in its entity. It is the column `seqno` of the listing. */
        ruleID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runRuleFailingRowsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of a rule in its entity. It is the column `seqno` of the listing. */
        ruleID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listRulePassingRows: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of a rule in its entity. It is the column `seqno` of the listing. */
        ruleID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runRulePassingRowsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of a rule in its entity. It is the column `seqno` of the listing. */
        ruleID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listRuleGroups: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of a rule in its entity. It is the column `seqno` of the listing. */
        ruleID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runRuleGroupsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of a rule in its entity. It is the column `seqno` of the listing. */
        ruleID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: RuleGroupsCommand
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
  runGroupFailingRowsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of a rule in its entity. It is the column `seqno` of the listing. */
        ruleID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: GroupRowsCommand
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
  runGroupPassingRowsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of a rule in its entity. It is the column `seqno` of the listing. */
        ruleID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: GroupRowsCommand
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
  listGroupFailingRows: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of a rule in its entity. It is the column `seqno` of the listing. */
        ruleID: number
        /** The name of a group: the value of the group expression. Use the commands of all groups for the groups of null and of the empty text, and for long names. */
        groupName: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runNamedGroupFailingRowsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of a rule in its entity. It is the column `seqno` of the listing. */
        ruleID: number
        /** The name of a group: the value of the group expression. Use the commands of all groups for the groups of null and of the empty text, and for long names. */
        groupName: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listGroupPassingRows: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of a rule in its entity. It is the column `seqno` of the listing. */
        ruleID: number
        /** The name of a group: the value of the group expression. Use the commands of all groups for the groups of null and of the empty text, and for long names. */
        groupName: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runNamedGroupPassingRowsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of a rule in its entity. It is the column `seqno` of the listing. */
        ruleID: number
        /** The name of a group: the value of the group expression. Use the commands of all groups for the groups of null and of the empty text, and for long names. */
        groupName: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listKeys: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runKeysCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: EntityKeysCommand
    }
    replies: {
      ok: {
        status: 200
        body: DependenciesCommandResult
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
  listPermanentKeys: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runPermanentKeysCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: KeysCommand
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
  listDiscoveredKeys: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runDiscoveredKeysCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: KeysCommand
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
  getKey: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The id of a key: the numbers of its attributes, separated by `_`. It is the last part of the address of a row in the listing of keys. */
        keyID: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runKeyCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The id of a key: the numbers of its attributes, separated by `_`. It is the last part of the address of a row in the listing of keys. */
        keyID: string
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: KeyCommand
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
  deleteKey: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The id of a key: the numbers of its attributes, separated by `_`. It is the last part of the address of a row in the listing of keys. */
        keyID: string
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listKeyDuplicates: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The id of a key: the numbers of its attributes, separated by `_`. It is the last part of the address of a row in the listing of keys. */
        keyID: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runKeyDuplicatesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The id of a key: the numbers of its attributes, separated by `_`. It is the last part of the address of a row in the listing of keys. */
        keyID: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listDependencies: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runDependenciesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: EntityDependenciesCommand
    }
    replies: {
      ok: {
        status: 200
        body: DependenciesCommandResult
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
  listPermanentDependencies: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runPermanentDependenciesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: DependenciesCommand
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
  listDiscoveredDependencies: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runDiscoveredDependenciesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: DependenciesCommand
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
  getDependency: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The key of a dependency: the number of the attribute on the right side, `-`, and the numbers of the attributes on the left side, separated by `_`. The left side of a constant attribute is empty. The column `_fd_key` of the listing has the key. */
        dependencyKey: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  verifyDependency: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The key of a dependency: the number of the attribute on the right side, `-`, and the numbers of the attributes on the left side, separated by `_`. The left side of a constant attribute is empty. The column `_fd_key` of the listing has the key. */
        dependencyKey: string
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: UriAnswer
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
  listConflicts: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The key of a dependency: the number of the attribute on the right side, `-`, and the numbers of the attributes on the left side, separated by `_`. The left side of a constant attribute is empty. The column `_fd_key` of the listing has the key. */
        dependencyKey: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runConflictsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The key of a dependency: the number of the attribute on the right side, `-`, and the numbers of the attributes on the left side, separated by `_`. The left side of a constant attribute is empty. The column `_fd_key` of the listing has the key. */
        dependencyKey: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: ConflictsCommand
    }
    replies: {
      ok: {
        status: 200
        body: ListingCommandResult
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
  listAttributeKeys: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute in its entity. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runAttributeKeysCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute in its entity. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: KeysCommand
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
  listAttributeDependencies: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute that is on one of the sides of the dependencies. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runAttributeDependenciesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute that is on one of the sides of the dependencies. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: AttributeDependenciesCommand
    }
    replies: {
      ok: {
        status: 200
        body: DependenciesCommandResult
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
  listPermanentAttributeDependencies: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute that is on one of the sides of the dependencies. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runPermanentAttributeDependenciesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute that is on one of the sides of the dependencies. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: DependenciesCommand
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
  listDiscoveredAttributeDependencies: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute that is on one of the sides of the dependencies. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runDiscoveredAttributeDependenciesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute that is on one of the sides of the dependencies. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: DependenciesCommand
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
  verifyAttributeDependency: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute that is on one of the sides of the dependencies. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
        /** The key of a dependency: the number of the attribute on the right side, `-`, and the numbers of the attributes on the left side, separated by `_`. The left side of a constant attribute is empty. The column `_fd_key` of the listing has the key. */
        dependencyKey: string
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: UriAnswer
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
  listAttributeConflicts: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute that is on one of the sides of the dependencies. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
        /** The key of a dependency: the number of the attribute on the right side, `-`, and the numbers of the attributes on the left side, separated by `_`. The left side of a constant attribute is empty. The column `_fd_key` of the listing has the key. */
        dependencyKey: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runAttributeConflictsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute that is on one of the sides of the dependencies. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
        /** The key of a dependency: the number of the attribute on the right side, `-`, and the numbers of the attributes on the left side, separated by `_`. The left side of a constant attribute is empty. The column `_fd_key` of the listing has the key. */
        dependencyKey: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: ConflictsCommand
    }
    replies: {
      ok: {
        status: 200
        body: ListingCommandResult
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
  listCorrections: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The key of a dependency: the number of the attribute on the right side, `-`, and the numbers of the attributes on the left side, separated by `_`. The left side of a constant attribute is empty. The column `_fd_key` of the listing has the key. */
        dependencyKey: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runCorrectionsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The key of a dependency: the number of the attribute on the right side, `-`, and the numbers of the attributes on the left side, separated by `_`. The left side of a constant attribute is empty. The column `_fd_key` of the listing has the key. */
        dependencyKey: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listAttributeCorrections: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute that is on one of the sides of the dependencies. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
        /** The key of a dependency: the number of the attribute on the right side, `-`, and the numbers of the attributes on the left side, separated by `_`. The left side of a constant attribute is empty. The column `_fd_key` of the listing has the key. */
        dependencyKey: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runAttributeCorrectionsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
        /** The number of an attribute that is on one of the sides of the dependencies. It is the column `ATTRIBUTE_ID` of the listing. */
        attributeID: number
        /** The key of a dependency: the number of the attribute on the right side, `-`, and the numbers of the attributes on the left side, separated by `_`. The left side of a constant attribute is empty. The column `_fd_key` of the listing has the key. */
        dependencyKey: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runDuplicateKeyRowsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: RowsOfValuesCommand
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
  runConflictRowsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: RowsOfValuesCommand
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
  listEntityJoins: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runEntityJoinsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: EntityJoinsCommand
    }
    replies: {
      ok: {
        status: 200
        body: JoinsCommandResult
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
  deleteEntityJoins: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: JoinsDeletion
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
  listEntityPermanentJoins: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runEntityPermanentJoinsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: JoinsCommand
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
  listEntityDiscoveredJoins: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runEntityDiscoveredJoinsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of an entity in its repository. It is the column `ENTITY_ID` of the listing. */
        entityID: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: JoinsCommand
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
  listJoins: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runJoinsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: JoinsCommand
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
  countJoins: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  getJoinDiagram: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: undefined
      accepts: "image/svg+xml" | "text/vnd.mermaid" | "text/plain"
    }
    replies: {
      ok: {
        status: 200
        body: JoinDrawing
        headers: {
          "Content-Security-Policy": string
        }
      }
      okVndMermaid: {
        status: 200
        body: JoinDiagramText
        headers: {
          "Content-Security-Policy": string
        }
      }
      okPlain: {
        status: 200
        body: JoinDiagramText
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
  listPermanentJoins: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runPermanentJoinsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: JoinsCommand
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
  listDiscoveredJoins: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runDiscoveredJoinsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: JoinsCommand
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
  listJoinJobs: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runJoinJobsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: JoinJobsCommand
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
  countJoinJobs: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  getJoin: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The id of a join: the left entity, its attributes, the right entity, its attributes and the sequence, separated by `-`. Several attributes are separated by `_`. The default of the sequence is `1`. The id is the last part of the address of a row in the listing of joins. */
        joinId: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runJoinCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The id of a join: the left entity, its attributes, the right entity, its attributes and the sequence, separated by `-`. Several attributes are separated by `_`. The default of the sequence is `1`. The id is the last part of the address of a row in the listing of joins. */
        joinId: string
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: JoinCommand
    }
    replies: {
      ok: {
        status: 200
        body: UrlAnswer
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
  deleteJoin: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The id of a join: the left entity, its attributes, the right entity, its attributes and the sequence, separated by `-`. Several attributes are separated by `_`. The default of the sequence is `1`. The id is the last part of the address of a row in the listing of joins. */
        joinId: string
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  getJoinReport: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The id of a join: the left entity, its attributes, the right entity, its attributes and the sequence, separated by `-`. Several attributes are separated by `_`. The default of the sequence is `1`. The id is the last part of the address of a row in the listing of joins. */
        joinId: string
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  getVennDiagram: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The id of a join: the left entity, its attributes, the right entity, its attributes and the sequence, separated by `-`. Several attributes are separated by `_`. The default of the sequence is `1`. The id is the last part of the address of a row in the listing of joins. */
        joinId: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runVennDiagramCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The id of a join: the left entity, its attributes, the right entity, its attributes and the sequence, separated by `-`. Several attributes are separated by `_`. The default of the sequence is `1`. The id is the last part of the address of a row in the listing of joins. */
        joinId: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: VennDiagramCommand
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
  listJoinInnerRows: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The id of a join: the left entity, its attributes, the right entity, its attributes and the sequence, separated by `-`. Several attributes are separated by `_`. The default of the sequence is `1`. The id is the last part of the address of a row in the listing of joins. */
        joinId: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runJoinInnerRowsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The id of a join: the left entity, its attributes, the right entity, its attributes and the sequence, separated by `-`. Several attributes are separated by `_`. The default of the sequence is `1`. The id is the last part of the address of a row in the listing of joins. */
        joinId: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listJoinOuterRows: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The id of a join: the left entity, its attributes, the right entity, its attributes and the sequence, separated by `-`. Several attributes are separated by `_`. The default of the sequence is `1`. The id is the last part of the address of a row in the listing of joins. */
        joinId: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runJoinOuterRowsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The id of a join: the left entity, its attributes, the right entity, its attributes and the sequence, separated by `-`. Several attributes are separated by `_`. The default of the sequence is `1`. The id is the last part of the address of a row in the listing of joins. */
        joinId: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listJoinLeftOuterRows: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The id of a join: the left entity, its attributes, the right entity, its attributes and the sequence, separated by `-`. Several attributes are separated by `_`. The default of the sequence is `1`. The id is the last part of the address of a row in the listing of joins. */
        joinId: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runJoinLeftOuterRowsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The id of a join: the left entity, its attributes, the right entity, its attributes and the sequence, separated by `-`. Several attributes are separated by `_`. The default of the sequence is `1`. The id is the last part of the address of a row in the listing of joins. */
        joinId: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listJoinRightOuterRows: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The id of a join: the left entity, its attributes, the right entity, its attributes and the sequence, separated by `-`. Several attributes are separated by `_`. The default of the sequence is `1`. The id is the last part of the address of a row in the listing of joins. */
        joinId: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runJoinRightOuterRowsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The id of a join: the left entity, its attributes, the right entity, its attributes and the sequence, separated by `-`. Several attributes are separated by `_`. The default of the sequence is `1`. The id is the last part of the address of a row in the listing of joins. */
        joinId: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listJoinLeftNoMatchRows: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The id of a join: the left entity, its attributes, the right entity, its attributes and the sequence, separated by `-`. Several attributes are separated by `_`. The default of the sequence is `1`. The id is the last part of the address of a row in the listing of joins. */
        joinId: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runJoinLeftNoMatchRowsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The id of a join: the left entity, its attributes, the right entity, its attributes and the sequence, separated by `-`. Several attributes are separated by `_`. The default of the sequence is `1`. The id is the last part of the address of a row in the listing of joins. */
        joinId: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listJoinRightNoMatchRows: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The id of a join: the left entity, its attributes, the right entity, its attributes and the sequence, separated by `-`. Several attributes are separated by `_`. The default of the sequence is `1`. The id is the last part of the address of a row in the listing of joins. */
        joinId: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runJoinRightNoMatchRowsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The id of a join: the left entity, its attributes, the right entity, its attributes and the sequence, separated by `-`. Several attributes are separated by `_`. The default of the sequence is `1`. The id is the last part of the address of a row in the listing of joins. */
        joinId: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listJoinMatchingValues: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The id of a join: the left entity, its attributes, the right entity, its attributes and the sequence, separated by `-`. Several attributes are separated by `_`. The default of the sequence is `1`. The id is the last part of the address of a row in the listing of joins. */
        joinId: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runJoinMatchingValuesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The id of a join: the left entity, its attributes, the right entity, its attributes and the sequence, separated by `-`. Several attributes are separated by `_`. The default of the sequence is `1`. The id is the last part of the address of a row in the listing of joins. */
        joinId: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listJoinLeftNoMatchValues: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The id of a join: the left entity, its attributes, the right entity, its attributes and the sequence, separated by `-`. Several attributes are separated by `_`. The default of the sequence is `1`. The id is the last part of the address of a row in the listing of joins. */
        joinId: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runJoinLeftNoMatchValuesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The id of a join: the left entity, its attributes, the right entity, its attributes and the sequence, separated by `-`. Several attributes are separated by `_`. The default of the sequence is `1`. The id is the last part of the address of a row in the listing of joins. */
        joinId: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listJoinRightNoMatchValues: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The id of a join: the left entity, its attributes, the right entity, its attributes and the sequence, separated by `-`. Several attributes are separated by `_`. The default of the sequence is `1`. The id is the last part of the address of a row in the listing of joins. */
        joinId: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runJoinRightNoMatchValuesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The id of a join: the left entity, its attributes, the right entity, its attributes and the sequence, separated by `-`. Several attributes are separated by `_`. The default of the sequence is `1`. The id is the last part of the address of a row in the listing of joins. */
        joinId: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listKeywords: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runKeywordsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: KeywordsCommand
    }
    replies: {
      ok: {
        status: 200
        body: KeywordsCommandResult
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
  deleteKeywordCategory: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a category of keywords. It is the column `category_id` of the listing. */
        category: number
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  deleteKeyword: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a category of keywords. It is the column `category_id` of the listing. */
        category: number
        /** The number of a keyword in its category. It is the column `keyword_id` of the listing. `0` stands for the category. */
        keyword: number
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listRuleFolders: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runRuleFoldersCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: RuleFoldersCommand
    }
    replies: {
      ok: {
        status: 200
        body: ListingCommandResult
        headers: {}
      }
      noContent: {
        status: 204
        body: undefined
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
  getRuleFolder: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a rule folder. It is the column `fid` of the listing. */
        folder: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runRuleFolderCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a rule folder. It is the column `fid` of the listing. */
        folder: number
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: RuleFolderCommand
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
  deleteRuleFolder: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a rule folder. It is the column `fid` of the listing. */
        folder: number
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listRuleFolderRules: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a rule folder. It is the column `fid` of the listing. */
        folder: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runRuleFolderRulesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a rule folder. It is the column `fid` of the listing. */
        folder: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: RuleFolderRulesCommand
    }
    replies: {
      ok: {
        status: 200
        body: RulesCommandResult
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
  listRuleFolderResults: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a rule folder. It is the column `fid` of the listing. */
        folder: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runRuleFolderResultsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a rule folder. It is the column `fid` of the listing. */
        folder: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: RulesCommand
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
  listLoaderConnections: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runLoaderConnectionsCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: LoaderConnectionsCommand
    }
    replies: {
      ok: {
        status: 200
        body: LoaderConnectionsCommandResult
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
  getLoaderConnection: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a loader connection. It is the column `CONNECTION` of the listing. */
        loaderconnection: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runLoaderConnectionCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a loader connection. It is the column `CONNECTION` of the listing. */
        loaderconnection: number
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: LoaderConnectionCommand
    }
    replies: {
      ok: {
        status: 200
        body: LoaderConnectionCommandResult
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
  deleteLoaderConnection: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a loader connection. It is the column `CONNECTION` of the listing. */
        loaderconnection: number
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listDatasources: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a loader connection. It is the column `CONNECTION` of the listing. */
        loaderconnection: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runDatasourcesCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a loader connection. It is the column `CONNECTION` of the listing. */
        loaderconnection: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: DatasourcesCommand
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
  listDataschemas: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a loader connection. It is the column `CONNECTION` of the listing. */
        loaderconnection: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runDataschemasCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a loader connection. It is the column `CONNECTION` of the listing. */
        loaderconnection: number
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: DataschemasCommand
    }
    replies: {
      ok: {
        status: 200
        body: StandardResponse
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
  listConnectionEncodings: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a loader connection. It is the column `CONNECTION` of the listing. */
        loaderconnection: number
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: Encodings
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
      notImplemented: {
        status: 501
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
  listLoaderConnectionTypes: {
    request: {
      path: {}
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: LoaderConnectionTypes
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
  listWebhooks: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  runWebhooksCommand: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
        "x-request-id"?: string
      }
      body: WebhooksCommand
    }
    replies: {
      ok: {
        status: 200
        body: WebhooksCommandResult
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
  deleteWebhook: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
        /** The number of a webhook. It is the column `webhook_id` of the listing. */
        webhook: number
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
  listJobs: {
    request: {
      path: {
        /** The name of a repository */
        repository: string
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** Returns only the rows for which this condition is true. The condition is an expression over the columns. It names a column by its human name, as in `'Entity State' = "Fully Loaded" AND Rows > 1000`, or by its columnised name. `GET …/functions` lists the functions, and the page about expressions describes the language. A condition that is not valid returns 400 with the place of each fault. A column that the listing does not have returns 404. */
        where?: Condition
        /** The columns to sort by: columnised names, separated by commas, the most important first. `:desc` after a name sorts in descending order, `:asc` or no suffix in ascending order. Numbers are compared as numbers and texts by their code points. Nulls come last in both orders. Rows that are equal in all sort columns keep the same order on all pages. */
        sort?: readonly string[]
        /** The number of the first row in the response, counted from 1. It counts rows, not pages. If it is beyond the last row, the response has no rows. */
        pageStart: number
        /** The maximum number of rows in the response. A value above 10,000 is not an error, but the response then has at most 10,000 rows. */
        pageSize: number
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
        /** Cuts texts of more characters after this number of characters. By default all texts are whole. `lengths` in the metadata of a row has the numbers of characters of its texts that are cut. With `external=1` they follow the texts, as `Name@length`. Conditions and orders use the whole texts. Only texts are cut, and all values of attributes are texts. A character is a Unicode code point. */
        shorten?: number
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
      query: {
        /** `1` returns each row of a listing as an object, as `external` in the options of the command does. The option of the command takes precedence. Commands that return no listing ignore this parameter. */
        external?: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** The number of a job in its repository. It is the column `job_id` of the listing. */
        jobId: number
      }
      query: {
        /** The columns of the response: columnised names, separated by commas, in the order wanted. By default the response has all columns. A name that the listing does not have returns 404. A repeated name returns 400. */
        columns?: ColumnNames
        /** `1` returns each row as an object. The keys are the human names of the columns. `@url` is the address of the record, if it has one. */
        external: "0" | "1"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
        /** The number of a job in its repository. It is the column `job_id` of the listing. */
        jobId: number
      }
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected. */
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
