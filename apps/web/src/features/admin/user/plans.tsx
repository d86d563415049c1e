import { texts as all } from 'virtual:texts/admin/user'
import type { SupportPlan } from '@app/contract'
import { shortDate } from '../../../texts/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { List } from '../../../ui/list.tsx'
import { ChapterLink, None } from '../page-parts.tsx'

const texts = all.plans

export const Plans = ({ plans }: { readonly plans: readonly SupportPlan[] }) =>
  plans.length === 0 ? (
    <None>{texts.none}</None>
  ) : (
    <List aria-label={texts.title} className="flex max-w-3xl flex-col gap-6">
      {plans.map((plan) => (
        <Plan key={plan.id} plan={plan} />
      ))}
    </List>
  )

const Plan = ({ plan }: { readonly plan: SupportPlan }) => (
  <li>
    <h3 className="font-semibold wrap-anywhere">
      <bdi>{plan.title}</bdi>
    </h3>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-muted">
      <span>{texts.created({ day: shortDate(plan.created_at) })}</span>
      <State state={plan.generation_status} words={texts.states[plan.generation_status]} />
      {plan.is_archived && <Badge>{texts.archived}</Badge>}
      <span>{texts.chapters({ count: plan.chapters.length })}</span>
    </p>
    {plan.failure !== null && <Failure reason={plan.failure} />}
    {plan.chapters.length > 0 && (
      <List ordered aria-label={texts.chaptersOf({ plan: plan.title })} className="mt-2 border-t border-line">
        {plan.chapters.map((chapter) => (
          <Chapter key={chapter.id} chapter={chapter} />
        ))}
      </List>
    )}
  </li>
)

const Chapter = ({ chapter }: { readonly chapter: SupportPlan['chapters'][number] }) => (
  <li className="border-b border-line py-2">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <p className="min-w-0 wrap-anywhere">
        {chapter.number}. <ChapterLink {...chapter} />
      </p>
      <p className="flex flex-wrap gap-2">
        {chapter.is_completed && <Badge tone="good">{texts.completed}</Badge>}
        {isLocked(chapter) ? (
          <Badge>{texts.locked}</Badge>
        ) : (
          <State state={chapter.content_status} words={texts.chapterStates[chapter.content_status]} />
        )}
      </p>
    </div>
    {chapter.failure !== null && <Failure reason={chapter.failure} />}
  </li>
)

/** One that failed is locked as well, and what matters is that it failed. */
const isLocked = ({ is_unlocked, content_status }: SupportPlan['chapters'][number]): boolean =>
  !is_unlocked && content_status !== 'FAILED'

const State = ({ state, words }: { readonly state: SupportPlan['generation_status']; readonly words: string }) => (
  <Badge tone={state === 'COMPLETE' ? 'good' : state === 'FAILED' ? 'bad' : 'plain'}>{words}</Badge>
)

const Failure = ({ reason }: { readonly reason: string }) => (
  <p className="mt-1 text-note wrap-anywhere text-danger">{texts.failure({ reason })}</p>
)
