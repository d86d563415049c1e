import { type InputOf, initiateConversation } from '@app/contract'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { EXAMPLE_GOALS } from '../../example-goals.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { TrailMark } from '../../ui/trail-mark.tsx'
import { enterSends } from './enter-sends.ts'
import { useGoalDraft } from './use-draft.ts'

type GoalFormProps = {
  /** A goal that came to nothing, to go on with. */
  readonly startWith: string
  readonly problem: string | null
  readonly takesFocus: boolean
  readonly onStart: (goal: string) => void
}

export function GoalForm({ startWith, problem, takesFocus, onStart }: GoalFormProps) {
  const draft = useGoalDraft()
  const { register, handleSubmit, formState, setFocus, setValue } = useForm<InputOf<typeof initiateConversation>>({
    resolver: standardSchemaResolver(initiateConversation.input),
    defaultValues: { initial_goal: startWith || draft.read() },
  })
  const start = handleSubmit(({ initial_goal }) => {
    // kept until a conversation has come of it: the session may turn out to have ended
    draft.keep(initial_goal)
    onStart(initial_goal)
  })
  const choose = (goal: string) => {
    setValue('initial_goal', goal, { shouldDirty: true })
    draft.keep(goal)
    setFocus('initial_goal')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a matter of coming here, not of what changes later
  useEffect(() => {
    if (takesFocus) setFocus('initial_goal')
  }, [])

  return (
    <form onSubmit={start} noValidate className="flex flex-col gap-6">
      {problem !== null && <Alert>{problem}</Alert>}
      <Textarea
        label="What do you want to learn?"
        rows={2}
        dir="auto"
        className="[&_textarea]:max-h-60 [&_textarea]:min-h-20 [&_textarea]:resize-none"
        hint="A sentence is enough. The assistant asks for the rest."
        error={formState.errors.initial_goal?.message}
        onKeyDown={(event) => enterSends(event, start)}
        {...register('initial_goal', { onChange: (event) => draft.keep(event.target.value) })}
      />
      <Button type="submit" variant="next" className="max-sm:w-full sm:self-start">
        Start Conversation
      </Button>
      <section aria-labelledby="examples" className="mt-4">
        <h2 id="examples" className="font-sans text-note font-semibold tracking-normal text-muted">
          Or begin with one of these
        </h2>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list once its bullets are styled away */}
        <ul role="list" className="mt-2 border-t border-line">
          {EXAMPLE_GOALS.map((goal) => (
            <li key={goal} className="border-b border-line">
              <button
                type="button"
                onClick={() => choose(goal)}
                className="group flex min-h-12 w-full items-center gap-3 py-2 text-start hover:bg-sunk/60"
              >
                <TrailMark mark="open" size={16} className="ms-1" />
                <span className="decoration-1 underline-offset-4 group-hover:underline">{goal}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </form>
  )
}
