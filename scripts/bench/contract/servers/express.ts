// Express as `app.listen` serves it: the route, the answer, nothing else.
import express from 'express'
import { announce, subject, template } from './child.ts'

const app = express()
app.get(template, (_, response) => {
  response.json(subject.body)
})
const server = app.listen(0, '127.0.0.1', () => announce(server))
