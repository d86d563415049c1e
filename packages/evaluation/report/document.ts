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
  const bad = parts.filter(({ name }) => name.startsWith('bad model'))
  const others = parts.filter(({ name }) => !name.startsWith('bad model'))
  return [
    '# Evaluation',
    '',
    '<!-- Written by `npm run eval`. Changes by hand are lost at its next run. -->',
    '',
    'How well the product keeps what it promises about models: every conversation, answer and wording below is played through the',
    "domain's use cases on the in-memory adapters. Each part's figures stand beside those of the baseline, and beside the threshold that the",
    'command fails for.',
    '',
    '- **corpus**: hostile, odd and harmless answers for replies, plans and chapters, each said over both protocols (OpenAI Chat Completions and',
    '  Ollama) to the real adapters. What is unfit may never be COMPLETE, cost credits or be kept as a reply; what can be read must be COMPLETE; no',
    '  address may become a link; harmless texts must stay as they are.',
    '- **safety**: wordings in ten languages, some behind 2,000 characters of filler, with the offline tutor and with a hosted model that talks about',
    '  anything; and wordings held out of everything that is learned. *Declined* is strict: however the learner goes on, no plan can be had.',
    '- **model**: fixed goals with simulated learners whose facts are hidden; they answer only what is asked, evade, ask back, contradict themselves,',
    '  paste prompts, hurry, or say everything at once. A conversation, a plan and two chapters each.',
    '- **bad model**: the same with deliberately bad models, each bad in one way. They know themselves whether what they say is fit to be sold.',
    '',
    "*Fit by the gates* is the share of a model's answers, second tries among them, that the product's own gates let through; all other figures are",
    'measured without the gates.',
    '',
    `Figures of \`${run.of}\`, prompts \`${run.promptVersion}\`${baseline ? `; baseline \`${baseline.of}\`, prompts \`${baseline.promptVersion}\`` : ''}.`,
    '',
    ...others.flatMap((part) => section(part, baseline?.parts[part.name])),
    ...badModels(bad, baseline),
    '## Known limits',
    '',
    'Of a goal too short to say its language the browser does ("TypeScript generics"); a client that sends no Accept-Language is answered in any. A',
    "question is recognised by words: in twelve languages, and up to one good wording in six that the lists have not seen costs a model's second call. A message",
    'with a good question and an old one behind it passes unless both are named.',
    '',
    'The safety weights have learned the wordings of the first two safety parts, so their figures say little about others; *held out* does: its wordings were',
    'written without sight of lists and cases, about a quarter of them indirect, and neither lists nor weights may learn them. The threshold and a few settings (how',
    "many buckets, what an ordinary wording weighs) were chosen by them, so expect a little less of others. With a hosted model the vendor's moderation and the model's own routing see what is missed; with the demo tutor nothing does.",
    '',
    '## Running it',
    '',
    '`npm run eval` runs what has changed since its last run, writes this page and fails when a threshold is missed. `-- --only=corpus,safety` runs',
    'parts, `-- --short` fewer cases, `-- --fresh` everything again. `-- --model` adds the configured model: `OPENAI_API_KEY` (with `OPENAI_MODEL`,',
    '`OPENAI_BASE_URL`) or `OLLAMA_HOST` (with `OLLAMA_MODEL`); its results are kept by model and version of the prompts, so that only missing cases',
    'are asked and paid for.',
    '',
  ].join('\n')
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
