import { texts } from 'virtual:texts/shell'
import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { titleOnTheWay } from '../routing/page-titles.ts'
import { Spinner } from '../ui/feedback/spinner.tsx'
import { SiteName } from '../ui/site-name.ts'

/** As high as the screen, so that what follows it is not seen to jump. */
export function Waiting() {
  const siteName = use(SiteName)
  const { pathname } = useLocation()
  return (
    <div className="wrap min-h-dvh py-16">
      <title>{titleOnTheWay(pathname, siteName)}</title>
      <Spinner label={texts.loading} />
    </div>
  )
}
