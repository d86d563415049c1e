import { texts } from 'virtual:texts/learning/shared'
import { texts as shared } from 'virtual:texts/shared'
import { type InputOf, importPlan } from '@app/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { messageOf } from '../../../api/problem.ts'
import { useApiMutation } from '../../../api/use-api-mutation.ts'
import { newId } from '../../../browser/new-id.ts'
import { track } from '../../../reporting/reports.ts'
import { textInState } from '../../../routing/history-state.ts'
import { paths } from '../../../routing/paths.ts'
import de from '../../../texts/examples/de.json' with { type: 'json' }
import en from '../../../texts/examples/en.json' with { type: 'json' }
import es from '../../../texts/examples/es.json' with { type: 'json' }
import { EXAMPLE_HOURS, type ExamplePlan } from '../../../texts/examples/example-plans.ts'
import outlines from '../../../texts/examples/outlines.json' with { type: 'json' }
import { Button } from '../../../ui/button.tsx'
import { ErrorLine } from '../../../ui/feedback/alert.tsx'
import { fill } from '../../../ui/fill.tsx'
import { IsDemoTutor } from '../../../ui/is-demo-tutor.ts'
import { Page } from '../../../ui/page.tsx'
import { invalidatePlans, plansQuery } from '../model.ts'
import { Outline } from './outline.tsx'

/**
 * An example plan of the landing page, which a press starts as a plan of the learner's own: here, or there. Its address alone makes nothing,
 * and the plan that was started is opened.
 */
export function StartExample({ name }: { readonly name: ExamplePlan }) {
  // the demo tutor knows its lessons by their English titles
  const language = use(IsDemoTutor) ? 'en' : shared.locale
  const [plan] = useState(() => outlineOf(name, language))
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data: plans, isFetchedAfterMount: isKnown } = useQuery(plansQuery)
  const own = isKnown && plans?.find(({ origin }) => origin === plan.origin)
  const { mutate, isPending, error } = useApiMutation(importPlan, {
    onSuccess: ({ id }) => {
      track({ name: 'plan-creation' })
      // going back must not start another one
      navigate(paths.plan(id), { replace: true })
    },
    // one whose answer got lost is there all the same
    onSettled: () => invalidatePlans(queryClient),
  })
  const isPressed = isKnown && !own && textInState(state, 'pressed') === name
  const isStarted = useRef(false)
  useEffect(() => {
    if (!isPressed || isStarted.current) return
    isStarted.current = true
    // a reload is no press
    navigate({ search }, { replace: true, state: null })
    mutate(plan)
  }, [isPressed, search, plan, mutate, navigate])

  if (own) return <Navigate to={paths.plan(own.id)} replace />
  return (
    <Page title={plan.title} lead={plan.description} isNarrow>
      {plan.thread && <p>{fill(texts.thread, { thread: plan.thread })}</p>}
      <Button variant="next" className="mt-6" busy={isPending || !isKnown} onClick={() => mutate(plan)}>
        {isPending ? texts.starting : texts.start}
      </Button>
      <p className="mt-3 text-note text-muted">{texts.lead}</p>
      {error && <ErrorLine className="mt-2">{messageOf(error, texts.startFailed)}</ErrorLine>}
      <Outline minutes={EXAMPLE_HOURS[name] * 60} chapters={plan.chapters} />
    </Page>
  )
}

const TEXTS: Readonly<Record<string, typeof en>> = { de, en, es }

/** As a file that is taken back: its fixed origin is what makes its first chapter free once for each account, in any language. */
function outlineOf(name: ExamplePlan, language: string): InputOf<typeof importPlan> {
  const { chapters, ...words } = (TEXTS[language] ?? en)[name]
  const { origin, chapters: outlined } = outlines[name]
  const ids = chapters.map(newId)
  return {
    ...{ ...words, origin, brief: { language } },
    chapters: outlined.flatMap(({ minutes, builds_on: numbers }, place) => {
      const [id, chapter] = [ids[place], chapters[place]]
      const prerequisites = numbers.flatMap((number) => ids[number - 1] ?? [])
      return id && chapter ? [{ ...chapter, id, minutes, prerequisites }] : []
    }),
  }
}
