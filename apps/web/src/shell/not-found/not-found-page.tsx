import { texts as shell } from 'virtual:texts/shell'
import { texts } from 'virtual:texts/shell/not-found'
import { useAuth } from '../../api/auth-context.ts'
import { LinkButton, paths } from '../../routing/page-link.tsx'
import { Page } from '../../ui/page.tsx'
import { paintedDiamond } from '../../ui/trail.tsx'

export function NotFoundPage() {
  const { isAuthenticated } = useAuth()
  return (
    <Page title={texts.title} heading={texts.heading} lead={texts.lead}>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={isAuthenticated ? paths.dashboard : paths.landing} variant="next">
          {isAuthenticated ? texts.toDashboard : texts.toStart}
        </LinkButton>
        <LinkButton to={paths.howItWorks}>{shell.howItWorks}</LinkButton>
      </div>
      <LostMarker />
    </Page>
  )
}

/** Where this address leads: the trail stops at a post whose board points into the open. */
const LostMarker = () => (
  <svg
    viewBox="0 0 560 200"
    width="560"
    height="200"
    aria-hidden="true"
    className="mt-12 h-auto max-w-full overflow-visible fill-none stroke-edge [stroke-linecap:round] [stroke-linejoin:round] sm:mt-16"
  >
    <path
      d="M0 150C60 146 96 104 160 98s96 40 152 38 92-64 148-62 72 32 100 36"
      className="stroke-line"
      strokeWidth="1.5"
    />
    <path d="M4 188c60 2 84-26 140-30s74 16 118 6" strokeWidth="2.5" strokeDasharray=".5 8" />
    <path d="M296 160c18 0 34 4 48 10" strokeWidth="2.5" strokeDasharray=".5 14" className="opacity-60" />
    <path d="M372 180c8 3 12 5 18 9" strokeWidth="2.5" strokeDasharray=".5 20" className="opacity-30" />
    <g className="fill-paper" strokeWidth="2">
      <path d={paintedDiamond} transform="translate(48 172)scale(1.1)" />
      <path d={paintedDiamond} transform="translate(142 146)scale(.95)" />
    </g>
    <g transform="rotate(-5 276 168)">
      <path d="M271 168V50q5-6 10 0v118Z" className="fill-ink stroke-none" />
      <g transform="rotate(13 276 82)">
        <path d="M258 62h104l20 19-20 19H258Z" className="fill-sheet stroke-ink" strokeWidth="2.5" />
        <path d={paintedDiamond} transform="translate(272 69)" strokeWidth="2" className="fill-paper" />
        <path d="M308 81h26m-9-8 9 8-9 8" className="stroke-ink" strokeWidth="2.5" />
      </g>
    </g>
    <path d="M258 170c-3-8-8-12-13-14m15 14c0-9 2-13 5-17m30 17c4-8 9-11 16-12m-17 12c0-7-1-11-4-15" strokeWidth="2" />
  </svg>
)
