import { costOf, type ModelPrice, priceOf, type Result } from '@app/domain'
import type { Command } from 'commander'
import type { Config } from '../../config.ts'
import { configuration } from '../configuration.ts'
import { withDatabase } from '../database/with-database.ts'
import { cannot, inColumns, numberUpTo, type OutputOptions, print } from '../output.ts'
import { type Examination, type Examining, examineModel } from './examine-model.ts'

export function addAiVerbs(program: Command): void {
  program
    .command('ai')
    .description('the language model')
    .command('test')
    .description(
      'Asks the configured model for replies, plans and chapters as the app does, and reports what it can and can’t do. A ' +
        'hosted model costs a few cents. If there is a database, each call is recorded and counts toward DAILY_BUDGET_USD.',
    )
    .option('--tries <number>', 'how often to ask for each', numberUpTo(20), 3)
    .addHelpText('after', '\nExample: npm run cli -- ai test --tries 5')
    .action(async (options: OutputOptions & { readonly tries: number }) => {
      const config = configuration()
      const { chooseLanguageModel } = await import('../../adapters/language-model.ts')
      const remarks: string[] = []
      const model = await chooseLanguageModel(config, { warn: (line) => void remarks.push(line) })
      const found = await examine(config, { model, spending: config.spending, tries: options.tries, remarks })
      if (!found.ok) return cannot(`${nameOf(config)} can’t be asked: ${found.error}`)
      const price = priceOf(config.spending.prices, found.value.model)
      const cost = price && costOf(price, found.value) / 1_000_000
      const canTeach = found.value.tasks.every(({ usable }) => usable > 0)
      const verdict = canTeach ? 'This model can teach here.' : 'This model can’t teach here: see above.'
      const words = `${inColumns(['check', 'result'], rowsOf(config, found.value, price, cost))}\n${verdict}`
      print({ json: { ...found.value, price, cost, canTeach }, words }, options)
      process.exitCode = canTeach ? 0 : 1
    })
}

/** Works without a database, too: the calls are not recorded then, and the answer says so. */
async function examine(config: Config, examining: Examining): Promise<Result<Examination, string>> {
  let begun = false
  const visited = await withDatabase(config, ({ unitOfWork }) => {
    begun = true
    return examineModel(examining, unitOfWork)
  })
  if (visited.ok || begun) return visited.ok ? visited.value : visited
  const found = await examineModel(examining, null)
  if (!found.ok) return found
  const notes = [...found.value.notes, `these calls weren’t recorded: ${visited.error}`]
  return { ok: true, value: { ...found.value, notes } }
}

const nameOf = ({ model }: Config): string =>
  model.provider === 'offline'
    ? 'The built-in demo tutor'
    : `${model.model}${model.reviewer === undefined ? '' : ` and ${model.reviewer}`} (${model.provider})`

function rowsOf(
  config: Config,
  found: Examination,
  price: ModelPrice | null,
  cost: number | null,
): readonly (readonly [string, string])[] {
  const { tasks, context, firstTokenMs, tokensPerSecond } = found
  return [
    ['model', `${found.model}, asked as ${nameOf(config)}`],
    ...tasks.map(
      ({ task, tries, usable, exact, trouble }) =>
        [
          task,
          `${usable} of ${tries} usable, ${exact} of ${tries} exactly in the requested format${trouble === null ? '' : `; ${trouble}`}`,
        ] as const,
    ),
    ['first token', firstTokenMs === null ? 'unknown' : `after ${(firstTokenMs / 1_000).toFixed(1)} s`],
    ['speed', tokensPerSecond === null ? 'unknown' : `${tokensPerSecond} tokens a second`],
    ['context', describeContext(context)],
    ['price', describePrice(price, cost)],
    ...found.notes.map((note) => ['note', note] as const),
  ]
}

const describeContext = ({ taken, failed }: Examination['context']): string => {
  const most = taken === null ? 'can’t take a long conversation' : `takes a conversation of ${taken} tokens`
  return failed === null ? `${most}, the longest tried` : `${most}; at about ${failed.tokens}: ${failed.why}`
}

function describePrice(price: ModelPrice | null, cost: number | null): string {
  if (!price || cost === null) return 'unknown: set LLM_PRICES, or costs and DAILY_BUDGET_USD can’t count this model'
  if (price.input === 0 && price.output === 0) return 'free'
  return `$${price.input} in and $${price.output} out per million tokens; this test cost $${cost.toFixed(4)}`
}
