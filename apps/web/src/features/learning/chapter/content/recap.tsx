import { texts } from 'virtual:texts/learning/chapter/content'
import { texts as help } from 'virtual:texts/learning/chapter/help'
import { useState } from 'react'
import { List } from '../../../../ui/list.tsx'
import {
  IsolatedInlineText,
  LazyInlineText,
  LazyLessonMarkdown,
} from '../../../../ui/markdown/lesson/lazy-lesson-markdown.tsx'
import { paintedDiamond } from '../../../../ui/trail.tsx'
import { HelpButton } from '../help/help-button.tsx'
import { solutionId } from '../help/help-event.ts'
import type { Content } from '../reading-state.ts'

/** Each with its solution, which is folded until it is wanted. */
export const Exercises = ({ exercises }: { readonly exercises: NonNullable<Content['exercises']> }) => (
  <ol className="exercises mt-6 flex list-decimal flex-col gap-8 ps-6">
    {exercises.map((exercise, place) => (
      <Exercise key={exercise.task} place={place} {...exercise} />
    ))}
  </ol>
)

type ExerciseProps = NonNullable<Content['exercises']>[number] & {
  /** From 0. */
  readonly place: number
}

function Exercise({ place, task, solution }: ExerciseProps) {
  const [isFolded, setFolded] = useState(true)
  return (
    <li>
      <div className="chapter-prose">
        <LazyLessonMarkdown text={task} />
      </div>
      <details
        id={solutionId(place)}
        className="group/fold mt-3"
        onToggle={({ currentTarget }) => setFolded(!currentTarget.open)}
      >
        <summary className="flex min-h-11 items-center gap-2 sm:pointer-fine:min-h-9 print:hidden">
          <span className="link">{texts.solution}</span>
        </summary>
        <div className="chapter-prose border-s-2 border-edge ps-4">
          <LazyLessonMarkdown text={solution} />
        </div>
      </details>
      {isFolded && (
        <HelpButton asks label={help.hint} of={help.exercise({ number: place + 1 })} about={{ exercise: place }} />
      )}
    </li>
  )
}

/** The box to come back to. */
export const KeyPoints = ({ points }: { readonly points: readonly string[] }) => (
  <List
    aria-labelledby="key-points-title"
    className="key-points mt-6 flex flex-col gap-4 rounded-md border border-line bg-sheet p-6 shadow-sheet"
  >
    {points.map((point) => (
      <li key={point} dir="auto" className="flex gap-3">
        <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true" className="mt-1.5 flex-none fill-ink">
          <path d={paintedDiamond} />
        </svg>
        <span className="min-w-0 flex-1">
          <LazyInlineText text={point} />
        </span>
      </li>
    ))}
  </List>
)

export const Practice = ({ task, done_when }: NonNullable<Content['practice']>) => (
  <div className="mt-6 flex flex-col gap-4">
    {task.split(/\n{2,}/).map((paragraph) => (
      <p key={paragraph} dir="auto">
        <LazyInlineText text={paragraph} />
      </p>
    ))}
    <p className="border-s-2 border-edge ps-4">
      <strong className="font-semibold">{texts.doneWhen}</strong>
      <IsolatedInlineText text={done_when} />
    </p>
  </div>
)
