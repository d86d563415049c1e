import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figures } from '../score/figures.ts'
import type { Part } from './parts.ts'
import { boundsOf, describeBound, missedBy } from './thresholds.ts'

/** Figures of one run by the names of its parts. */
export type Run = {
  readonly of: string
  readonly promptVersion: string
  readonly parts: Readonly<Record<string, Figures>>
}

const MAX_FAULTS = 12

/** `docs/evaluation.md`: what is measured, the figures of the baseline and of now, and what is still wrong. */
export function evaluationDocument(baseline: Run | null, run: Run, parts: readonly Part[]): string {
  const isBad = ({ name }: Part): boolean => name.startsWith('bad model')
  const versionsOf = ({ of, promptVersion }: Run): string => `\`${of}\`, prompts \`${promptVersion}\``
  const lines = [
    ...parts.filter((part) => !isBad(part)).flatMap((part) => section(part, baseline?.parts[part.name])),
    ...badModels(parts.filter(isBad), baseline),
  ]
  return readFileSync(join(import.meta.dirname, 'document.md'), 'utf8')
    .replace('{{versions}}', `Figures of ${versionsOf(run)}${baseline ? `; baseline ${versionsOf(baseline)}` : ''}.`)
    .replace('{{parts}}', () => lines.map((line) => `${line}\n`).join(''))
}

function section({ name, figures, faults }: Part, before: Figures | undefined): readonly string[] {
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

function faultList(faults: readonly string[]): readonly string[] {
  if (faults.length === 0) return []
  const more = faults.length - MAX_FAULTS
  return [
    `Not as it should be: ${faults.length}.`,
    '',
    ...faults.slice(0, MAX_FAULTS).map((fault) => `- \`${fault.replaceAll('`', "'")}\``),
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

function badModels(parts: readonly Part[], baseline: Run | null): readonly string[] {
  if (parts.length === 0) return []
  const cell = (part: Part, figure: string): string => {
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
