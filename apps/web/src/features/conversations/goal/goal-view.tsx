import { texts } from 'virtual:texts/conversations'
import { texts as demo } from 'virtual:texts/demo-tutor'
import { texts as goals } from 'virtual:texts/goals'
import { initiateConversation } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { use, useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useLengthNote } from '../../../ui/chat/use-length-note.ts'
import { Alert, Notice } from '../../../ui/feedback/alert.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { useDelayed } from '../../../ui/feedback/use-delayed.ts'
import { enterSends } from '../../../ui/forms/enter-sends.ts'
import { Textarea } from '../../../ui/forms/field.tsx'
import { useForm, validateWith } from '../../../ui/forms/use-form.tsx'
import { IsDemoTutor } from '../../../ui/is-demo-tutor.ts'
import { List } from '../../../ui/list.tsx'
import { TrailMark } from '../../../ui/trail.tsx'
import { conversationQueries } from '../api.ts'
import type { Conversation } from '../use-conversation.ts'
import { useGoalDraft } from '../use-draft.ts'

/** A learner who only wants to begin does not wait longer for what may be there to go on with. */
const LOOKUP_TIMEOUT_MS = 3_000

type GoalViewProps = { readonly conversation: Conversation }

export function GoalView({ conversation }: GoalViewProps) {
  const { data: current, isPending } = useQuery(conversationQueries.current())
  const [startsNew, setStartsNew] = useState(false)
  const isLate = useDelayed(LOOKUP_TIMEOUT_MS)
  const offered = current && current.conversation_id !== null && !startsNew ? current : null
  // the form waits for what may come in above it, so that it does not jump
  if (isPending && !isLate && !conversation.isPressed) {
    // as high as a screen: what stands below the form on a phone does not jump either
    return <Spinner label={texts.loading} delay={300} className="min-h-dvh items-start!" />
  }

  return (
    <div className="flex flex-col gap-8">
      {offered && (
        <Notice>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="min-w-0 flex-1 basis-80 max-sm:basis-full">
              {texts.goal.open}
              {/* no sentence around it, and a line of its own: a goal may be long, and may run from right to left */}
              <span dir="auto" title={offered.initial_goal} className="line-clamp-2 font-semibold wrap-anywhere">
                {offered.initial_goal}
              </span>
            </p>
            <div className="flex flex-wrap gap-2">
              <Button variant="next" size="sm" onClick={() => conversation.resume(offered.conversation_id)}>
                {texts.goal.resume}
              </Button>
              <Button variant="quiet" size="sm" onClick={() => setStartsNew(true)}>
                {texts.startNew}
              </Button>
            </div>
          </div>
        </Notice>
      )}
      <div className="text-note empty:hidden">
        <DemoTutorNotice />
      </div>
      <GoalForm
        // another beginning is another form: it takes focus, and shows what is given to it
        key={`${startsNew}`}
        conversation={conversation}
        takesFocus={conversation.isPressed || startsNew}
        steppedBack={offered !== null}
      />
    </div>
  )
}

type GoalFormProps = GoalViewProps & {
  readonly takesFocus: boolean
  /** Something else on the page leads on: only one thing is loud at a time. */
  readonly steppedBack: boolean
}

function GoalForm({ conversation, takesFocus, steppedBack }: GoalFormProps) {
  const { startProblem: problem } = conversation
  const draft = useGoalDraft()
  const [initial] = useState(() => ({ initial_goal: draft.read() }))
  const form = useForm({
    initial,
    validate: validateWith(initiateConversation.input),
    onSubmit: (values) => {
      const { initial_goal } = initiateConversation.input.parse(values)
      // kept until a conversation has come of it: the session may turn out to have ended
      draft.keep(initial_goal)
      conversation.start(initial_goal)
    },
  })
  const { onChange, error, ...field } = form.field('initial_goal')

  const room = useLengthNote(field.value.trim().length, texts.goal.tooLong)

  const choose = (example: string) => {
    form.set('initial_goal', example)
    draft.keep(example)
    form.focus('initial_goal')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a matter of coming here, not of what changes later
  useEffect(() => {
    if (takesFocus) form.focus('initial_goal')
  }, [])

  return (
    <form {...form.props} className="flex flex-col gap-6">
      {problem !== null && <Alert>{problem}</Alert>}
      <Textarea
        label={texts.goal.label}
        rows={2}
        dir="auto"
        className="[&_textarea]:max-h-60 [&_[data-text]]:after:max-h-60 [&_textarea]:min-h-20 [&_textarea]:resize-none"
        hint={
          <>
            <p>{texts.goal.hint}</p>
            {room.words !== null && !room.isTooLong && <p>{room.words}</p>}
          </>
        }
        error={room.isTooLong ? (room.words ?? undefined) : error}
        {...field}
        onChange={(event) => {
          onChange(event)
          draft.keep(event.target.value)
        }}
        onKeyDown={(event) => enterSends(event, form.submit)}
      />
      <Button type="submit" variant={steppedBack ? 'outline' : 'next'} className="max-sm:w-full sm:self-start">
        {texts.goal.start}
      </Button>
      <section aria-labelledby="examples" className="mt-4">
        <h2 id="examples" className="font-sans text-note font-semibold tracking-normal text-muted">
          {texts.goal.examples}
        </h2>
        <List className="mt-2 border-t border-line">
          {goals.examples.map((example) => (
            <li key={example} className="border-b border-line">
              <button
                type="button"
                onClick={() => choose(example)}
                className="group flex min-h-12 w-full items-center gap-3 py-2 text-start hover:bg-sunk/60"
              >
                <TrailMark mark="open" size={16} className="ms-1" />
                <span className="decoration-1 underline-offset-4 group-hover:underline">{example}</span>
              </button>
            </li>
          ))}
        </List>
      </section>
    </form>
  )
}

/** Says honestly that the tutor is a demo, in which language its lessons are, and how to switch. */
export const DemoTutorNotice = () => (use(IsDemoTutor) ? <Notice title={demo.title}>{demo.notice}</Notice> : null)
