import type { ChapterRecord } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { lazyComponent } from '../../../ui/lazy-component.ts'
import { AdminPage } from '../admin-page.tsx'
import { describeAdminError } from '../api.ts'
import { Loading, Section } from '../health/records.tsx'
import { isAbsent, recordQuery } from './api.ts'
import { Calls } from './calls.tsx'
import { Facts } from './facts.tsx'
import { Parts } from './parts.tsx'

/** They come with the learner's own renderer, which no other page of the portal needs. */
const Questions = lazyComponent(() => import('./questions.tsx'), 'Questions')
const Content = lazyComponent(() => import('./content.tsx'), 'Content')

export function RecordPage() {
  const { chapterId = '' } = useParams()
  const { data, error, refetch, isFetching } = useQuery(recordQuery(chapterId))
  return (
    <AdminPage
      section="Chapter"
      lead="This chapter belongs to a learner. That you opened it is recorded in the activity log."
    >
      <p className="mb-8">
        <PageLink to={paths.adminChapters}>All chapters</PageLink>
      </p>
      {data === undefined && error === null && <Loading label="Loading the chapter..." className="min-h-160" />}
      {error !== null &&
        (isAbsent(error) ? (
          <EmptyState title="There is no chapter with this id." />
        ) : (
          <LoadProblem title="The chapter could not be loaded." busy={isFetching} onRetry={refetch}>
            {describeAdminError(error)}
          </LoadProblem>
        ))}
      {data && <Record chapter={data} />}
    </AdminPage>
  )
}

const Record = ({ chapter }: { readonly chapter: ChapterRecord }) => (
  <>
    <Section title={chapter.title} note={`Chapter ${chapter.number} of ${chapter.chapter_count}`}>
      <Facts chapter={chapter} />
    </Section>
    <Section title="Questions and reports" note="With their keys, which learners see only after an answer.">
      <Suspense fallback={<Loading label="Loading the questions..." />}>
        <Questions questions={chapter.questions} />
      </Suspense>
    </Section>
    {chapter.reported_elsewhere.length > 0 && (
      <Section
        title="Reports of other versions"
        note="This chapter was explained differently. These questions belong to versions that are not shown."
      >
        <Suspense fallback={<Loading label="Loading the questions..." />}>
          <Questions questions={chapter.reported_elsewhere} />
        </Suspense>
      </Section>
    )}
    <Section title="Model calls" note="Newest first, at most the last 200. What was asked is not kept.">
      <Calls calls={chapter.calls} />
    </Section>
    {chapter.parts.length > 0 && (
      <Section title="Kept parts" note="What is written so far. The next attempt goes on from here.">
        <Parts parts={chapter.parts} />
      </Section>
    )}
    <Section title="Content" note="What the learner reads.">
      <Suspense fallback={<Loading label="Loading the content..." />}>
        <Content chapter={chapter} />
      </Suspense>
    </Section>
  </>
)
