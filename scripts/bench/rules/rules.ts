import type { HEADER } from '../source-files.ts'

/** A rule in the language of the service, and its condition in DuckDB's SQL as written by hand. */
export interface BenchedRule {
  readonly name: string
  readonly expression: string
  readonly sql: string
  readonly filter?: string
  readonly filterSql?: string
  readonly group?: string
  readonly groupSql?: string
}

/** The column of the warehouse that holds an attribute. */
const COLUMNS: Readonly<Record<(typeof HEADER)[number], string>> = {
  Id: 'c1',
  Name: 'c2',
  Email: 'c3',
  Street: 'c4',
  City: 'c5',
  Phone: 'c6',
  Born: 'c7',
  Created: 'c8',
  Amount: 'c9',
  Quantity: 'c10',
  Category: 'c11',
  Note: 'c12',
}

/** `$Amount` is the column of the attribute. */
const columns = (sql: string): string =>
  sql.replaceAll(/\$([A-Z]\w+)/g, (_, name: keyof typeof COLUMNS) => COLUMNS[name])

const rule = (
  expression: string,
  sql: string,
  filter?: readonly [expression: string, sql: string],
  group?: readonly [expression: string, sql: string],
): Omit<BenchedRule, 'name'> => ({
  expression,
  sql: columns(sql),
  ...(filter && { filter: filter[0], filterSql: columns(filter[1]) }),
  ...(group && { group: group[0], groupSql: columns(group[1]) }),
})

const IN_PARIS = ['City = "Paris"', "$City = 'Paris'"] as const
const TRADE = ['Category = "trade"', "$Category = 'trade'"] as const
const STAFF = ['Category = "staff"', "$Category = 'staff'"] as const
const HAS_EMAIL = ['NOT IS_NULL(Email)', '$Email is not null'] as const
const HAS_BORN = ['NOT IS_NULL(Born)', '$Born is not null'] as const
const LARGE = ['Amount > 50000', 'try_cast($Amount as double) > 50000'] as const
const BY_CITY = ['City', '$City'] as const
const BY_CATEGORY = ['Category', '$Category'] as const
const BY_YEAR = ['DT_YEAR(Born)', 'year(try_cast($Born as date))'] as const

/** Twenty with a filter, ten with groups. */
export const RULES: readonly BenchedRule[] = [
  rule('NOT IS_NULL(Id)', '$Id is not null'),
  rule('NOT IS_NULL(Email)', '$Email is not null', undefined, BY_CITY),
  rule('NOT IS_NULL(Born)', '$Born is not null', undefined, BY_CATEGORY),
  rule('NOT IS_NULL(Quantity)', '$Quantity is not null', undefined, BY_CITY),
  rule('LENGTH(Name) >= 6', 'length($Name) >= 6'),
  rule('LENGTH(Street) < 40', 'length($Street) < 40'),
  rule('Amount >= 0', 'try_cast($Amount as double) >= 0'),
  rule('Amount < 99000', 'try_cast($Amount as double) < 99000', undefined, BY_CATEGORY),
  rule('Quantity <= 480', 'try_cast($Quantity as bigint) <= 480'),
  rule('Quantity > 5', 'try_cast($Quantity as bigint) > 5', undefined, BY_CITY),
  rule('Born >= "1931-01-01"', "try_cast($Born as date) >= date '1931-01-01'", undefined, BY_YEAR),
  rule('Born < "2005-06-01"', "try_cast($Born as date) < date '2005-06-01'"),
  rule('Created >= "2026-01-10"', "try_cast($Created as timestamp) >= timestamp '2026-01-10'"),
  rule('Email LIKE "*@example.org"', "$Email like '%@example.org'"),
  rule('Phone LIKE "+*"', "$Phone like '+%'"),
  rule(
    'Category IN ("new", "returning", "lapsed", "trade")',
    "$Category in ('new', 'returning', 'lapsed', 'trade')",
  ),
  rule('City <> "Torino"', "$City <> 'Torino'"),
  rule('REGEX_FIND(Phone, "^[+0-9() -]+$")', "regexp_matches($Phone, '^[+0-9() -]+$')"),
  rule('LENGTH(Phone) <= 16', 'length($Phone) <= 16', undefined, BY_CITY),
  rule('UPPER(City) <> "LONDON"', "upper($City) <> 'LONDON'"),
  rule('CONTAINS(Name, " ")', "contains($Name, ' ')"),
  rule(
    'Amount * Quantity < 40000000',
    'try_cast($Amount as double) * try_cast($Quantity as bigint) < 40000000',
  ),
  rule('NOT IS_NULL(Email) OR NOT IS_NULL(Born)', '$Email is not null or $Born is not null'),
  rule(
    'IF Category = "staff" THEN Amount < 95000 ELSE TRUE',
    "case when $Category = 'staff' then try_cast($Amount as double) < 95000 else true end",
  ),
  rule('DT_YEAR(Born) >= 1932', 'year(try_cast($Born as date)) >= 1932'),
  rule('DT_MONTH(Created) <= 11', 'month(try_cast($Created as timestamp)) <= 11'),
  rule('LENGTH(Note) > 5', 'length($Note) > 5'),
  rule('TRIM(Name) = Name', "trim($Name, ' ') = $Name"),
  rule('LOWER(Email) = Email', 'lower($Email) = $Email', HAS_EMAIL),
  rule('LENGTH(Email) < 40', 'length($Email) < 40', HAS_EMAIL),
  rule('NOT IS_NULL(Email)', '$Email is not null', TRADE),
  rule('NOT IS_NULL(Born)', '$Born is not null', STAFF, BY_CITY),
  rule('Amount >= 100', 'try_cast($Amount as double) >= 100', IN_PARIS),
  rule('Amount < 90000', 'try_cast($Amount as double) < 90000', STAFF),
  rule('Quantity < 450', 'try_cast($Quantity as bigint) < 450', TRADE, BY_CITY),
  rule('Quantity > 10', 'try_cast($Quantity as bigint) > 10', IN_PARIS),
  rule('Phone LIKE "0*"', "$Phone like '0%'", IN_PARIS),
  rule('LENGTH(Street) >= 10', 'length($Street) >= 10', IN_PARIS),
  rule('DT_YEAR(Born) < 2000', 'year(try_cast($Born as date)) < 2000', HAS_BORN),
  rule('DT_MONTH(Born) <> 2', 'month(try_cast($Born as date)) <> 2', HAS_BORN),
  rule('Quantity <= 490', 'try_cast($Quantity as bigint) <= 490', LARGE),
  rule('Category <> "staff"', "$Category <> 'staff'", LARGE, BY_CATEGORY),
  rule('City <> "Malmö"', "$City <> 'Malmö'", LARGE),
  rule(
    'STARTS_WITH(Email, LOWER(SUBSTRING(Name, 1, 1)))',
    'starts_with($Email, lower(substring($Name, 1, 1)))',
    HAS_EMAIL,
  ),
  rule(
    'REGEX_FIND(Email, "^[^@]+@[^@]+[.][a-z]+$")',
    "regexp_matches($Email, '^[^@]+@[^@]+[.][a-z]+$')",
    HAS_EMAIL,
  ),
  rule('DT_DAY(Created) <= 27', 'day(try_cast($Created as timestamp)) <= 27', TRADE),
  rule('Amount > Quantity', 'try_cast($Amount as double) > try_cast($Quantity as bigint)', TRADE),
  rule('LENGTH(Phone) >= 10', 'length($Phone) >= 10', STAFF),
  rule('Born < Created', 'try_cast($Born as date) < try_cast($Created as timestamp)', HAS_BORN),
  rule('NOT IS_NULL(Quantity)', '$Quantity is not null', LARGE),
].map((one, i) => ({ name: `Rule ${i + 1}`, ...one }))
