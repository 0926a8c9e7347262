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

const ENTITY = `${ROOT}/:repository/entities/:entityID`

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
            <Route default component={NotFound} />
          </Router>
        </Frame>
      </SessionGate>
    </LocationProvider>
  )
}
