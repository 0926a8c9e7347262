import type { JSX } from 'preact'
import { lazy, LocationProvider, Route, Router } from 'preact-iso'
import { ROOT } from './base.ts'
import { FaultNote } from './parts/fault-note.tsx'
import { Frame } from './parts/frame.tsx'
import { NotFound } from './pages/not-found.tsx'
import { Repositories } from './pages/repositories.tsx'
import { SignIn } from './pages/sign-in.tsx'
import { SessionGate } from './state/session.tsx'
import { TEXTS } from './texts.ts'

const Repository = lazy(() => import('./pages/repository.tsx').then(({ Repository: page }) => page))
const Entity = lazy(() => import('./pages/entity.tsx').then(({ Entity: page }) => page))
const Attribute = lazy(() => import('./pages/attribute.tsx').then(({ Attribute: page }) => page))
const Rows = lazy(() => import('./pages/rows.tsx').then(({ Rows: page }) => page))
const Keys = lazy(() => import('./pages/keys.tsx').then(({ Keys: page }) => page))
const Key = lazy(() => import('./pages/key.tsx').then(({ Key: page }) => page))
const Dependencies = lazy(() => import('./pages/dependencies.tsx').then(({ Dependencies: page }) => page))
const Dependency = lazy(() => import('./pages/dependency.tsx').then(({ Dependency: page }) => page))
const Duplicates = lazy(() => import('./pages/relation-listing.tsx').then(({ Duplicates: page }) => page))
const Conflicts = lazy(() => import('./pages/relation-listing.tsx').then(({ ConflictsTable: page }) => page))
const Corrections = lazy(() => import('./pages/relation-listing.tsx').then(({ Corrections: page }) => page))
const RowsOfValues = lazy(() => import('./pages/rows-of-values.tsx').then(({ RowsOfValues: page }) => page))
const Joins = lazy(() => import('./pages/joins.tsx').then(({ Joins: page }) => page))
const EntityJoins = lazy(() => import('./pages/joins.tsx').then(({ EntityJoins: page }) => page))
const JoinDiagram = lazy(() => import('./pages/join-diagram.tsx').then(({ JoinDiagram: page }) => page))
const Join = lazy(() => import('./pages/join.tsx').then(({ Join: page }) => page))
const ResultSet = lazy(() => import('./pages/result-set.tsx').then(({ ResultSetPage: page }) => page))
const Rejected = lazy(() => import('./pages/rejected.tsx').then(({ Rejected: page }) => page))
const Load = lazy(() => import('./pages/load.tsx').then(({ Load: page }) => page))
const Reload = lazy(() => import('./pages/reload.tsx').then(({ Reload: page }) => page))
const Jobs = lazy(() => import('./pages/jobs.tsx').then(({ Jobs: page }) => page))
const JobPage = lazy(() => import('./pages/job.tsx').then(({ JobPage: page }) => page))
const Rules = lazy(() => import('./pages/rules.tsx').then(({ Rules: page }) => page))
const RuleCode = lazy(() => import('./pages/rule-code.tsx').then(({ RuleCode: page }) => page))
const EntityRules = lazy(() => import('./pages/entity-rules.tsx').then(({ EntityRules: page }) => page))
const Suggestions = lazy(() => import('./pages/rule-suggestions.tsx').then(({ Suggestions: page }) => page))
const NewRule = lazy(() => import('./pages/rule-editor.tsx').then(({ NewRule: page }) => page))
const EditRule = lazy(() => import('./pages/rule-editor.tsx').then(({ EditRule: page }) => page))
const Rule = lazy(() => import('./pages/rule.tsx').then(({ Rule: page }) => page))
const FailingRows = lazy(() => import('./pages/rule-rows.tsx').then(({ FailingRows: page }) => page))
const PassingRows = lazy(() => import('./pages/rule-rows.tsx').then(({ PassingRows: page }) => page))
const GroupFailingRows = lazy(() =>
  import('./pages/rule-rows.tsx').then(({ GroupFailingRows: page }) => page),
)
const BlankGroupFailingRows = lazy(() =>
  import('./pages/rule-rows.tsx').then(({ BlankGroupFailingRows: page }) => page),
)
const Library = lazy(() => import('./pages/library.tsx').then(({ Library: page }) => page))
const LibraryEntity = lazy(() => import('./pages/library-entity.tsx').then(({ LibraryEntity: page }) => page))
const LibraryMapping = lazy(() =>
  import('./pages/library-mapping.tsx').then(({ LibraryMapping: page }) => page),
)
const LibraryRule = lazy(() => import('./pages/library-rule.tsx').then(({ LibraryRule: page }) => page))
const NewLibraryRule = lazy(() =>
  import('./pages/library-rule-editor.tsx').then(({ NewLibraryRule: page }) => page),
)
const EditLibraryRule = lazy(() =>
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
  // Only an address that was typed can be one that cannot be decoded. Nothing that reads addresses must meet it.
  if (!isDecodable(location.pathname)) return <NotFound />
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
            <Route
              path={`${LIBRARY_ENTITY}/associatedentities/:entityID/mapping`}
              component={LibraryMapping}
            />
            <Route path={`${LIBRARY_RULES}/new`} component={NewLibraryRule} />
            <Route path={`${LIBRARY_RULES}/:ruleID`} component={LibraryRule} />
            <Route path={`${LIBRARY_RULES}/:ruleID/edit`} component={EditLibraryRule} />
            <Route default component={NotFound} />
          </Router>
        </Frame>
      </SessionGate>
    </LocationProvider>
  )
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}
