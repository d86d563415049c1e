// Plays hostile answers, bad models, the demo tutor's subjects, safety wordings and the configured model, and scores what comes of them:
// `npm run eval`. Writes docs/evaluation.md and fails when a threshold is missed. Not a test: `npm test` runs the parts that are quick.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type LanguageModel, type PriceList, priceOf } from '@app/domain'
import { makeOllamaLanguageModel } from '@app/ollama'
import { makeOpenAiLanguageModel } from '@app/openai'
import { GOALS } from './cases/goals.ts'
import { evaluationDocument, withParts } from './report/document.ts'
import {
  answersPart,
  badModelsPart,
  demoTutorPart,
  helpPart,
  modelPart,
  type Part,
  recordedPart,
  safetyParts,
} from './report/parts.ts'
import { missedIn } from './report/thresholds.ts'
import { isLevelRight, isTimeRight, type PlayedLearner } from './score/figures.ts'

/** US dollars for a million tokens, as `LLM_PRICES` has it when nothing is set. */
const PRICES: PriceList = { 'gpt-5-mini': { input: 0.25, output: 2 } }

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'recorded,answers,models,demo,help,safety' },
    model: { type: 'boolean', default: false },
  },
})

const RUNS: Readonly<Record<string, () => Promise<readonly Part[]>>> = {
  recorded: async () => [recordedPart()],
  answers: async () => [await answersPart()],
  models: async () => [await badModelsPart()],
  demo: async () => [await demoTutorPart()],
  help: async () => [await helpPart()],
  safety: safetyParts,
}
const parts: Part[] = []
for (const name of values.only.split(',').filter((one) => one !== '')) {
  const run = RUNS[name]
  if (!run) throw new Error(`There is no part ${name}: ${Object.keys(RUNS).join(', ')}`)
  parts.push(...(await run()))
}
if (values.model) {
  const model = configuredModel()
  const rows: object[] = []
  parts.push(await modelPart(model, priceOf(PRICES, model.model), GOALS, (played) => rows.push(rowOf(played))))
  console.table(rows)
}

for (const { name, figures, faults } of parts) {
  console.log(`\n${name}`)
  for (const [figure, is] of Object.entries(figures)) console.log(`  ${figure}: ${is}`)
  for (const fault of faults.slice(0, 20)) console.log(`  - ${fault}`)
}
const file = join(import.meta.dirname, 'results/latest.json')
const results = withParts(JSON.parse(readFileSync(file, 'utf8')), parts)
writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
writeFileSync(join(import.meta.dirname, '../../docs/evaluation.md'), evaluationDocument(results))

const missed = parts.flatMap(missedIn)
for (const line of missed) console.log(`missed: ${line}`)
console.log(missed.length === 0 ? 'every threshold is kept' : `${missed.length} thresholds are missed`)
process.exitCode = missed.length === 0 ? 0 : 1

function rowOf({ goal, played }: PlayedLearner): object {
  const { plan, chapters, messages, calls } = played
  return {
    goal: `${goal.id}: ${goal.goal}`,
    questions: messages.length,
    level: isLevelRight({ goal, played }) ? 'right' : (played.known.level ?? '–'),
    time: isTimeRight({ goal, played }) ? 'right' : (played.known.minutesPerWeek ?? '–'),
    plan: plan?.status ?? '–',
    chapters: chapters.map(({ status }) => status).join(', '),
    calls: calls.length,
    again: calls.filter(({ task }) => task.faults?.length).length,
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
