import { texts } from 'virtual:texts/shell'
import { clsx } from 'clsx'
import { use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { useAuth } from '../api/auth-context.ts'
import { useDueReviews } from '../api/due-reviews.ts'
import { askAboutPendingNotes } from '../api/session-token.ts'
import { listen } from '../browser/listen.ts'
import { LinkButton, PageLink, paths, preloadPage } from '../routing/page-link.tsx'
import { lazyDialog } from '../ui/lazy-component.ts'
import { SiteName } from '../ui/site-name.ts'
import { StrokeIcon } from '../ui/stroke-icon.tsx'
import { paintedDiamond } from '../ui/trail.tsx'
import { useNavigation } from './navigation.ts'

const LogoutDialog = lazyDialog(() => import('./logout/logout-dialog.tsx'), 'LogoutDialog')
const MobileMenu = lazyDialog(() => import('./mobile-menu.tsx'), 'MobileMenu')
/** Milliseconds after which a page has what it needs itself. */
const PAGE_IS_THERE = 4_000

const onScroll = (listener: () => void) => listen(window, ['scroll'], listener, { passive: true })

export function Header() {
  const scrolled = useSyncExternalStore(
    onScroll,
    () => window.scrollY > 10,
    () => false,
  )
  return (
    <header
      data-scrolled={scrolled}
      className={clsx(
        'sticky top-0 z-30 h-16 border-b transition-[background-color,border-color] duration-[160ms] print:hidden',
        scrolled ? 'border-line bg-sheet' : 'border-transparent bg-paper',
      )}
    >
      <div className="wrap flex h-full items-center gap-3 sm:gap-6">
        <Logo />
        <WideNavigation />
        <NarrowNavigation />
        <PendingNotes />
      </div>
    </header>
  )
}

const item =
  'relative flex min-h-11 items-center px-3 max-lg:px-2 text-note font-medium text-muted hover:text-ink ' +
  'aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8'

function WideNavigation() {
  const { sections, own, credits, logout, mayEnter } = useNavigation()
  return (
    <nav aria-label={texts.main} className="hidden flex-1 items-center md:flex">
      {sections.map(({ label, to }) => (
        <PageLink key={to} to={to} className={item}>
          {label}
        </PageLink>
      ))}
      <div className="ml-auto flex items-center gap-1">
        <ReviewsLink />
        {credits !== null && <CreditsLink credits={credits} />}
        {own.map(({ label, to }) => (
          <NavLink key={to} to={to} className={item} onPointerEnter={() => preloadPage(to)}>
            {label}
          </NavLink>
        ))}
        {logout && (
          <button type="button" className={item} onClick={logout}>
            {texts.logout}
          </button>
        )}
        {mayEnter && (
          <div className="flex items-center gap-1 not-for-learners">
            <PageLink to={paths.login} className={item}>
              {texts.login}
            </PageLink>
            <LinkButton to={paths.register} variant="outline" size="sm" className="ml-2">
              {texts.signUp}
            </LinkButton>
          </div>
        )}
      </div>
    </nav>
  )
}

/** Not a live region: the number changes after an unlock, which has its own message. */
const CreditsLink = ({ credits }: { readonly credits: number }) => (
  <PageLink to={paths.account} className={`${item} whitespace-nowrap tabular-nums`}>
    {texts.credits({ credits })}
  </PageLink>
)

/** First of its row, so that it pushes nothing away when it comes; where there is no room, the dashboard says it. */
function ReviewsLink() {
  const due = useDueReviews() ?? 0
  return (
    due > 0 && (
      <PageLink to={paths.review} className={`${item} whitespace-nowrap tabular-nums max-lg:hidden`}>
        {texts.reviews({ count: due })}
      </PageLink>
    )
  )
}

function NarrowNavigation() {
  const [open, setOpen] = useState(false)
  const { credits, sections } = useNavigation()
  const { pathname } = useLocation()
  // however it was left: a guard may lead away under the open menu
  // biome-ignore lint/correctness/useExhaustiveDependencies: a path is what is left
  useEffect(() => setOpen(false), [pathname])
  const button = useRef<HTMLButtonElement>(null)
  // on a phone it leads to everything else: it must not depend on a line that may be gone when it is pressed
  useEffect(() => {
    const timer = setTimeout(() => button.current?.offsetParent && MobileMenu.preload(), PAGE_IS_THERE)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="ml-auto flex items-center gap-1 md:hidden">
      {credits !== null && <CreditsLink credits={credits} />}
      {/* without scripts the menu could not open: what it leads to on this page stands here */}
      <div className="hidden noscript:flex">
        {sections.map(({ label, to }) => (
          <a key={to} href={to} className={item}>
            {label}
          </a>
        ))}
      </div>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-label={texts.menu}
        className="-mr-2 flex size-11 items-center justify-center rounded-md hover:bg-sunk noscript:hidden"
        onPointerEnter={MobileMenu.preload}
        onClick={() => setOpen(true)}
      >
        <StrokeIcon path="M4 7h16M4 12.5c5-1 11 1 16 0M4 18h11" size={22} />
      </button>
      <MobileMenu open={open} onClose={() => setOpen(false)} />
    </div>
  )
}

function PendingNotes() {
  const [open, setOpen] = useState(false)
  const { isAuthenticated } = useAuth()
  useEffect(() => askAboutPendingNotes.on(() => setOpen(true)), [])
  // it asks where there is no line
  useEffect(() => {
    if (!isAuthenticated) return
    const timer = setTimeout(LogoutDialog.preload, PAGE_IS_THERE)
    return () => clearTimeout(timer)
  }, [isAuthenticated])
  return <LogoutDialog open={open} onClose={() => setOpen(false)} />
}

/** The sign itself. It carries the accent everywhere, as the paint on a tree would: it is where the trail begins. */
function Logo() {
  const name = use(SiteName)
  return (
    <PageLink to={paths.landing} className="-ml-1 flex min-h-11 items-center gap-2.5 px-1">
      <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
        <path d={paintedDiamond} className="fill-accent" />
        <path d="m7 9.2 5 5.2 5-5.2" className="fill-none stroke-on-accent [stroke-linecap:round] [stroke-width:2.5]" />
      </svg>
      <span translate="no" className="font-serif text-lead leading-none font-semibold tracking-tight">
        {name}
      </span>
    </PageLink>
  )
}
