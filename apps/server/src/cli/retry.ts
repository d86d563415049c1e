import { ChapterId, PlanId, type Result } from '@app/domain'
import type { Command } from 'commander'
import { asOperator, isUuid, OPERATOR, type OperatorUseCases, REASON } from './operator.ts'
import type { OutputOptions } from './output.ts'
import type { Refusal } from './refusals.ts'

type Options = OutputOptions & { readonly reason?: string }
type Retry = (operator: OperatorUseCases, id: string, reason: string | undefined) => Promise<Result<void, Refusal>>

const EXAMPLE = '01998c2e-6f3a-7c41-9a55-0d9b7a3f1c20'
/** As the API names it. */
const STATE = { plan: 'generation_status', chapter: 'content_status' } as const

/** Does for a learner what their own press on the button does. */
export function addRetryVerbs(program: Command): void {
  const verb = (what: 'plan' | 'chapter', description: string, retry: Retry) =>
    program
      .command(what)
      .description(`a learner's ${what}`)
      .command('retry')
      .description(description)
      .argument('<id>', `the ${what}'s ID: the admin health page lists what failed`)
      .option(...REASON)
      .addHelpText('after', `\nExample: npm run cli -- ${what} retry ${EXAMPLE}`)
      .action((typed: string, options: Options) =>
        asOperator(options, async (operator) => {
          // ids are stored in lower case
          const id = typed.toLowerCase()
          if (!isUuid(id)) return { ok: false, error: { kind: `${what}-not-found` } }
          const done = await retry(operator, id, options.reason)
          if (!done.ok) return done
          return {
            ok: true,
            value: { json: { id, [STATE[what]]: 'PENDING' }, words: `The ${what} is queued.` },
          }
        }),
      )

  verb('plan', 'Retries a failed plan. Plans are free.', (operator, id, reason) =>
    operator.requeuePlan({ actor: OPERATOR, planId: PlanId(id), reason }),
  )
  verb(
    'chapter',
    'Retries a failed chapter. Sets its price aside again, which was returned when it failed.',
    (operator, id, reason) => operator.requeueChapter({ actor: OPERATOR, chapterId: ChapterId(id), reason }),
  )
}
