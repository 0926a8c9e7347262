// Ours, as src/server.ts wires it: authentication, validation, budgets, metrics and the log are on. Only the
// handler is another, which gives the constant answer.
import { corsPolicy } from '../../../../src/contract/cors.ts'
import { createExpressHost } from '../../../../src/contract/server/express-host.ts'
import type { Handlers } from '../../../../src/contract/handler.ts'
import type { OperationTypes } from '../../../../src/contract/contract.ts'
import { createHttpServer } from '../../../../src/contract/server/http-server.ts'
import { DATA_HEADERS } from '../../../../src/contract/security-headers.ts'
import { createService } from '../../../../src/contract/service.ts'
import { loadConfig } from '../../../../src/platform/config.ts'
import type { ApiKeys } from '../../../../src/platform/credentials/api-keys.ts'
import { createLogger } from '../../../../src/platform/logging.ts'
import { Metrics } from '../../../../src/platform/metrics.ts'
import { answerRecorder, budgets, clientReader, connectionLimits, limitersOf } from '../../../../src/edge.ts'
import { inFront, protocolFaults } from '../../../../src/front.ts'
import { describeProtocolFault, spatialErrors } from '../../../../src/spatial/handlers/errors.ts'
import { authenticators } from '../../../../src/spatial/handlers/security.ts'
import { rewriteTarget } from '../../../../src/spatial/handlers/index.ts'
import { announce, contract, subject, tokens } from './child.ts'

const config = loadConfig({ RATE_LIMIT_ADDRESS: '1000000000', RATE_LIMIT_CREDENTIAL: '1000000000' })
const logger = createLogger(config.logLevel)
const handlers: Handlers<OperationTypes> = {
  [subject.operationId]: async (_, reply) => reply['ok']!(subject.body),
}
const service = await createService<OperationTypes, string>({
  contract,
  handlers,
  // The bench sends tokens alone: no API key is ever looked up.
  authenticators: authenticators({ tokens, keys: {} as ApiKeys, refusals: { note: () => undefined } }),
  errors: spatialErrors({}),
  budgets: budgets(limitersOf(config)),
  clientOf: clientReader(config),
  cors: corsPolicy([]),
  fixedHeaders: DATA_HEADERS,
  bodyLimitBytes: config.bodyLimitBytes,
  maxRequestIdLength: 38,
  rewrite: rewriteTarget,
  onAnswered: answerRecorder(contract.service, new Metrics(), logger),
  onFault: (error) => {
    throw error
  },
})
const host = createExpressHost()
const running = [{ service, describeFault: describeProtocolFault }]
const { server } = createHttpServer(
  host,
  inFront(running, host.app),
  connectionLimits(config),
  protocolFaults(running, logger),
)
server.listen(0, '127.0.0.1', () => announce(server))
