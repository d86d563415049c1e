import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figures } from '../score/figures.ts'
import type { Part } from './parts.ts'
import { boundsOf, describeBound, missedBy } from './thresholds.ts'

/** Figures of one run by the names of its parts, and what the document lists of their faults. */
export type Run = {
  readonly of: string
  readonly promptVersion: string
  readonly parts: Readonly<Record<string, Figures>>
  /** Left out in a baseline. */
  readonly faults?: Readonly<Record<string, Faults>>
}

type Faults = { readonly count: number; readonly first: readonly string[] }

const MAX_FAULTS = 12

/** What was not run now stays as it was before. */
export const withParts = (before: Run | null, done: readonly Part[]): Pick<Run, 'parts' | 'faults'> => ({
  parts: { ...before?.parts, ...Object.fromEntries(done.map(({ name, figures }) => [name, figures])) },
  faults: {
    ...before?.faults,
    ...Object.fromEntries(
      done.map(({ name, faults }) => [name, { count: faults.length, first: faults.slice(0, MAX_FAULTS) }]),
    ),
  },
})

type Shown = Pick<Part, 'name' | 'figures'> & { readonly faults: Faults }

/** `docs/evaluation.md`: what is measured, the figures of the baseline and of now, and what is still wrong. */
export function evaluationDocument(baseline: Run | null, run: Run): string {
  const parts = Object.entries(run.parts).map(
    ([name, figures]): Shown => ({ name, figures, faults: run.faults?.[name] ?? { count: 0, first: [] } }),
  )
  const isBad = ({ name }: Shown): boolean => name.startsWith('bad model')
  const versionsOf = ({ of, promptVersion }: Run): string => `\`${of}\`, prompts \`${promptVersion}\``
  const lines = [
    ...parts.filter((part) => !isBad(part)).flatMap((part) => section(part, baseline?.parts[part.name])),
    ...badModels(parts.filter(isBad), baseline),
  ]
  return readFileSync(join(import.meta.dirname, 'document.md'), 'utf8')
    .replace('{{versions}}', `Figures of ${versionsOf(run)}${baseline ? `; baseline ${versionsOf(baseline)}` : ''}.`)
    .replace('{{parts}}', () => lines.map((line) => `${line}\n`).join(''))
}

function section({ name, figures, faults }: Shown, before: Figures | undefined): readonly string[] {
  const missed = missedBy(name, figures).map(({ figure }) => figure)
  const bounds = boundsOf(name)
  return [
    `## ${name}`,
    '',
    '| Figure | Baseline | Now | Threshold |',
    '|---|---:|---:|---|',
    ...Object.entries(figures).map(
      ([figure, is]) =>
        `| ${figure} | ${before?.[figure] ?? '–'} | ${missed.includes(figure) ? `**${is}**` : is} | ${describeBound(bounds[figure])} |`,
    ),
    '',
    ...faultList(faults),
  ]
}

function faultList({ count, first }: Faults): readonly string[] {
  if (count === 0) return []
  const more = count - first.length
  return [
    `Not as it should be: ${count}.`,
    '',
    ...first.map((fault) => `- \`${fault.replaceAll('`', "'")}\``),
    ...(more > 0 ? [`- and ${more} more`] : []),
    '',
  ]
}

/** What a table of bad models shows, besides their names. */
const COLUMNS = [
  'unfit COMPLETE',
  'unfit replies kept',
  'fit FAILED',
  'live links',
  'facts invented',
  'slots filled of given %',
  'fit by the gates %',
]

function badModels(parts: readonly Shown[], baseline: Run | null): readonly string[] {
  if (parts.length === 0) return []
  const cell = (part: Shown, figure: string): string => {
    const [is, was] = [part.figures[figure] ?? 0, baseline?.parts[part.name]?.[figure]]
    const missed = missedBy(part.name, part.figures).some((miss) => miss.figure === figure)
    return `${was ?? '–'} → ${missed ? `**${is}**` : is}`
  }
  return [
    '## bad models',
    '',
    'Baseline → now.',
    '',
    `| Model | ${COLUMNS.join(' | ')} |`,
    `|---|${COLUMNS.map(() => '---:').join('|')}|`,
    ...parts.map(
      (part) =>
        `| ${part.name.replace('bad model ', '')} | ${COLUMNS.map((figure) => cell(part, figure)).join(' | ')} |`,
    ),
    `| threshold | ${COLUMNS.map((figure) => describeBound(boundsOf('bad model')[figure])).join(' | ')} |`,
    '',
  ]
}
