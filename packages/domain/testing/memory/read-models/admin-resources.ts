import { MAX_TROUBLED_LINKS, type ResourceReadModels, type TroubledLink } from '../../../src/ports/read-models/admin.ts'
import { REPORT_REASONS } from '../../../src/resources/resource-list.ts'
import type { Tables } from '../tables.ts'

export const memoryResourceReadModels = (tables: Tables): ResourceReadModels => ({
  resourceHealth: async () => {
    const lists = [...tables.resourceLists.values()]
    const links = [...tables.links.values()]
    const resources = lists.flatMap((list) => list.resources)
    const troubled = links.flatMap((link): readonly (TroubledLink & { readonly since: number })[] => {
      const { address, source, state, failure, failingSince, readAt } = link
      const reports = resources
        .filter((one) => one.address === address)
        .flatMap(({ report }) => (report ? [report] : []))
      const times = reports.map(({ at }) => at.getTime())
      if (state === 'failing' || state === 'gone') times.push(failingSince?.getTime() ?? 0)
      if (times.length === 0) return []
      return [
        {
          ...{ address, source, state, failure, failingSince, readAt, since: Math.max(...times) },
          chapters: lists.filter((list) => list.resources.some((one) => one.address === address)).length,
          reports: countOf(
            REPORT_REASONS,
            reports.map(({ reason }) => reason),
          ),
        },
      ]
    })
    return structuredClone({
      links: countOf(
        ['unchecked', 'live', 'failing', 'gone'],
        links.map(({ state }) => state),
      ),
      lists: countOf(
        ['searching', 'settled', 'unreachable'],
        lists.map(({ status }) => status),
      ),
      troubled: troubled
        .toSorted((a, b) => b.since - a.since || (a.address < b.address ? -1 : 1))
        .slice(0, MAX_TROUBLED_LINKS)
        .map(({ since: _since, ...link }) => link),
    })
  },
})

function countOf<Name extends string>(names: readonly Name[], all: readonly Name[]): Readonly<Record<Name, number>> {
  const counts = names.map((name) => [name, all.filter((one) => one === name).length])
  // fromEntries forgets the names
  return Object.fromEntries(counts) as Record<Name, number>
}
