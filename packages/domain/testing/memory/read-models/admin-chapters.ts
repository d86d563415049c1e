import { type Chapter, contentStatus } from '../../../src/chapters/chapter.ts'
import type { ChapterVersion } from '../../../src/chapters/versions.ts'
import type { Question } from '../../../src/check/question.ts'
import { countReports, lastReportedAt } from '../../../src/check/question-report.ts'
import {
  type ChapterReadModels,
  type ChapterTrouble,
  MAX_CHAPTER_CALLS,
  type TroubledChapter,
} from '../../../src/ports/read-models/admin-chapters.ts'
import type { Tables } from '../tables.ts'

export const memoryChapterReadModels = (tables: Tables): ChapterReadModels => {
  const describe = (chapter: Chapter) => {
    const plan = tables.plans.get(chapter.planId)
    if (!plan) throw new Error('A chapter always has its plan.')
    const { id, number, title, attempt: attempts } = chapter
    const versions = chapter.kind === 'open' ? chapter.versions.count : 1
    return {
      ...{ id, number, title, attempts, versions, planTitle: plan.title, learnerId: plan.userId },
      learnerName: tables.users.get(plan.userId)?.username ?? '',
      contentStatus: contentStatus(chapter),
      failure: chapter.kind === 'locked' ? chapter.failure : null,
    }
  }

  const othersOf = (chapter: Chapter): readonly ChapterVersion[] =>
    [...tables.chapterVersions.values()]
      .filter(({ chapterId }) => chapterId === chapter.id)
      .toSorted((one, other) => one.number - other.number)

  return {
    troubledChapters: async ({ trouble, learnerId, after, limit }) => {
      const found = [...tables.chapters.values()]
        .flatMap((chapter): readonly TroubledChapter[] => {
          const since = sinceOf(chapter, othersOf(chapter), trouble)
          const reports = countReports([chapter, ...othersOf(chapter)].flatMap(questionsOf))
          return since === null ? [] : [{ ...describe(chapter), reports, since }]
        })
        .filter((chapter) => learnerId === null || chapter.learnerId === learnerId)
        .filter((chapter) => after === null || isBefore(after, chapter))
        .toSorted((a, b) => (isBefore(a, b) ? -1 : 1))
      const chapters = found.slice(0, limit)
      const last = chapters.at(-1)
      return { chapters, next: found.length > limit && last ? { since: last.since, id: last.id } : null }
    },

    chapter: async (id) => {
      const chapter = tables.chapters.get(id)
      if (!chapter) return null
      const { summary, objectives, minutes, price } = chapter
      const isOpen = chapter.kind === 'open'
      return {
        ...describe(chapter),
        ...{ summary, objectives, minutes, price },
        chapterCount: [...tables.chapters.values()].filter(({ planId }) => planId === chapter.planId).length,
        unlockedAt: chapter.kind === 'locked' ? null : chapter.unlockedAt,
        helpTurns: [...tables.helpTurns.values()].filter(({ chapterId }) => chapterId === id).length,
        generatedAt: isOpen ? chapter.generatedAt : null,
        content: isOpen ? chapter.content : null,
        questions: questionsOf(chapter),
        reportedElsewhere: othersOf(chapter)
          .flatMap(questionsOf)
          .filter(({ reported }) => reported !== undefined),
        parts: [...tables.chapterParts.values()]
          .filter(({ chapterId }) => chapterId === id)
          .toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.name < b.name ? -1 : 1))
          .map(({ name, made, model, at }) => ({ name, made, model, at })),
        calls: [...tables.modelCalls.values()]
          .filter(({ chapterId }) => chapterId === id)
          .toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime() || (a.id > b.id ? -1 : 1))
          .slice(0, MAX_CHAPTER_CALLS)
          // requests have no ids here
          .map(({ id: _id, userId: _userId, planId: _planId, chapterId: _chapterId, ...call }) => {
            return { ...call, requestId: null }
          }),
      }
    },
  }
}

const questionsOf = (one: Chapter | ChapterVersion): readonly Question[] => ('questions' in one ? one.questions : [])

function sinceOf(chapter: Chapter, others: readonly ChapterVersion[], trouble: ChapterTrouble | null): Date | null {
  const versions = chapter.kind === 'open' ? [chapter, ...others] : []
  const failure = chapter.kind === 'locked' ? chapter.failure : null
  const isBehind = failure?.code === 'earlier-failed'
  const times: Readonly<Record<ChapterTrouble, Date | null>> = {
    failed: isBehind ? null : (failure?.at ?? null),
    'locked-again': isBehind ? failure.at : null,
    'tried-again': chapter.attempt > 1 && chapter.kind !== 'locked' ? chapter.unlockedAt : null,
    rewritten: others.length === 0 ? null : latestOf(versions.map(({ generatedAt }) => generatedAt)),
    reported: latestOf(versions.map(lastReportedAt)),
  }
  if (trouble !== null) return times[trouble]
  return latestOf(Object.values(times))
}

function latestOf(times: readonly (Date | null)[]): Date | null {
  const known = times.filter((time) => time !== null)
  return known.length === 0 ? null : new Date(Math.max(...known.map((time) => time.getTime())))
}

type Place = Pick<TroubledChapter, 'since' | 'id'>

/** Whether the one comes before the other in a list with the newest first. */
const isBefore = (one: Place, other: Place): boolean =>
  one.since.getTime() === other.since.getTime() ? one.id > other.id : one.since > other.since
