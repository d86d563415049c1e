import { Route, Routes, useLocation } from 'react-router-dom'
import { pages } from './routing/pages.ts'
import { chapterlessPattern, patterns } from './routing/paths.ts'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { OwnPasswordFirst, RequireAdmin, RequireLearner, VisitorsOnly } from './shell/guards.tsx'
import { Shell } from './shell/shell.tsx'

/** Each page at the address that has its name. */
const routesTo = (...names: readonly Exclude<keyof typeof pages, 'notFound'>[]) =>
  names.map((name) => <Route key={name} path={patterns[name]} Component={pages[name]} />)

export function AppRoutes() {
  // a page starts anew for each path: another chapter is another page, with its own focus and announcement
  const { pathname } = useLocation()
  return (
    <Shell>
      <ErrorBoundary key={pathname}>
        <Routes key={pathname}>
          {routesTo('resetPassword', 'verifyEmail', 'unsubscribe', 'privacy', 'terms')}
          <Route Component={OwnPasswordFirst}>
            {routesTo('landing', 'forgotPassword', 'shared')}
            <Route Component={VisitorsOnly}>{routesTo('login', 'register')}</Route>
            <Route Component={RequireLearner}>
              {routesTo('dashboard', 'newLearningRequest', 'account', 'plan', 'chapter', 'review')}
              <Route path={chapterlessPattern} Component={pages.chapter} />
              <Route Component={RequireAdmin}>
                {routesTo('admin', 'adminPurchases', 'adminChapters', 'adminResources', 'adminActivity', 'adminHealth')}
                {routesTo('adminFunnel', 'adminConfiguration', 'adminChapter', 'adminUser')}
              </Route>
            </Route>
            <Route path="*" Component={pages.notFound} />
          </Route>
          <Route Component={RequireLearner}>{routesTo('mustChangePassword')}</Route>
        </Routes>
      </ErrorBoundary>
    </Shell>
  )
}
