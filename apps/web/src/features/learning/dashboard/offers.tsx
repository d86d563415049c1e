import { texts } from 'virtual:texts/learning/dashboard'
import { useEffect, useState } from 'react'
import { matchPath } from 'react-router-dom'
import { useAuth } from '../../../api/auth-context.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { chapterPattern, paths, planPattern } from '../../../routing/paths.ts'
import { takeReturnTo } from '../../../routing/return-to.ts'
import { OpenConversations } from './open-conversations.tsx'

/** What the learner was about to do: the page they came for, and the conversations they left open. */
export function Offers() {
  const wanted = useReturnTo()
  return (
    <>
      {wanted && (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-l-2 border-ink py-1 pl-4">
          <p className="min-w-0 flex-1 basis-72">{texts.pickUp}</p>
          <PageLink to={wanted} className="link inline-flex min-h-11 items-center font-semibold">
            {continueTo(wanted)}
          </PageLink>
        </div>
      )}
      <OpenConversations />
    </>
  )
}

function useReturnTo(): string | null {
  const isAdmin = useAuth().user?.role === 'admin'
  const [wanted, setWanted] = useState<string | null>(null)
  useEffect(() => {
    // it is answered once only, and effects may run twice
    const path = takeReturnTo(isAdmin)
    if (path !== null) setWanted(path)
  }, [isAdmin])
  return wanted
}

function continueTo(path: string): string {
  if (matchPath(chapterPattern, path)) return texts.continueTo.chapter
  if (matchPath(planPattern, path)) return texts.continueTo.plan
  if (path.startsWith(paths.newLearningRequest)) return texts.continueTo.newPlan
  if (path.startsWith(paths.account)) return texts.continueTo.account
  return texts.continueTo.page
}
