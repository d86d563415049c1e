import { texts } from 'virtual:texts/learning/chapter/content'
import { texts as shared } from 'virtual:texts/shared'
import { LazyInlineText } from '../../../../ui/markdown/lesson/lazy-lesson-markdown.tsx'

type SectionNoteProps = {
  readonly objective: string | null
  readonly ticked: readonly string[]
  readonly minutes: number
}

/** What a section is for, and how long it takes to read. Its box to tick stands among the objectives. */
export const SectionNote = ({ objective, ticked, minutes }: SectionNoteProps) => (
  <p className="mt-2 text-note text-muted">
    {objective !== null && (
      <>
        {ticked.includes(objective) ? texts.objectiveTicked : texts.objective}
        <bdi>
          <LazyInlineText text={objective} />
        </bdi>
        {'\u00a0· '}
      </>
    )}
    <span className="whitespace-nowrap">{shared.shortMinutes({ minutes })}</span>
  </p>
)
