/**
 * EBCDIC of Open Systems: code page 037 with the historical positions of brackets, braces and circumflex, and the new
 * line (15) as the line feed. Sixteen bytes per row.
 */
export const EBCDIC_CHARACTERS: string = [
  '\x00\x01\x02\x03\x85\x09\x86\x7f\x87\x8d\x8e\x0b\x0c\x0d\x0e\x0f',
  '\x10\x11\x12\x13\x8f\x0a\x08\x97\x18\x19\x9c\x9d\x1c\x1d\x1e\x1f',
  '\x80\x81\x82\x83\x84\x92\x17\x1b\x88\x89\x8a\x8b\x8c\x05\x06\x07',
  '\x90\x91\x16\x93\x94\x95\x96\x04\x98\x99\x9a\x9b\x14\x15\x9e\x1a',
  ' \xa0âäàáãåçñ`.<(+|',
  '&éêëèíîïìß!$*);\x9f',
  '-/ÂÄÀÁÃÅÇÑ^,%_>?',
  'øÉÊËÈÍÎÏÌ¨:#@\'="',
  'Øabcdefghi«»ðýþ±',
  '°jklmnopqrªºæ¸Æ¤',
  'µ¯stuvwxyz¡¿ÐÝÞ®',
  '¢£¥·©§¶¼½¾¬[\\]´×',
  'ùABCDEFGHI\xadôöòóõ',
  '¦JKLMNOPQR¹ûüÛúÿ',
  'Ù÷STUVWXYZ²ÔÖÒÓÕ',
  '0123456789³{Ü}Ú~',
].join('')
