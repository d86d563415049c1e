import { texts } from 'virtual:texts/learning/chapter/practice'
import { askForFeedback, type ChapterView } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, use, useId, useState } from 'react'
import { call } from '../../../../api/call.ts'
import { declinedReply, explain, fieldsOf } from '../../../../api/problem.ts'
import { storedText } from '../../../../api/storage.ts'
import { newId } from '../../../../browser/new-id.ts'
import { Button } from '../../../../ui/button.tsx'
import { Textarea } from '../../../../ui/forms/field.tsx'
import { FormAlert, useForm, validateWith } from '../../../../ui/forms/use-form.tsx'
import { IsDemoTutor } from '../../../../ui/is-demo-tutor.ts'
import { LazyMarkdown } from '../../../../ui/markdown/lazy-markdown.tsx'
import { LazyLessonMarkdown } from '../../../../ui/markdown/lesson/lazy-lesson-markdown.tsx'
import { chapterQuery } from '../../chapter-query.ts'

/** What a learner has made of a practice, and what the assistant says about it. It needs a model. */
export function PracticeResult({ chapter: { id, practice_result: last } }: { readonly chapter: ChapterView }) {
  const isDemo = use(IsDemoTutor)
  const queryClient = useQueryClient()
  const titleId = useId()
  const draft = storedText('sessionStorage', `practice:${id}`)
  // the same text, sent again after no answer came, is the same question
  const [practiceId, setPracticeId] = useState(newId)
  const form = useForm({
    initial: { result: draft.read() ?? last?.result ?? '' },
    validate: ({ result }) => validateWith(askForFeedback.input)({ id, practice_id: practiceId, result }),
    onSubmit: async ({ result }) => {
      try {
        const { feedback } = await call(askForFeedback, { id, practice_id: practiceId, result })
        setPracticeId(newId)
        draft.clear()
        const shown = { practice_result: { result, feedback } }
        queryClient.setQueryData(chapterQuery(id).queryKey, (view) => view && { ...view, ...shown })
      } catch (error) {
        const reply = declinedReply(error)
        const own = { 'assistant-unavailable': () => texts.failed }
        form.refuse(reply === null ? explain(error, texts, own) : <LazyMarkdown text={reply} />, fieldsOf(error))
      }
    },
  })
  const field = form.field('result')
  const type = (event: ChangeEvent<HTMLTextAreaElement>) => {
    field.onChange(event)
    draft.write(event.target.value)
  }
  if (isDemo && !last) return null
  return (
    <div className="mt-8 flex flex-col gap-6">
      {!isDemo && (
        <form {...form.props} className="flex flex-col gap-4 print:hidden">
          <Textarea {...field} onChange={type} label={texts.label} hint={texts.hint} dir="auto" autoComplete="off" />
          <FormAlert form={form} />
          <Button type="submit" className="self-start" busy={form.busy} busyLabel={texts.looking}>
            {texts.look}
          </Button>
        </form>
      )}
      {/* there before its words: what arrives together with them is not read out */}
      <div role="status">
        {last && (
          <section aria-labelledby={titleId} className="rounded-md border border-line bg-sheet p-4 shadow-sheet sm:p-6">
            <h3 id={titleId} className="text-lead">
              {texts.feedback}
            </h3>
            <div className="chapter-prose mt-3">
              <LazyLessonMarkdown text={last.feedback} />
            </div>
          </section>
        )}
      </div>
    </div>
  )
}
