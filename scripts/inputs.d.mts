export declare const ROOT: string
export declare function hashOf(
  paths: readonly string[],
  leaveOut?: (path: string) => boolean,
  root?: string,
): string
export declare function hashOfBuildInputs(): string
export declare function hashOfSpecification(service: string): string
export declare function services(): string[]
export function children(): readonly string[]
export function workers(): readonly string[]
