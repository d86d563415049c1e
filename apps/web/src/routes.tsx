import { Route, Routes, useLocation } from 'react-router-dom'
import { pages } from './routing/pages.ts'
import { chapterlessPattern, chapterPattern, paths } from './routing/paths.ts'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { OwnPasswordFirst, RequireAdmin, RequireLearner } from './shell/guards.tsx'
import { Shell } from './shell/shell.tsx'

export function AppRoutes() {
  // a page starts anew for each path: another chapter is another page, with its own focus and announcement
  const { pathname } = useLocation()
  return (
    <Shell>
      <ErrorBoundary key={pathname}>
        <Routes key={pathname}>
          <Route path={paths.resetPassword} Component={pages.resetPassword} />
          <Route path={paths.verifyEmail} Component={pages.verifyEmail} />
          <Route path={paths.privacy} Component={pages.privacy} />
          <Route path={paths.terms} Component={pages.terms} />
          <Route Component={OwnPasswordFirst}>
            <Route path={paths.landing} Component={pages.landing} />
            <Route path={paths.login} Component={pages.login} />
            <Route path={paths.register} Component={pages.register} />
            <Route path={paths.forgotPassword} Component={pages.forgotPassword} />
            <Route Component={RequireLearner}>
              <Route path={paths.dashboard} Component={pages.dashboard} />
              <Route path={paths.newLearningRequest} Component={pages.newLearningRequest} />
              <Route path={chapterPattern} Component={pages.chapter} />
              <Route path={chapterlessPattern} Component={pages.chapter} />
              <Route path={paths.account} Component={pages.account} />
            </Route>
            <Route Component={RequireAdmin}>
              <Route path={paths.admin} Component={pages.admin} />
              <Route path={paths.adminActivity} Component={pages.adminActivity} />
              <Route path={paths.adminHealth} Component={pages.adminHealth} />
            </Route>
            <Route path="*" Component={pages.notFound} />
          </Route>
          <Route Component={RequireLearner}>
            <Route path={paths.mustChangePassword} Component={pages.mustChangePassword} />
          </Route>
        </Routes>
      </ErrorBoundary>
    </Shell>
  )
}
