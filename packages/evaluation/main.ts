// Plays conversations, hostile answers and safety wordings through the domain and scores what comes out: `npm run eval`.
// Fails when a threshold is missed. Not a test: `npm test` runs the parts of it that hold.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type LanguageModel, type PriceList, priceOf } from '@app/domain'
import { makeOllamaLanguageModel } from '@app/ollama'
import { makeOpenAiLanguageModel } from '@app/openai'
import { evaluationDocument, type Run, withParts } from './report/document.ts'
import { lessonParts } from './report/lesson-parts.ts'
import { linksParts } from './report/links-parts.ts'
import {
  badModelParts,
  configuredPart,
  corpusPart,
  offlinePart,
  type Part,
  safetyParts,
  smallModelParts,
  twinsPart,
} from './report/parts.ts'
import { placementPart } from './report/placement-part.ts'
import { codeVersion, promptVersion } from './report/results.ts'
import { describeBound, missedBy } from './report/thresholds.ts'
import { topicsParts } from './report/topics-parts.ts'
import { weeksPart } from './report/weeks-part.ts'

const root = join(import.meta.dirname, '../..')
const cache = join(root, '.cache', 'evaluation')
const baselineFile = join(root, 'packages/evaluation/results/baseline.json')
const openFile = join(root, 'packages/evaluation/results/open.json')
const latestFile = join(root, 'packages/evaluation/results/latest.json')

/** US dollars for a million tokens, as `LLM_PRICES` has it when nothing is set. */
const PRICES: PriceList = { 'gpt-5-mini': { input: 0.25, output: 2 } }

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'corpus,safety,goals,lessons,placement,twins,topics,links,weeks,models' },
    short: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    model: { type: 'boolean', default: false },
    baseline: { type: 'string' },
  },
})

if (values.fresh) rmSync(cache, { recursive: true, force: true })
const prompts = promptVersion()
const setup = { cache, version: codeVersion(root), nth: values.short ? 4 : 1 }
const wanted = values.only.split(',')
const parts: Part[] = []
if (wanted.includes('corpus')) report(close(await corpusPart(setup)))
if (wanted.includes('safety')) report(...(await safetyParts(setup)))
if (wanted.includes('goals')) report(await offlinePart(setup))
if (wanted.includes('lessons')) report(...(await lessonParts(setup)))
if (wanted.includes('placement')) report(await placementPart(setup))
if (wanted.includes('twins')) report(await twinsPart(setup))
if (wanted.includes('topics')) report(...topicsParts(setup))
if (wanted.includes('links')) report(...(await linksParts(setup)))
if (wanted.includes('weeks')) report(await weeksPart(setup))
if (wanted.includes('models')) report(...(await smallModelParts(setup)), ...(await badModelParts(setup)))
if (values.model) {
  const model = configuredModel()
  report(await configuredPart({ ...setup, version: prompts }, model, priceOf(PRICES, model.model)))
}

const missed = parts.flatMap(({ name, figures }) => missedBy(name, figures))
for (const { part, figure, is, bound } of missed)
  console.log(`missed: ${part}, ${figure}: ${is} (${describeBound(bound)})`)
if (!values.short) keep()
console.log(missed.length === 0 ? 'every threshold is kept' : `${missed.length} thresholds are missed`)
process.exitCode = missed.length === 0 ? 0 : 1

function report(...done: readonly Part[]): void {
  parts.push(...done)
  for (const { name, figures, faults } of done) {
    console.log(`\n${name}`)
    for (const [figure, is] of Object.entries(figures)) console.log(`  ${figure}: ${is}`)
    for (const fault of faults.slice(0, 5)) console.log(`  - ${fault}`)
    if (faults.length > 5) console.log(`  - and ${faults.length - 5} more`)
  }
}

/** What holds now is tested from now on: see `corpus.test.ts`. */
function close(corpus: Part): Part {
  const open: readonly string[] = JSON.parse(readFileSync(openFile, 'utf8'))
  const failing = new Set(corpus.faults.map((fault) => fault.slice(0, fault.indexOf(' '))))
  if (!values.short)
    writeFileSync(
      openFile,
      `${JSON.stringify(
        open.filter((id) => failing.has(id)),
        null,
        2,
      )}\n`,
    )
  return corpus
}

function keep(): void {
  const file = values.baseline ? baselineFile : latestFile
  const before: Run | null = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  const run: Run = {
    of: values.baseline ?? commit(),
    promptVersion: prompts,
    ...withParts(before, parts),
  }
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`)
  if (values.baseline) return
  const baseline: Run | null = existsSync(baselineFile) ? JSON.parse(readFileSync(baselineFile, 'utf8')) : null
  writeFileSync(join(root, 'docs/evaluation.md'), evaluationDocument(baseline, run))
}

/** The commit before what is being worked on. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}

function configuredModel(): LanguageModel {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, OLLAMA_HOST, OLLAMA_MODEL, OLLAMA_NUM_CTX } = process.env
  const limits = { timeoutMs: 120_000, maxConcurrency: 2 }
  if (OLLAMA_HOST) {
    const numCtx = Number(OLLAMA_NUM_CTX ?? 8_192)
    return makeOllamaLanguageModel({ ...limits, host: OLLAMA_HOST, model: OLLAMA_MODEL ?? 'qwen3:8b', numCtx })
  }
  if (!OPENAI_API_KEY) throw new Error('--model needs OPENAI_API_KEY or OLLAMA_HOST.')
  const baseUrl = OPENAI_BASE_URL || undefined
  return makeOpenAiLanguageModel({ ...limits, apiKey: OPENAI_API_KEY, baseUrl, model: OPENAI_MODEL ?? 'gpt-5-mini' })
}
