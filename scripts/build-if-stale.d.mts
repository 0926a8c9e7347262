export declare function buildIfStale(): boolean
