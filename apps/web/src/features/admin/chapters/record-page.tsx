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
import { texts } from './texts.ts'

const words = texts.record

/** They come with the learner's own renderer, which no other page of the portal needs. */
const Questions = lazyComponent(() => import('./questions.tsx'), 'Questions')
const Content = lazyComponent(() => import('./content.tsx'), 'Content')

export function RecordPage() {
  const { chapterId = '' } = useParams()
  const { data, error, refetch, isFetching } = useQuery(recordQuery(chapterId))
  return (
    <AdminPage section={words.title} lead={words.lead}>
      <p className="mb-8">
        <PageLink to={paths.adminChapters}>{words.all}</PageLink>
      </p>
      {data === undefined && error === null && <Loading label={words.loading} className="min-h-160" />}
      {error !== null &&
        (isAbsent(error) ? (
          <EmptyState title={words.absent} />
        ) : (
          <LoadProblem title={words.failed} busy={isFetching} onRetry={refetch}>
            {describeAdminError(error)}
          </LoadProblem>
        ))}
      {data && <Record chapter={data} />}
    </AdminPage>
  )
}

const Record = ({ chapter }: { readonly chapter: ChapterRecord }) => (
  <>
    <Section title={chapter.title} note={texts.ofChapters(chapter.number, chapter.chapter_count)}>
      <Facts chapter={chapter} />
    </Section>
    <Section title={words.questions} note={words.questionsNote}>
      <Suspense fallback={<Loading label={words.loadingQuestions} />}>
        <Questions questions={chapter.questions} />
      </Suspense>
    </Section>
    {chapter.reported_elsewhere.length > 0 && (
      <Section title={words.elsewhere} note={words.elsewhereNote}>
        <Suspense fallback={<Loading label={words.loadingQuestions} />}>
          <Questions questions={chapter.reported_elsewhere} />
        </Suspense>
      </Section>
    )}
    <Section title={words.calls} note={words.callsNote}>
      <Calls calls={chapter.calls} />
    </Section>
    {chapter.parts.length > 0 && (
      <Section title={words.parts} note={words.partsNote}>
        <Parts parts={chapter.parts} />
      </Section>
    )}
    <Section title={words.content} note={words.contentNote}>
      <Suspense fallback={<Loading label={words.loadingContent} />}>
        <Content chapter={chapter} />
      </Suspense>
    </Section>
  </>
)
