import { useState } from 'react'
import { LinkButton } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { pendingUnlock } from '../pending-unlock.ts'

export function ContinueLink({ isNext = false }: { readonly isNext?: boolean }) {
  const [chapter] = useState(pendingUnlock)
  return (
    <LinkButton
      to={chapter ? paths.chapter(chapter.planId, chapter.id) : paths.dashboard}
      variant={isNext ? 'next' : 'outline'}
      size="sm"
      className="mt-3 max-w-full"
    >
      <span className="line-clamp-2 min-w-0 wrap-anywhere">
        {chapter ? (
          <>
            Continue: <bdi>{chapter.title}</bdi>
          </>
        ) : (
          'Continue: My Learning Dashboard'
        )}
      </span>
    </LinkButton>
  )
}
