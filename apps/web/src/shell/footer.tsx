import { use } from 'react'
import { PageLink } from '../routing/page-link.tsx'
import { paths } from '../routing/paths.ts'
import { ContactContext } from '../ui/contact.ts'
import { ContactLink } from '../ui/contact-link.tsx'
import { SiteName } from '../ui/site-name.ts'
import { ThemeChoice } from './theme-choice.tsx'

const item = 'link flex min-h-11 items-center text-muted sm:pointer-fine:min-h-6'

/** The same on every page, so that help is always found in the same place. */
export function Footer() {
  const name = use(SiteName)
  return (
    <footer className="mt-16 border-t border-line print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6 text-note text-muted">
        <p>{name}: a clear path to what you want to learn.</p>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-6">
          <PageLink to={paths.privacy} className={item}>
            Privacy Policy
          </PageLink>
          <PageLink to={paths.terms} className={item}>
            Terms of Service
          </PageLink>
        </nav>
        <Help />
        <ThemeChoice />
      </div>
    </footer>
  )
}

function Help() {
  const contact = use(ContactContext)
  if (contact === null) return null
  return (
    <ul aria-label="Help" className="flex flex-wrap gap-x-6">
      <li className="flex flex-wrap items-center gap-x-1.5">
        Contact: <ContactLink className="flex min-h-11 items-center text-muted sm:pointer-fine:min-h-6" />
      </li>
      <li>
        <a href={contact.communityUrl} rel="noopener" className={`${item} mark-placeholder`}>
          Community chat
        </a>
      </li>
    </ul>
  )
}
