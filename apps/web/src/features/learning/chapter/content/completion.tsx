import { texts } from 'virtual:texts/learning/chapter/content'
import type { ChapterView } from '@app/contract'
import { Suspense, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { lazyComponent } from '../../../../ui/lazy-component.ts'
import { TrailMark } from '../../../../ui/trail.tsx'
import { CompletionError, useToggleCompletion, WaitingForLine } from '../../toggle-completion.tsx'
import type { Content } from '../reading-state.ts'

/** Comes when a chapter is complete, which it seldom is when its page opens. */
const Finish = lazyComponent(() => import('../finish/finish.tsx'), 'Finish')

type CompletionProps = { readonly chapter: ChapterView; readonly content: Content }

/** The end of a chapter: until it is marked complete, that is the next step. */
export function Completion({ chapter, content }: CompletionProps) {
  const completed = chapter.is_completed_by_current_user
  const button = useRef<HTMLButtonElement>(null)
  const { toggle, error, undo, isWaiting } = useToggleCompletion({
    planId: chapter.learning_plan_id,
    chapter,
    onFocusLost: () => button.current?.focus({ preventScroll: true }),
  })
  return (
    <div className="mt-10 border-t border-line pt-8 print:hidden">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p role="status" className="flex items-center gap-3">
          <TrailMark mark={completed ? 'done' : 'open'} size={28} />
          <span className="font-serif text-lead">{completed ? texts.completed : texts.finished}</span>
        </p>
        {/* one button in two guises, so that it keeps focus */}
        <Button
          ref={button}
          variant={completed ? 'quiet' : 'next'}
          size={completed ? 'sm' : 'md'}
          className={completed ? 'max-sm:-ms-2' : undefined}
          // the second press of a double click would take the mark back
          onClick={({ detail }) => detail < 2 && toggle()}
        >
          <span className={completed ? 'link' : undefined}>
            {completed ? texts.markNotComplete : texts.markComplete}
          </span>
        </Button>
      </div>
      {undo}
      <WaitingForLine isWaiting={isWaiting} className="mt-3" />
      {error && <CompletionError error={error} className="mt-3 text-danger" />}
      {completed && (
        <Suspense fallback={null}>
          <Finish chapter={chapter} objectives={content.learning_objectives} />
        </Suspense>
      )}
    </div>
  )
}
