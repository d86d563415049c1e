import { texts } from 'virtual:texts/shell'
import { useDueReviews } from '../api/due-reviews.ts'
import { LinkButton, PageLink, paths } from '../routing/page-link.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { useNavigation } from './navigation.ts'

type MobileMenuProps = { readonly open: boolean; readonly onClose: () => void }

/** The header's links again, for narrow screens. Closes once one of them has led somewhere. */
export function MobileMenu({ open, onClose }: MobileMenuProps) {
  const { sections, own, credits, logout, mayEnter } = useNavigation(true)
  const due = useDueReviews() ?? 0
  const reviews = due === 0 ? [] : [{ label: texts.reviews({ count: due }), to: paths.review }]
  const balance = credits === null ? [] : [{ label: texts.credits({ credits }), to: paths.account }]

  return (
    <Dialog open={open} onClose={onClose} title={texts.menu} shape="sheet">
      <nav aria-label={texts.main} className="flex flex-col">
        {[...reviews, ...own, ...balance, ...sections].map(({ label, to }) => (
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
