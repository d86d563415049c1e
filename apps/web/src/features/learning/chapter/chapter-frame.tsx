import type { ReactNode } from 'react'
import { Page } from '../../../ui/page.tsx'
import { BackToPlans } from '../back-to-plans.tsx'

type ChapterFrameProps = {
  readonly title: string
  /** The h1, unless what is inside brings its own. */
  readonly heading?: string
  /** Stands beside the text where the screen has room for it. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** What every state of a chapter's page has: the way back, and its place on the page, which stays when the state changes. */
export const ChapterFrame = ({ title, heading, beside, children }: ChapterFrameProps) => (
  <Page title={title} heading={null}>
    <BackToPlans />
    <div className="mt-6 grid gap-x-16 lg:grid-cols-[13rem_minmax(0,1fr)] print:block">
      <div className="max-lg:hidden print:hidden">{beside}</div>
      <div className="relative min-w-0">
        {heading && <h1 className="mb-6 text-title">{heading}</h1>}
        {children}
      </div>
    </div>
  </Page>
)

/**
 * Lines no longer than one likes to read. In rem, because `ch` is the width of a zero, which is wide in this face: 68ch
 * would hold 107 letters of running text, 36rem hold about 80.
 */
export const ReadingWidth = ({ children }: { readonly children: ReactNode }) => (
  <div className="max-w-[36rem] print:max-w-none">{children}</div>
)
