import './styles/index.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { appInfoQuery, sentAppInfo } from './api/app-info.ts'
import { makeQueryClient } from './api/query-client.ts'
import { App } from './app.tsx'
import { surviveTranslation } from './browser/survive-translation.ts'
import { preloadWith } from './routing/page-link.tsx'
import { loadPage, preparePage } from './routing/pages.ts'

surviveTranslation()
preloadWith(loadPage)

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id root')

const queryClient = makeQueryClient()
const info = sentAppInfo()
if (info !== null) queryClient.setQueryData(appInfoQuery.queryKey, info)

// tabs that cannot hear each other read anew when they are turned to
import('./api/other-tabs.ts').then(({ connectTabs }) => connectTabs(queryClient)).catch(() => undefined)

const app = <App queryClient={queryClient} withRouter={(routes) => <BrowserRouter>{routes}</BrowserRouter>} />
const { pathname } = window.location

if (root.dataset.page === pathname) {
  // the build has written this page: it stands there to be read until its code has come and takes it over
  // what a translator has changed meanwhile is not what the build has written: it is drawn anew, which is no fault
  const isTranslated = () => root.querySelector('font') !== null
  const onRecoverableError = (error: unknown) => isTranslated() || window.reportError(error)
  const hydrate = () => (isTranslated() ? createRoot(root).render(app) : hydrateRoot(root, app, { onRecoverableError }))
  // without its code the app still says what is wrong, and offers to load the page again
  preparePage(pathname).then(hydrate, hydrate)
} else {
  // fetched while the guard still asks who this is, so that the page's own code does not wait for the answer
  loadPage(pathname)
  createRoot(root).render(app)
}
