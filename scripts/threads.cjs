// DuckDB's queries run in libuv's threads, beside the reading of files: the four that there are by default would let
// long queries hold up everything else. Required before anything else, since Node starts them at the first use.
process.env.UV_THREADPOOL_SIZE ??= '16'
