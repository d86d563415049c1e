import { type ChapterVersions, type RewriteWay, rewriteChapter } from '@app/contract'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../../api/call.ts'
import { budgetRefusals, explain, isProblem, served } from '../../../../api/problem.ts'
import { Button } from '../../../../ui/button.tsx'
import { Alert } from '../../../../ui/feedback/alert.tsx'
import { Textarea } from '../../../../ui/forms/field.tsx'
import { FormAlert, useForm } from '../../../../ui/forms/use-form.tsx'
import { LazyMarkdown } from '../../../../ui/markdown/lazy-markdown.tsx'
import { texts } from './texts.ts'

type RewriteFormProps = Pick<ChapterVersions, 'ways' | 'left'> & {
  readonly chapterId: string
  /** Its first field gets the focus. */
  readonly takesFocus: boolean
  readonly onAsked: () => void
  readonly onCancel: () => void
}

/** Asks to have the chapter explained differently. */
export function RewriteForm({ chapterId, ways, left, takesFocus, onAsked, onCancel }: RewriteFormProps) {
  /** What is said to words that are declined, in the language of the learner. */
  const [reply, setReply] = useState<string | null>(null)
  const form = useForm({
    initial: { how: '', words: '' },
    validate: ({ how, words: own }) => ({
      how: how === '' ? texts.chooseWay : undefined,
      words: how === 'other' && own.trim() === '' ? texts.wordsMissing : undefined,
    }),
    mode: 'clear',
    onSubmit: async ({ how, words: own }) => {
      setReply(null)
      try {
        const said = own.trim()
        await call(rewriteChapter, { id: chapterId, how: how as RewriteWay, ...(said !== '' && { words: said }) })
        onAsked()
      } catch (error) {
        if (isProblem(error, 'words-declined') && typeof error.extra.reply === 'string') setReply(error.extra.reply)
        else form.refuse(explain<typeof rewriteChapter>(error, texts.sendFailed, REFUSALS))
      }
    },
  })
  const { values, errors, set } = form
  const fields = useRef<HTMLFieldSetElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once
  useEffect(() => {
    if (takesFocus) fields.current?.querySelector('input')?.focus()
  }, [])
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <fieldset ref={fields} className="min-w-0">
        <legend className="font-semibold">{texts.how}</legend>
        <div className="mt-1 grid sm:grid-cols-2">
          {ways.map((way) => (
            <label
              key={way}
              className="flex min-h-11 cursor-pointer items-center gap-3 text-note sm:pointer-fine:min-h-9"
            >
              <input
                type="radio"
                name="how"
                value={way}
                checked={values.how === way}
                onChange={() => set('how', way)}
                className="size-6 flex-none accent-ink"
              />
              {texts.ways[way]}
            </label>
          ))}
        </div>
        {errors.how && (
          <p role="alert" className="text-note text-danger">
            {errors.how}
          </p>
        )}
      </fieldset>
      {values.how !== '' && (
        <Textarea
          {...form.field('words')}
          label={values.how === 'other' ? texts.inYourWords : texts.adding}
          hint={texts.hint}
          maxLength={500}
          rows={2}
          dir="auto"
        />
      )}
      <p className="text-note text-muted">{left === 1 ? texts.freeOnce : texts.freeTwice}</p>
      <FormAlert form={form} />
      {reply !== null && (
        <Alert key={form.submitCount}>
          <LazyMarkdown text={reply} />
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="solid" size="sm" busy={form.busy}>
          {texts.send}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

const REFUSALS = {
  ...served(
    'chapter-not-found',
    'chapter-locked',
    'words-missing',
    'words-declined',
    'rewrite-in-progress',
    'rewrites-used-up',
    'rewrite-impossible',
  ),
  ...budgetRefusals,
} as const
