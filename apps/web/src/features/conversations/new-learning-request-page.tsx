import type { ReactNode } from 'react'
import { Page } from '../../ui/page.tsx'

type NewLearningRequestPageProps = {
  /** What a learner should know about the tutor before talking to it. */
  readonly notice: ReactNode
}

export function NewLearningRequestPage({ notice }: NewLearningRequestPageProps) {
  return <Page title="Create New Learning Plan">{notice}</Page>
}
