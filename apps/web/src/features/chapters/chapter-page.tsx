import { Page } from '../../ui/page.tsx'

export function ChapterPage() {
  return <Page title="Chapter">{null}</Page>
}
