import './chapter.css'
import './chapter-print.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { ApiProblem, isProblem } from '../../api/problem.ts'
import { useAuth } from '../../auth-context.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton, SkeletonBar } from '../../ui/skeleton.tsx'
import { chapterQuery } from './api.ts'
import { ChapterFrame } from './chapter-frame.tsx'
import { ChapterProblem } from './chapter-problem.tsx'
import { ChapterScreen } from './chapter-screen.tsx'
import { loadMarkdown } from './introduction.tsx'
import { Measure } from './measure.tsx'
import { useChapterNews } from './use-chapter-news.ts'

export function ChapterPage() {
  const { chapterId } = useParams()
  const { token } = useAuth()
  // fetched while the chapter is, so that the text does not change its shape after it has appeared
  useEffect(() => {
    loadMarkdown().catch(() => undefined)
  }, [])
  if (!chapterId) return <Refusal>Chapter ID is missing.</Refusal>
  if (token === null) return <Refusal>Authentication token not available. Please log in.</Refusal>
  return <Chapter id={chapterId} />
}

function Chapter({ id }: { readonly id: string }) {
  const { data: chapter, error, isPending, isRefetching, refetch } = useQuery(chapterQuery(id))
  useChapterNews(chapter)
  if (chapter) return <ChapterScreen chapter={chapter} />
  if (isPending) return <Loading />
  if (error === null || isProblem(error, 'unexpected-reply')) {
    return (
      <ChapterFrame title="Chapter" heading="Chapter">
        <p role="status" className="text-muted">
          No chapter data available.
        </p>
        <Button size="sm" className="mt-4" busy={isRefetching} onClick={() => refetch()}>
          Try again
        </Button>
      </ChapterFrame>
    )
  }
  const title = error instanceof ApiProblem && error.status === 404 ? 'Chapter not found' : 'Chapter not loaded'
  return (
    <ChapterFrame title={title} heading={title}>
      <Measure>
        <ChapterProblem error={error} busy={isRefetching} onRetry={refetch} />
      </Measure>
    </ChapterFrame>
  )
}

function Refusal({ children }: { readonly children: string }) {
  return (
    <ChapterFrame title="Chapter" heading="Chapter">
      <Measure>
        <Alert>{children}</Alert>
      </Measure>
    </ChapterFrame>
  )
}

function Loading() {
  return (
    <ChapterFrame title="Chapter">
      <h1 className="sr-only">Chapter</h1>
      <Measure>
        {/* as high as the screen, so that what follows it is not seen to jump */}
        <Skeleton label="Loading chapter content..." className="min-h-dvh">
          <SkeletonBar className="max-w-48" />
          <SkeletonBar className="mt-4 h-12 max-w-md" />
          <SkeletonBar className="mt-16 h-6 max-w-40" />
          {['', 'max-w-[96%]', 'max-w-[98%]', 'max-w-[60%]'].map((width) => (
            <SkeletonBar key={width} className={`mt-3 ${width}`} />
          ))}
        </Skeleton>
      </Measure>
    </ChapterFrame>
  )
}
