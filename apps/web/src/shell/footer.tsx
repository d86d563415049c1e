import { use } from 'react'
import { PageLink } from '../page-link.tsx'
import { paths } from '../paths.ts'
import { SiteName } from '../ui/site-name.ts'
import { ThemeChoice } from './theme-choice.tsx'

export function Footer() {
  const name = use(SiteName)
  return (
    <footer className="mt-16 border-t border-line print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6 text-note text-muted">
        <p>{name}: learn what you set out to learn.</p>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-6">
          <PageLink to={paths.privacy} className="link flex min-h-11 items-center text-muted sm:min-h-6">
            Privacy Policy
          </PageLink>
          <PageLink to={paths.terms} className="link flex min-h-11 items-center text-muted sm:min-h-6">
            Terms of Service
          </PageLink>
        </nav>
        <ThemeChoice />
      </div>
    </footer>
  )
}
