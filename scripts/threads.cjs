// Queries run in libuv's threads, beside the reading of files: the four that there are by default would let slow queries
// hold up everything else. There is one for each slow query and job, and 16 for the rest. Required before anything else,
// since Node starts them at the first use.
const slowQueries = Number(process.env.SLOW_QUERIES_AT_ONCE) || 2
const jobs = Number(process.env.JOBS_AT_ONCE) || 2
process.env.UV_THREADPOOL_SIZE ??= String(16 + slowQueries + jobs)
