import { useAuth } from '../api/auth-context.ts'
import { LinkButton } from '../routing/page-link.tsx'
import { paths } from '../routing/paths.ts'
import { LostMarker } from '../ui/illustrations/lost-marker.tsx'
import { Page } from '../ui/page.tsx'

export function NotFoundPage() {
  const { isAuthenticated } = useAuth()
  return (
    <Page
      title="Page not found"
      heading="The trail ends here"
      lead="There is no page at this address. It may have moved, or the link may have lost a letter on the way."
    >
      <div className="flex flex-wrap gap-3">
        <LinkButton to={isAuthenticated ? paths.dashboard : paths.landing} variant="next">
          {isAuthenticated ? 'Go to your dashboard' : 'Go to the start page'}
        </LinkButton>
        <LinkButton to={paths.howItWorks}>How It Works</LinkButton>
      </div>
      <LostMarker />
    </Page>
  )
}
