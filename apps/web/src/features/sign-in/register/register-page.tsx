import { useEffect, useState } from 'react'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { arriveAt } from '../../../ui/page.tsx'
import { EntryPage } from '../entry-page.tsx'
import { VisitorsOnly } from '../visitors-only.tsx'
import { RegisterFields } from './register-fields.tsx'
import { RegisteredNote } from './registered-note.tsx'

const created = 'Account Created Successfully!'

export const RegisterPage = () => (
  <VisitorsOnly>
    <Registration />
  </VisitorsOnly>
)

function Registration() {
  const [registered, setRegistered] = useState<string | null>(null)

  useEffect(() => {
    if (registered === null) return
    // the button that was pressed is gone with its form, and the news stands where the form began
    window.scrollTo({ top: 0, behavior: 'instant' })
    arriveAt(created)
  }, [registered])

  if (registered !== null) {
    return (
      <EntryPage title={created} step={1}>
        <RegisteredNote email={registered} />
      </EntryPage>
    )
  }
  return (
    <EntryPage
      title="Create your account"
      step={0}
      lead={
        <>
          Already have one?{' '}
          <PageLink to={paths.login} className="link">
            Sign in
          </PageLink>
        </>
      }
    >
      <RegisterFields onRegistered={setRegistered} />
    </EntryPage>
  )
}
