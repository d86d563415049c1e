import '../chapter/content/chapter.css'
import { texts } from 'virtual:texts/learning/plan-screen'
import { type PlanChapter, type PlanDetails, previewPlan } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { q } from '../../../api/query.ts'
import { LazyInlineText, LazyLessonMarkdown } from '../../../ui/markdown/lesson/lazy-lesson-markdown.tsx'
import { Fold } from './fold.tsx'

type PreviewProps = { readonly plan: PlanDetails; readonly chapter: PlanChapter }

/** The first section of a locked chapter, free to read where it is written already. An offer: its failure is not shown. */
export function Preview({ plan, chapter }: PreviewProps) {
  const { data } = useQuery({ ...q(previewPlan, { id: plan.id }), staleTime: 0, retry: false })
  const [isOpen, setOpen] = useState(false)
  const { preview } = data ?? {}
  if (preview?.chapter_id !== chapter.id) return null
  return (
    <Fold
      label={texts.preview}
      of={chapter.title}
      onToggle={({ currentTarget: { open } }) => setOpen(open)}
      className="print:hidden"
    >
      {isOpen && (
        <>
          <h4 dir="auto" className="mt-2 text-lead">
            <LazyInlineText text={preview.heading} />
          </h4>
          <div className="chapter-prose mt-3">
            <LazyLessonMarkdown text={preview.body} />
          </div>
        </>
      )}
    </Fold>
  )
}
