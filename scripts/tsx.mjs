// Lets node load TypeScript: given to it by `--import`, also in worker threads, which tsx by itself leaves alone.
import { isMainThread } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

if (isMainThread) await import('tsx')
else register()
