import type { Command } from 'commander'
import { OPERATOR, onUser } from '../operator.ts'
import { numberUpTo, type OutputOptions } from '../output.ts'
import { userOutcome } from './user-list.ts'

export function addCreditsVerbs(program: Command): void {
  program
    .command('credits')
    .description('credits that learners pay with')
    .command('add')
    .description('Adds credits to an account. The reason appears in the audit log and in the user’s credit history.')
    .argument('<user>', 'email or ID')
    .argument('<amount>', 'a whole number from 1 to 100000', numberUpTo(100_000))
    .option('--reason <words>', 'why; the user can read it. Stored permanently: no personal data')
    .addHelpText('after', '\nExample: npm run cli -- credits add ada@example.org 50 --reason "For the lost evening"')
    .action((whom: string, amount: number, options: OutputOptions & { readonly reason?: string }) =>
      onUser(whom, options, async (operator, { id, email }) => {
        const done = await operator.addCredits({ actor: OPERATOR, userId: id, amount, reason: options.reason })
        if (!done.ok) return done
        const credits = (await operator.adminReadModels.user(id))?.credits ?? amount
        return userOutcome(
          operator,
          { id, words: `Added ${amount} credits to ${email}. New balance: ${credits} credits.` },
          options,
        )
      }),
    )
}
