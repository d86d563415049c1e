import { LazyInlineText } from '../../ui/markdown/lesson/lazy-lesson-markdown.tsx'

type ObjectivesListProps = {
  readonly objectives: readonly string[]
  readonly labelledBy?: string
  readonly noteOf?: (objective: string) => string | undefined
}

/** What a learner can do after a chapter that is not open yet: nothing here is ticked off. */
export const ObjectivesList = ({ objectives, labelledBy, noteOf }: ObjectivesListProps) => (
  <ul aria-labelledby={labelledBy} className="flex list-disc flex-col gap-1.5 ps-5 marker:text-edge">
    {[...new Set(objectives)].map((objective) => (
      <li key={objective} dir="auto" className="ps-1">
        <LazyInlineText text={objective} />
        {noteOf?.(objective) && <span className="text-note text-muted"> {noteOf(objective)}</span>}
      </li>
    ))}
  </ul>
)
