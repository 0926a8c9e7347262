/** The program of the processes that `member.ts` starts. */
import { runProcess } from './process.ts'

void runProcess()
