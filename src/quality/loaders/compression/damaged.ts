/** The compressed bytes break their format, end too early, or fail a checksum. `expand` says so to the user. */
export class Damaged extends Error {}
