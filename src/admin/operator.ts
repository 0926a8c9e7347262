/** The user who runs the command, for the audit. Read when the program starts: root takes the rights of the owner later. */
export const OPERATOR = { by: process.env['USER'], uid: process.getuid?.() }
