import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figures } from '../score/figures.ts'
import type { Part } from './parts.ts'
import { describeBound, isMissed, missedIn } from './thresholds.ts'

/** The latest figures by the names of the parts, and of each the first faults. */
export type Results = Readonly<Record<string, { readonly figures: Figures; readonly faults: readonly string[] }>>

const MAX_FAULTS = 12

/** What was not run now stays as it was before. */
export const withParts = (before: Results, parts: readonly Part[]): Results => ({
  ...before,
  ...Object.fromEntries(
    parts.map(({ name, figures, faults }) => [name, { figures, faults: faults.slice(0, MAX_FAULTS) }]),
  ),
})

/** `docs/evaluation.md`: what is measured, the figures of now, and what misses a threshold. */
export function evaluationDocument(results: Results): string {
  const rows = Object.entries(results).flatMap(([name, { figures }]) =>
    Object.entries(figures).map(([figure, is]) => {
      const shown = isMissed(name, figure, is) ? `**${is}**` : is
      return `| ${name} | ${figure} | ${shown} | ${describeBound(name, figure)} |`
    }),
  )
  const faults = Object.entries(results)
    .filter(([name, { figures }]) => missedIn({ name, figures }).length > 0)
    .flatMap(([name, part]) => part.faults.map((fault) => `- ${name}: \`${fault.replaceAll('`', "'")}\``))
  return readFileSync(join(import.meta.dirname, 'document.md'), 'utf8')
    .replace('{{figures}}', () => rows.join('\n'))
    .replace('{{faults}}', () => (faults.length > 0 ? faults.join('\n') : 'All are kept.'))
}
