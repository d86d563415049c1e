import { texts } from 'virtual:texts/routing'
import { paths } from './paths.ts'

/** What each page will call itself, for as long as it is on its way. The build writes it into the page's document, too. */
const titles: ReadonlyMap<unknown, string> = new Map(
  // an address and its title have one name; those of plans and chapters are found below
  Object.entries(texts.titles).map(([name, title]) => [paths[name as keyof typeof paths], title]),
)

export function titleOnTheWay(path: string, siteName: string): string {
  const title = titles.get(path) ?? titleOfPart(path)
  return title === undefined ? siteName : `${title} · ${siteName}`
}

/** Of what has an address for each plan and each chapter. The build writes one page for all plans and one for all chapters. */
function titleOfPart(path: string): string | undefined {
  // a name for each page of the portal would cost every reader's first script
  if (path.startsWith(paths.admin)) return texts.titles.admin
  if (path.startsWith(paths.shared(''))) return texts.titles.shared
  if (path.startsWith(paths.unsubscribe(''))) return texts.titles.unsubscribe
  if (!path.startsWith('/learning-plan')) return undefined
  return path.includes('/chapter') ? texts.titles.chapter : texts.titles.plan
}
