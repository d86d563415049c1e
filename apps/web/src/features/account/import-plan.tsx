import { texts } from 'virtual:texts/account'
import { type InputOf, importPlan, listLearningPlans } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { declinedReply, messageOf } from '../../api/problem.ts'
import { invalidate } from '../../api/query.ts'
import { useApiMutation } from '../../api/use-api-mutation.ts'
import { track } from '../../reporting/reports.ts'
import { PageLink, paths } from '../../routing/page-link.tsx'
import { Button, LabelOf } from '../../ui/button.tsx'
import { ErrorLine } from '../../ui/feedback/alert.tsx'
import { List } from '../../ui/list.tsx'

const words = texts.importing

type Plan = InputOf<typeof importPlan>

/** A browser reads a file into memory as a whole. */
const MAX_BYTES = 50_000_000

/** Takes plans of an export back, one at a time: the file stays in the browser, and only what a plan's outline holds is sent. */
export function ImportPlan() {
  const fieldId = useId()
  const [plans, setPlans] = useState<readonly Plan[] | null>(null)

  const read = async (file: File | undefined) => {
    if (file) setPlans(file.size <= MAX_BYTES ? plansIn(await file.text().catch(() => '')) : [])
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-[60ch] text-muted">{words.lead}</p>
      <label htmlFor={fieldId} className="font-semibold">
        {words.file}
      </label>
      <input
        id={fieldId}
        type="file"
        accept=".json,application/json"
        className="max-w-full text-note"
        onChange={({ target }) => void read(target.files?.[0])}
      />
      {plans?.length === 0 && <ErrorLine>{words.unreadable}</ErrorLine>}
      <List className="w-full empty:hidden">
        {plans?.map((plan, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may hold the same plan twice, and its order stays
          <FoundPlan key={place} plan={plan} />
        ))}
      </List>
    </div>
  )
}

function FoundPlan({ plan }: { readonly plan: Plan }) {
  const queryClient = useQueryClient()
  const { mutate, isPending, error, data } = useApiMutation(importPlan, {
    onSuccess: () => {
      track({ name: 'plan-creation' })
      invalidate(queryClient, listLearningPlans)
    },
  })
  return (
    <li className="border-t border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0">
          <bdi className="font-semibold">{plan.title}</bdi>
          <span className="block text-note text-muted">{words.chapters({ count: plan.chapters.length })}</span>
        </p>
        <Button size="sm" busy={isPending} onClick={() => mutate(plan)}>
          <LabelOf label={words.add} of={plan.title} />
        </Button>
      </div>
      <div role="status">
        {data && (
          <p className="mt-2 text-note">
            {words.added} <PageLink to={paths.plan(data.id)}>{words.open}</PageLink>
          </p>
        )}
      </div>
      {error && <ErrorLine className="mt-2">{declinedReply(error) ?? messageOf(error, words.failed)}</ErrorLine>}
    </li>
  )
}

/** The plans of an export, or the one of a plan's own file, as far as they can be taken back. */
function plansIn(text: string): readonly Plan[] {
  const stored = parsed(text)
  const all = stored && 'plans' in stored && Array.isArray(stored.plans) ? stored.plans : [stored]
  return all.flatMap((one: unknown) => {
    // what the contract does not name is left out here, so that nothing else is sent
    const plan = importPlan.input.safeParse(one)
    return plan.success && plan.data.chapters.length > 0 ? [plan.data] : []
  })
}

function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
