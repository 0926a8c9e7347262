/** The structures of a search need more bytes than it may use. */
export class MemoryExceeded extends Error {}
