import { texts as demo } from 'virtual:texts/demo-tutor'
import { texts as routing } from 'virtual:texts/routing'
import { texts } from 'virtual:texts/shell'
import { use, useSyncExternalStore } from 'react'
import { listen } from '../browser/listen.ts'
import { LanguageChoice } from '../features/language/language-choice.tsx'
import { PageLink, paths } from '../routing/page-link.tsx'
import { ContactContext, ContactLink } from '../ui/contact-link.tsx'
import { IsDemoTutor } from '../ui/is-demo-tutor.ts'
import { SiteName } from '../ui/site-name.ts'

const item = 'link flex min-h-11 items-center text-muted sm:pointer-fine:min-h-6'

/** Of a few, side by side. */
const sideBySide = 'px-2 underline-offset-4 aria-[current=true]:underline sm:pointer-fine:min-h-8'

/** The same on every page, so that help is always found in the same place. */
export function Footer() {
  const name = use(SiteName)
  const isDemo = use(IsDemoTutor)
  return (
    <footer className="mt-16 border-t border-line print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6 text-note text-muted">
        <p>
          <span translate="no">{name}</span>: {texts.tagline}
        </p>
        {isDemo && <p className="order-last basis-full">{demo.lessons}</p>}
        <nav aria-label={texts.footer} className="flex flex-wrap gap-x-6">
          <PageLink to={paths.privacy} className={item}>
            {routing.titles.privacy}
          </PageLink>
          <PageLink to={paths.terms} className={item}>
            {routing.titles.terms}
          </PageLink>
        </nav>
        <Help />
        <div className="-mx-2 flex flex-wrap items-center gap-x-6">
          <LanguageChoice className={sideBySide} />
          <ThemeChoice />
        </div>
      </div>
    </footer>
  )
}

function Help() {
  const contact = use(ContactContext)
  if (contact === null) return null
  return (
    <ul aria-label={texts.help} className="flex flex-wrap gap-x-6">
      <li className="flex flex-wrap items-center gap-x-1.5">
        {texts.contact} <ContactLink className="flex min-h-11 items-center text-muted sm:pointer-fine:min-h-6" />
      </li>
      <li>
        <a href={contact.communityUrl} rel="noopener" className={`${item} mark-placeholder`}>
          {texts.community}
        </a>
      </li>
    </ul>
  )
}

const { themes: words } = texts
type Choice = keyof typeof words
const choices = Object.keys(words) as Choice[] // the keys of a record of its own

/** `public/first-paint.js` reads the choice and listens to these buttons, also before this script is there: here they show it. */
const current = (): Choice => choices.find((choice) => choice === document.documentElement.dataset.theme) ?? 'system'

const subscribe = (listener: () => void) => listen(window, ['click'], listener, { capture: true })

function ThemeChoice() {
  const choice = useSyncExternalStore(subscribe, current, () => 'system')
  return (
    <fieldset className="flex items-center gap-1 noscript:hidden">
      <legend className="sr-only">{texts.theme}</legend>
      {choices.map((one) => (
        <label
          key={one}
          className={`flex min-h-11 cursor-pointer items-center rounded-sm has-checked:text-ink has-checked:underline has-focus-visible:outline-2 ${sideBySide}`}
        >
          <input
            type="radio"
            name="theme"
            value={one}
            className="sr-only"
            checked={choice === one}
            onChange={() => undefined}
          />
          {words[one]}
        </label>
      ))}
    </fieldset>
  )
}
