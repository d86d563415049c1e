import { texts } from 'virtual:texts/learning'
import { PageLink, paths } from '../../routing/page-link.tsx'
import { StrokeIcon } from '../../ui/stroke-icon.tsx'

export const BackToPlans = () => (
  <PageLink to={paths.dashboard} className="link inline-flex min-h-11 items-center gap-2 text-note print:hidden">
    <StrokeIcon path="m13 5-7 7 7 7M6.5 12h13" size={16} className="rtl:-scale-x-100" />
    {texts.back}
  </PageLink>
)
