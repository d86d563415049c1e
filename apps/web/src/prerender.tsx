import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { appInfoQuery } from './api/app-info.ts'
import { makeQueryClient } from './api/query-client.ts'
import { App } from './app.tsx'
import { preparePage } from './routing/pages.ts'

export { texts } from 'virtual:texts/prerendered'
export { titleOnTheWay } from './routing/page-titles.ts'

/** What only an installation knows, and fills in when it serves a page. Nothing here may depend on the rest of it. */
const templateVariables = {
  name: '{{name}}',
  contact_email: '{{contact_email}}',
  community_url: '{{community_url}}',
  tutor: { provider: 'offline' as const, is_demo: false, notice: null },
  mailbox: 'smtp' as const,
  payments: 'stripe' as const,
  reporting: { errors: null, analytics: null },
}

/** The build calls this on Node: a page as a visitor sees it who is not signed in. */
export async function writePage(path: string): Promise<string> {
  const queryClient = makeQueryClient()
  queryClient.setQueryData(appInfoQuery.queryKey, templateVariables)
  await preparePage(path)
  const app = (
    <App queryClient={queryClient} withRouter={(routes) => <StaticRouter location={path}>{routes}</StaticRouter>} />
  )
  const faults: unknown[] = []
  const { prelude } = await prerender(app, {
    // above a certain size React sends what is ready in pieces, which inline scripts put together: the policy forbids those
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (fault) => {
      faults.push(fault)
    },
  })
  const html = await new Response(prelude).text()
  queryClient.clear()
  if (faults.length > 0) throw new Error(`${path} cannot be written ahead`, { cause: faults[0] })
  return html
}
