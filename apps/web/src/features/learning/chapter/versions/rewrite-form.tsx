import { texts } from 'virtual:texts/learning/chapter/versions'
import { type ChapterVersions, rewriteChapter } from '@app/contract'
import { call } from '../../../../api/call.ts'
import { declinedReply, messageOf } from '../../../../api/problem.ts'
import { LazyMarkdown } from '../../../../ui/markdown/lazy-markdown.tsx'
import { ChoiceForm } from '../choice-form.tsx'

type RewriteFormProps = Pick<ChapterVersions, 'ways' | 'left'> & {
  readonly chapterId: string
  /** Its first field gets the focus. */
  readonly takesFocus: boolean
  readonly onAsked: () => void
  readonly onCancel: () => void
}

/** Asks to have the chapter explained differently. */
export function RewriteForm({ chapterId, ways, left, takesFocus, onAsked, onCancel }: RewriteFormProps) {
  return (
    <ChoiceForm
      legend={texts.how}
      choices={ways}
      labels={texts.ways}
      missing={texts.chooseWay}
      ownWords={(way) => ({
        label: way === 'other' ? texts.inYourWords : texts.adding,
        hint: texts.hint,
        maxLength: 500,
        missing: way === 'other' ? texts.wordsMissing : undefined,
      })}
      sendLabel={texts.send}
      send={async (how, words) => {
        await call(rewriteChapter, { id: chapterId, how, ...(words !== '' && { words }) })
        onAsked()
      }}
      explain={(error) => {
        const reply = declinedReply(error)
        return reply === null ? messageOf(error, texts.sendFailed) : <LazyMarkdown text={reply} />
      }}
      takesFocus={takesFocus}
      columns
      onCancel={onCancel}
    >
      <p className="text-note text-muted">{left === 1 ? texts.freeOnce : texts.freeTwice}</p>
    </ChoiceForm>
  )
}
