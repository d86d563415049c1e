import { texts } from 'virtual:texts/learning/shared'
import { texts as shared } from 'virtual:texts/shared'
import { type InputOf, importPlan } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { messageOf } from '../../../api/problem.ts'
import { useApiMutation } from '../../../api/use-api-mutation.ts'
import { newId } from '../../../browser/new-id.ts'
import { track } from '../../../reporting/reports.ts'
import { paths } from '../../../routing/paths.ts'
import de from '../../../texts/examples/de.json' with { type: 'json' }
import en from '../../../texts/examples/en.json' with { type: 'json' }
import es from '../../../texts/examples/es.json' with { type: 'json' }
import type { ExamplePlan } from '../../../texts/examples/example-plans.ts'
import outlines from '../../../texts/examples/outlines.json' with { type: 'json' }
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { IsDemoTutor } from '../../../ui/is-demo-tutor.ts'
import { Page } from '../../../ui/page.tsx'
import { invalidatePlans } from '../model.ts'

/** Starts an example plan of the landing page by itself, once, as a plan of the learner's own: it was asked for there. */
export function StartExample({ name }: { readonly name: ExamplePlan }) {
  // the demo tutor knows its lessons by their English titles
  const language = use(IsDemoTutor) ? 'en' : shared.locale
  const [plan] = useState(() => outlineOf(name, language))
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useApiMutation(importPlan, {
    onSuccess: ({ id }) => {
      track({ name: 'plan-creation' })
      invalidatePlans(queryClient)
      // going back must not start another one
      navigate(paths.plan(id), { replace: true })
    },
  })
  const isStarted = useRef(false)
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    mutate(plan)
  }, [mutate, plan])

  return (
    <Page title={plan.title} isNarrow>
      {error ? (
        <LoadProblem busy={isPending} onRetry={() => mutate(plan)}>
          {messageOf(error, texts.startFailed)}
        </LoadProblem>
      ) : (
        <Spinner label={texts.starting} />
      )}
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
