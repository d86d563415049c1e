import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { AuthProvider } from './features/sign-in/session/auth.tsx'
import { AppRoutes } from './routes.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'

type AppProps = {
  readonly queryClient: QueryClient
  /** A browser has an address bar; where pages are written ahead there is none. */
  readonly withRouter: (routes: ReactNode) => ReactNode
}

/** The whole app: the same for browsers and for the build, or what the build has written could not be hydrated. */
export const App = ({ queryClient, withRouter }: AppProps) => (
  <StrictMode>
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        {withRouter(
          <AuthProvider>
            <AppRoutes />
          </AuthProvider>,
        )}
      </QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>
)
