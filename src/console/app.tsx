import type { JSX } from 'preact'
import { LocationProvider, Route, Router, useLocation } from 'preact-iso'
import { ROOT } from './base.ts'
import { FaultNote } from './parts/fault-note.tsx'
import { Frame } from './parts/frame.tsx'
import { lazyPage } from './parts/lazy-page.tsx'
import { NotFound } from './pages/not-found.tsx'
import { Repositories } from './pages/repositories.tsx'
import { SignIn } from './pages/sign-in.tsx'
import { canBeDecoded } from './state/address.ts'
import { SessionGate } from './state/session.tsx'
import { TEXTS } from './texts.ts'

const Repository = lazyPage(() => import('./pages/repository.tsx').then(({ Repository: page }) => page))
const Entity = lazyPage(() => import('./pages/entity.tsx').then(({ Entity: page }) => page))
const Attribute = lazyPage(() => import('./pages/attribute.tsx').then(({ Attribute: page }) => page))
const Rows = lazyPage(() => import('./pages/rows.tsx').then(({ Rows: page }) => page))
const Keys = lazyPage(() => import('./pages/keys.tsx').then(({ Keys: page }) => page))
const Key = lazyPage(() => import('./pages/key.tsx').then(({ Key: page }) => page))
const Dependencies = lazyPage(() => import('./pages/dependencies.tsx').then(({ Dependencies: page }) => page))
const Dependency = lazyPage(() => import('./pages/dependency.tsx').then(({ Dependency: page }) => page))
const Duplicates = lazyPage(() => import('./pages/relation-listing.tsx').then(({ Duplicates: page }) => page))
const Conflicts = lazyPage(() =>
  import('./pages/relation-listing.tsx').then(({ ConflictsTable: page }) => page),
)
const Corrections = lazyPage(() =>
  import('./pages/relation-listing.tsx').then(({ Corrections: page }) => page),
)
const RowsOfValues = lazyPage(() =>
  import('./pages/rows-of-values.tsx').then(({ RowsOfValues: page }) => page),
)
const Joins = lazyPage(() => import('./pages/joins.tsx').then(({ Joins: page }) => page))
const EntityJoins = lazyPage(() => import('./pages/joins.tsx').then(({ EntityJoins: page }) => page))
const JoinDiagram = lazyPage(() => import('./pages/join-diagram.tsx').then(({ JoinDiagram: page }) => page))
const Join = lazyPage(() => import('./pages/join.tsx').then(({ Join: page }) => page))
const ResultSet = lazyPage(() => import('./pages/result-set.tsx').then(({ ResultSetPage: page }) => page))
const Rejected = lazyPage(() => import('./pages/rejected.tsx').then(({ Rejected: page }) => page))
const Load = lazyPage(() => import('./pages/load.tsx').then(({ Load: page }) => page))
const Reload = lazyPage(() => import('./pages/reload.tsx').then(({ Reload: page }) => page))
const Jobs = lazyPage(() => import('./pages/jobs.tsx').then(({ Jobs: page }) => page))
const JobPage = lazyPage(() => import('./pages/job.tsx').then(({ JobPage: page }) => page))
const Rules = lazyPage(() => import('./pages/rules.tsx').then(({ Rules: page }) => page))
const RuleCode = lazyPage(() => import('./pages/rule-code.tsx').then(({ RuleCode: page }) => page))
const EntityRules = lazyPage(() => import('./pages/entity-rules.tsx').then(({ EntityRules: page }) => page))
const Suggestions = lazyPage(() =>
  import('./pages/rule-suggestions.tsx').then(({ Suggestions: page }) => page),
)
const NewRule = lazyPage(() => import('./pages/rule-editor.tsx').then(({ NewRule: page }) => page))
const EditRule = lazyPage(() => import('./pages/rule-editor.tsx').then(({ EditRule: page }) => page))
const Rule = lazyPage(() => import('./pages/rule.tsx').then(({ Rule: page }) => page))
const FailingRows = lazyPage(() => import('./pages/rule-rows.tsx').then(({ FailingRows: page }) => page))
const PassingRows = lazyPage(() => import('./pages/rule-rows.tsx').then(({ PassingRows: page }) => page))
const GroupFailingRows = lazyPage(() =>
  import('./pages/rule-rows.tsx').then(({ GroupFailingRows: page }) => page),
)
const BlankGroupFailingRows = lazyPage(() =>
  import('./pages/rule-rows.tsx').then(({ BlankGroupFailingRows: page }) => page),
)
const Library = lazyPage(() => import('./pages/library.tsx').then(({ Library: page }) => page))
const LibraryEntity = lazyPage(() =>
  import('./pages/library-entity.tsx').then(({ LibraryEntity: page }) => page),
)
const LibraryMapping = lazyPage(() =>
  import('./pages/library-mapping.tsx').then(({ LibraryMapping: page }) => page),
)
const LibraryRule = lazyPage(() => import('./pages/library-rule.tsx').then(({ LibraryRule: page }) => page))
const NewLibraryRule = lazyPage(() =>
  import('./pages/library-rule-editor.tsx').then(({ NewLibraryRule: page }) => page),
)
const EditLibraryRule = lazyPage(() =>
  import('./pages/library-rule-editor.tsx').then(({ EditLibraryRule: page }) => page),
)

const ENTITY = `${ROOT}/:repository/entities/:entityID`
const RULES = `${ENTITY}/businessrules`
const RULE = `${RULES}/:ruleID`
const LIBRARY = `${ROOT}/:repository/library`
const LIBRARY_ENTITY = `${LIBRARY}/entities/:libraryID`
const LIBRARY_RULES = `${LIBRARY_ENTITY}/businessrules`

/** The pages by their addresses. The paths are those of the API, so that each address of a record has its page. */
export function App(): JSX.Element {
  return (
    <LocationProvider scope={ROOT === '/console' ? '/console' : new RegExp(`^${ROOT}`)}>
      <SessionGate
        form={(hasEnded, signIn) => <SignIn hasEnded={hasEnded} signIn={signIn} />}
        waiting={(fault, again) => (
          <main id="main">
            {fault ? <FaultNote fault={fault} again={again} /> : <p class="busy">{TEXTS.busy}</p>}
          </main>
        )}
      >
        <Frame>
          <Pages />
        </Frame>
      </SessionGate>
    </LocationProvider>
  )
}

/** The page of the present address. */
function Pages(): JSX.Element {
  const { path } = useLocation()
  // The router would stop at an address such as /%E0.
  if (!canBeDecoded(path)) return <NotFound />
  return (
    <Router>
      <Route path={ROOT} component={Repositories} />
      <Route path={`${ROOT}/:repository`} component={Repository} />
      <Route path={ENTITY} component={Entity} />
      <Route path={`${ENTITY}/attributes/:attributeID`} component={Attribute} />
      <Route path={`${ENTITY}/rows`} component={Rows} />
      <Route path={`${ENTITY}/keys`} component={Keys} />
      <Route path={`${ENTITY}/keys/permanent`} component={Keys} />
      <Route path={`${ENTITY}/keys/discovered`} component={Keys} />
      <Route path={`${ENTITY}/keys/:keyID`} component={Key} />
      <Route path={`${ENTITY}/keys/:keyID/duplicates`} component={Duplicates} />
      <Route path={`${ENTITY}/dependencies`} component={Dependencies} />
      <Route path={`${ENTITY}/dependencies/permanent`} component={Dependencies} />
      <Route path={`${ENTITY}/dependencies/discovered`} component={Dependencies} />
      <Route path={`${ENTITY}/dependencies/:dependencyKey`} component={Dependency} />
      <Route path={`${ENTITY}/dependencies/:dependencyKey/conflicts`} component={Conflicts} />
      <Route path={`${ENTITY}/dependencies/:dependencyKey/corrections`} component={Corrections} />
      <Route path={`${ENTITY}/rows/duplicatekeys`} component={RowsOfValues} />
      <Route path={`${ENTITY}/rows/conflictdependencies`} component={RowsOfValues} />
      <Route path={`${ENTITY}/joins`} component={EntityJoins} />
      <Route path={`${ENTITY}/joins/permanent`} component={EntityJoins} />
      <Route path={`${ENTITY}/joins/discovered`} component={EntityJoins} />
      <Route path={`${ROOT}/:repository/joins`} component={Joins} />
      <Route path={`${ROOT}/:repository/joins/permanent`} component={Joins} />
      <Route path={`${ROOT}/:repository/joins/discovered`} component={Joins} />
      <Route path={`${ROOT}/:repository/joins/diagram`} component={JoinDiagram} />
      <Route path={`${ROOT}/:repository/joins/:joinId`} component={Join} />
      <Route path={`${ROOT}/:repository/joins/:joinId/:resultSet`} component={ResultSet} />
      <Route path={`${ENTITY}/rejected`} component={Rejected} />
      <Route path={`${ENTITY}/reload`} component={Reload} />
      <Route path={`${ROOT}/:repository/load`} component={Load} />
      <Route path={`${ROOT}/:repository/scheduler`} component={Jobs} />
      <Route path={`${ROOT}/:repository/scheduler/:jobId`} component={JobPage} />
      <Route path={`${ROOT}/:repository/businessrules`} component={Rules} />
      <Route path={`${ROOT}/:repository/businessrules/code`} component={RuleCode} />
      <Route path={RULES} component={EntityRules} />
      <Route path={`${RULES}/suggestions`} component={Suggestions} />
      <Route path={`${RULES}/new`} component={NewRule} />
      <Route path={RULE} component={Rule} />
      <Route path={`${RULE}/edit`} component={EditRule} />
      <Route path={`${RULE}/failingrows`} component={FailingRows} />
      <Route path={`${RULE}/passingrows`} component={PassingRows} />
      <Route path={`${RULE}/groups/failingrows`} component={BlankGroupFailingRows} />
      <Route path={`${RULE}/groups/:groupName/failingrows`} component={GroupFailingRows} />
      <Route path={LIBRARY} component={Library} />
      <Route path={LIBRARY_ENTITY} component={LibraryEntity} />
      <Route path={`${LIBRARY_ENTITY}/associatedentities/:entityID/mapping`} component={LibraryMapping} />
      <Route path={`${LIBRARY_RULES}/new`} component={NewLibraryRule} />
      <Route path={`${LIBRARY_RULES}/:ruleID`} component={LibraryRule} />
      <Route path={`${LIBRARY_RULES}/:ruleID/edit`} component={EditLibraryRule} />
      <Route default component={NotFound} />
    </Router>
  )
}
