// Written by scripts/encoding-tables.ts from Tcl's symbol.enc; do not edit. Tcl's licence is in ../tcl-tables.ts.
export const SYMBOL = {
  fallback: 0x3f,
  entries: 256,
  differences: [
    'G/8B4C8G7NYLgo9UvBsJLnek+KjBJKWsPb2SePi8vU+7G/BgZaWUQMABcPRXwrsr/59x/u7ABCnNIe0s1MXFtVW4FYcEfZiJfrY5',
    'QrBZ0om5Gko2dMG25YU0GLz9DwAut2WGmJjp5IRPSWoJJJSknnpnSdsSDBxyO10SLsiTAH5qtp6cmS0ncGvWinuzDDdmXSmcu/aC',
    '3B2BGMLGFDVPwJeY4JMAE4DeLb0Ruqfp3/3FfRLXTr/WtWTrXIvYy4IAQ7MJjE1K1tH8zN+DOMe6jRXZgvMAAP2AqhHmMoZrMn31',
    'pIBu6eRvdMOKq/wbifwqxZP+DSRif/6xVYko3VItJ2X6HUO0GOM4B9Sm0dOnvNgO4NwOdoBWxLvDrLZ9HhUgTskC',
  ],
} as const
