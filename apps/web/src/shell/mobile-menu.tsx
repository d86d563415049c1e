import { texts } from 'virtual:texts/shell'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { LinkButton, PageLink, paths } from '../routing/page-link.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { useNavigation } from './navigation.ts'

type MobileMenuProps = { readonly open: boolean; readonly onClose: () => void }

/** The header's links again, for narrow screens. Closes by itself once one of them has led somewhere. */
export function MobileMenu({ open, onClose }: MobileMenuProps) {
  const { sections, own, credits, logout, mayEnter } = useNavigation(true)
  const balance = credits === null ? [] : [{ label: texts.credits({ credits }), to: paths.account }]
  useCloseOnNavigation(onClose)

  return (
    <Dialog open={open} onClose={onClose} title={texts.menu} shape="sheet">
      <nav aria-label={texts.main} className="flex flex-col">
        {[...own, ...balance, ...sections].map(({ label, to }) => (
          // each in place of the menu, which has an entry of the history to itself
          <PageLink
            key={label}
            to={to}
            replace
            onClick={onClose}
            className="border-b border-line py-3 font-serif text-lead"
          >
            {label}
          </PageLink>
        ))}
        <div className="mt-8 flex flex-col gap-3">
          {mayEnter && (
            <>
              <LinkButton to={paths.register} replace onClick={onClose} variant="next">
                {texts.signUp}
              </LinkButton>
              <LinkButton to={paths.login} replace onClick={onClose}>
                {texts.login}
              </LinkButton>
            </>
          )}
          {logout && (
            <Button
              onClick={() => {
                onClose()
                logout()
              }}
            >
              {texts.logout}
            </Button>
          )}
        </div>
      </nav>
    </Dialog>
  )
}

/** Not by the key of a location: a link to the page that one is on gives it another one a moment later, when the menu may be open again. */
function useCloseOnNavigation(onClose: () => void): void {
  const { pathname } = useLocation()
  const openedAt = useRef(pathname)
  useEffect(() => {
    if (openedAt.current !== pathname) onClose()
    openedAt.current = pathname
  }, [pathname, onClose])
}
