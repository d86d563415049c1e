import { Page } from '../../ui/page.tsx'

export function DashboardPage() {
  return <Page title="My Learning Dashboard">{null}</Page>
}
