import { texts } from 'virtual:texts/learning/chapter/versions'
import { type ChapterVersions, rewriteChapter } from '@app/contract'
import { useState } from 'react'
import { call } from '../../../../api/call.ts'
import { isProblem, messageOf } from '../../../../api/problem.ts'
import { Alert } from '../../../../ui/feedback/alert.tsx'
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
  /** What is said to words that are declined, in the language of the learner. One for each time, as each is read out. */
  const [reply, setReply] = useState<{ readonly text: string; readonly at: number } | null>(null)
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
        setReply(null)
        await call(rewriteChapter, { id: chapterId, how, ...(words !== '' && { words }) })
        onAsked()
      }}
      explain={(error) => {
        if (!isProblem(error, 'words-declined') || typeof error.extra.reply !== 'string') {
          return messageOf(error, texts.sendFailed)
        }
        setReply({ text: error.extra.reply, at: Date.now() })
        return null
      }}
      takesFocus={takesFocus}
      columns
      onCancel={onCancel}
    >
      <p className="text-note text-muted">{left === 1 ? texts.freeOnce : texts.freeTwice}</p>
      {reply !== null && (
        <Alert key={reply.at}>
          <LazyMarkdown text={reply.text} />
        </Alert>
      )}
    </ChoiceForm>
  )
}
