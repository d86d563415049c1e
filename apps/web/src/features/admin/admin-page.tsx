import { texts } from 'virtual:texts/admin'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { paths, preloadPage } from '../../routing/page-link.tsx'
import { Page } from '../../ui/page.tsx'

const sections = [
  { label: texts.sections.users, to: paths.admin },
  { label: texts.sections.purchases, to: paths.adminPurchases },
  { label: texts.sections.funnel, to: paths.adminFunnel },
  { label: texts.sections.chapters, to: paths.adminChapters },
  { label: texts.sections.resources, to: paths.adminResources },
  { label: texts.sections.activity, to: paths.adminActivity },
  { label: texts.sections.health, to: paths.adminHealth },
  { label: texts.sections.configuration, to: paths.adminConfiguration },
]

type AdminPageProps = {
  readonly section: string
  readonly lead?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

export const AdminPage = ({ section, lead, actions, children }: AdminPageProps) => (
  // in every build: see build/catalogues.ts
  <div lang="en">
    <Page title={texts.title({ section })} lead={lead} actions={actions}>
      <nav aria-label={texts.portal} className="mb-8 flex flex-wrap gap-x-6 border-b border-line">
        {sections.map(({ label, to }) => (
          <NavLink
            key={to}
            to={to}
            end
            onPointerEnter={() => preloadPage(to)}
            className="-mb-px flex min-h-11 items-center border-b-2 border-transparent font-medium text-muted hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink"
          >
            {label}
          </NavLink>
        ))}
      </nav>
      {children}
    </Page>
  </div>
)
