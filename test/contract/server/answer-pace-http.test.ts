import { describeAnswerPace } from './answer-pace-suite.ts'

describeAnswerPace('http')
