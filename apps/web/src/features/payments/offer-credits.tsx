import { type ComponentType, createContext } from 'react'
import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import type { ButtonLook } from '../../ui/button-style.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import type { PendingUnlock } from './pending-unlock.ts'

/** By how many credits the learner falls short of what a chapter costs. */
export type Shortfall = { readonly chapter: PendingUnlock; readonly cost: number; readonly missing: number }

export type OfferCreditsProps = ButtonLook & {
  readonly label: string
  /** Why credits are wanted now. With one, what is offered opens at once: the learner has just pressed for it. */
  readonly shortfall?: Shortfall | undefined
}

/**
 * The button that leads to more credits. Whoever sells them provides it around the pages, because features never import
 * each other; without that the account page is the way.
 */
export const OfferCredits = createContext<ComponentType<OfferCreditsProps>>(ToAccount)

function ToAccount({ label, shortfall: _, ...look }: OfferCreditsProps) {
  return (
    <LinkButton as={PageLink} to={paths.account} {...look}>
      {label}
    </LinkButton>
  )
}
