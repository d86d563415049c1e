import { texts } from 'virtual:texts/shell'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react'
import { appInfoQuery, useIsDemoTutor } from '../api/app-info.ts'
import { listen } from '../browser/listen.ts'
import { ContactContext } from '../ui/contact-link.tsx'
import { Announcer } from '../ui/feedback/announcer.tsx'
import { Toasts } from '../ui/feedback/toasts.tsx'
import { IsDemoTutor } from '../ui/is-demo-tutor.ts'
import { useIsComponentLoading } from '../ui/lazy-component.ts'
import { SiteName } from '../ui/site-name.ts'
import { Footer } from './footer.tsx'
import { Waiting } from './guards.tsx'
import { Header } from './header.tsx'
import { RouteEffects } from './route-effects.tsx'
import { useOwnTimeZone } from './use-own-time-zone.ts'

/** What stands around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { data } = useQuery(appInfoQuery)
  const isDemo = useIsDemoTutor()
  useOwnTimeZone()
  const reporting = data?.reporting
  // once the page has been painted, and only where an operator has configured it
  useEffect(() => {
    if (reporting?.errors || reporting?.analytics)
      import('../reporting/start-reporting.ts').then(
        (module) => module.startReporting(reporting),
        () => undefined,
      )
  }, [reporting])
  const contact = useMemo(() => (data ? { email: data.contact_email, communityUrl: data.community_url } : null), [data])
  return (
    <SiteName value={data?.name ?? 'Waymark'}>
      <IsDemoTutor value={isDemo}>
        <ContactContext value={contact}>
          <a
            href="#main"
            className="fixed top-2 left-2 z-50 -translate-y-24 rounded-md bg-ink px-4 py-2 font-semibold text-paper focus:translate-y-0 print:hidden"
          >
            {texts.skip}
          </a>
          <RouteEffects />
          <Announcer />
          <Toasts />
          <div className="flex min-h-dvh flex-col">
            <Header />
            <OfflineBanner />
            {/* the footer waits with the page: it would stand in the middle of the screen and then be pushed away */}
            <Suspense
              fallback={
                <Main>
                  <Waiting />
                </Main>
              }
            >
              <Main>{children}</Main>
              <Footer />
            </Suspense>
          </div>
        </ContactContext>
      </IsDemoTutor>
    </SiteName>
  )
}

const Main = ({ children }: { readonly children: ReactNode }) => (
  // on a phone the footer begins below the screen: what comes into a short page late does not push it about
  <main id="main" tabIndex={-1} className="flex-1 max-md:min-h-[calc(100svh-var(--header-height))]">
    {children}
  </main>
)

const subscribe = (listener: () => void) => listen(window, ['online', 'offline'], listener)

function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const isLoading = useIsComponentLoading()
  return (
    <div role="status" className="sticky top-16 z-20 md:-mb-4 print:hidden">
      {!online && (
        <p
          data-offline
          className="flex min-h-(--banner-height) items-center justify-center bg-ink px-4 py-2 text-center text-note font-medium text-paper"
        >
          {isLoading ? texts.offlineLoading : texts.offline}
        </p>
      )}
    </div>
  )
}
