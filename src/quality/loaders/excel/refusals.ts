/** Sentences about workbooks that cannot be read, which several formats share. */

export const SAVE_AGAIN = 'Open it in Excel or LibreOffice, save it again, and load it again.'
export const PROTECTED = 'The workbook is protected by a password; save it without one, and load it again.'
export const NO_WORKBOOK = 'The file is a document of Office, but no workbook; name a workbook.'
