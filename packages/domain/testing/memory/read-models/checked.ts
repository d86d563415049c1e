import type { Chapter } from '../../../src/chapters/chapter.ts'
import { askedOf } from '../../../src/check/score.ts'
import type { CheckedLinks, WrittenChapter } from '../../../src/plans/what-was-checked.ts'
import { showResource } from '../../../src/resources/resource-list.ts'
import type { Tables } from '../tables.ts'

/** What there is to count of the chapters of a plan that can be read. */
export function writtenAndLinks(
  chapters: readonly Chapter[],
  { resourceLists, links }: Tables,
): { readonly written: readonly WrittenChapter[]; readonly links: CheckedLinks } {
  const open = chapters.filter((chapter) => chapter.kind === 'open')
  const written = open.map(({ questions, minutes, content }) => {
    const readingMinutes = content.sections.reduce((all, section) => all + section.minutes, 0)
    return { keys: askedOf(questions).length, minutes, readingMinutes }
  })
  const checked = open
    .flatMap(({ id }) => resourceLists.get(id)?.resources ?? [])
    .map((resource) => showResource(resource, links.get(resource.address) ?? null))
    .filter(({ isChecked }) => isChecked)
  const times = checked.flatMap(({ checkedAt }) => checkedAt?.getTime() ?? [])
  const linksCheckedAt = times.length === 0 ? null : new Date(Math.max(...times))
  return { written, links: { links: new Set(checked.map(({ address }) => address)).size, linksCheckedAt } }
}
