import type { Brief, Topic } from '../brief/brief.ts'
import type { BriefSlots } from '../brief/slots.ts'
import type { ChapterContent, Opening, Practice, ResourceType, Section } from '../chapters/content.ts'
import type { RewriteRequest } from '../chapters/versions.ts'
import type { Question } from '../check/question.ts'
import type { Asked } from '../conversations/conversation.ts'
import type { Turn } from '../conversations/turn.ts'
import type { HelpItem } from '../help/describe-item.ts'
import type { Exchange } from '../help/reveal.ts'
import type { PlanRoom } from '../plans/plan-room.ts'
import type { Candidate } from '../resources/candidate.ts'
import type { ChapterTopic } from '../resources/topic-score.ts'
import type { Fault } from './fault.ts'
import type { Blueprint, LessonTexts } from './parts/lesson-texts.ts'
import type { LessonText } from './questions/clip-sections.ts'

/** The assistant's next message. */
export type ReplyTask = {
  readonly kind: 'reply'
  readonly turns: readonly Turn[]
  readonly brief: Brief
  /** What may still be asked, in order. Empty: say what was understood and ask to proceed. */
  readonly openTopics: readonly Topic[]
  /** What was asked last, once: it may be asked in other words where the learner asks something instead. */
  readonly again: Topic | null
  /** The learner has just said no to the summary: ask what to change. */
  readonly changing: boolean
  /** What the last message of the assistant asked for. */
  readonly asked: Asked
  /** What the learner reads elsewhere, as a BCP 47 primary language: it counts where their words are too few to say one. */
  readonly ownLanguage?: string | null
}

/** A plan from what the learner agreed to. */
export type PlanTask = {
  readonly kind: 'plan'
  readonly brief: Brief
  /** What the learner said in the conversation, oldest first: a brief cannot hold a pasted syllabus. */
  readonly said?: readonly string[]
  /** Unset: what is usual. */
  readonly room?: PlanRoom
  /** What code made of the brief. */
  readonly slots?: BriefSlots
}

/** What a chapter begins with, and the material to go on with. */
export type ChapterTask = {
  readonly kind: 'chapter'
  readonly brief: Brief
  readonly planTitle: string
  /** See `Plan`. */
  readonly thread?: string
  /** Titles of all chapters of the plan, in order. */
  readonly chapterTitles: readonly string[]
  readonly number: number
  readonly title: string
  readonly summary: string
  /** What the plan promised that the learner can do after it. A plan that an earlier version made promised none. */
  readonly objectives?: readonly string[]
  /** How long it should take, where the plan says so. */
  readonly minutes?: number | null
  /** What the chapters before this one teach, as far as they are written: it must not be taught again. */
  readonly earlier?: readonly EarlierChapter[]
  /** What its sections carry on, where that is planned. */
  readonly example?: string
  /** Set: the learner has the chapter, and wants it explained differently. */
  readonly rewrite?: RewriteTask
}

/** How a chapter is explained differently, and what there is to know of the text that its learner has. */
export type RewriteTask = RewriteRequest & {
  readonly keyPoints: readonly string[]
  readonly introductionWords: number
  /** Words of its sections; none of a chapter that has no sections. */
  readonly sectionWords: readonly number[]
  /** The same sections again. */
  readonly blueprint: Blueprint
}

/** A chapter that the learner has. Content of version 1 has an opening only. */
export type EarlierChapter = Opening & Partial<Pick<ChapterContent, 'sections' | 'keyPoints' | 'state'>>

/** A chapter whose objectives are settled: what all of its parts are written from. */
export type LessonTask = Omit<ChapterTask, 'kind' | 'objectives'> & { readonly objectives: readonly string[] }

/** What the sections of a chapter are to be, before they are written side by side. */
export type BlueprintTask = LessonTask & { readonly kind: 'blueprint' }

/** A part of what an objective needs. */
export type SectionTask = LessonTask & {
  readonly kind: 'section'
  readonly blueprint: Blueprint
  /** Its place in the blueprint, from 0. */
  readonly place: number
}

export type ExercisesTask = LessonTask & {
  readonly kind: 'exercises'
  readonly blueprint: Blueprint
  readonly sections: readonly Pick<Section, 'heading' | 'body'>[]
}

/** A second look at a chapter that is written. */
export type ReviewTask = LessonTask & {
  readonly kind: 'review'
  readonly blueprint: Blueprint
  readonly texts: LessonTexts
}

/** What is to be remembered of a chapter, and what to do with it. */
export type RecapTask = LessonTask & {
  readonly kind: 'recap'
  /** What is exercised, in a line each. */
  readonly exercises?: readonly string[]
  readonly sections: readonly Pick<Section, 'heading' | 'body'>[]
}

/** What a learner has made of the practice of a chapter, to be looked at. */
export type PracticeTask = {
  readonly kind: 'practice'
  readonly brief: Brief
  readonly title: string
  readonly keyPoints: readonly string[]
  /** How far the example of the chapter is at its end. */
  readonly state?: string | undefined
  readonly practice: Practice
  /** Text or code of the learner's. */
  readonly result: string
}

/** What a learner asks in a chapter. */
export type HelpTask = {
  readonly kind: 'help'
  readonly brief: Brief
  readonly title: string
  /** Titles of all chapters of the plan, and headings of this one's sections: where else something may be found. */
  readonly chapterTitles: readonly string[]
  readonly headings: readonly string[]
  /** What it is about, as the learner reads it. */
  readonly section: LessonText | null
  /** Null where it is about the lesson itself. */
  readonly item: HelpItem | null
  /** Words of the section that the learner has marked. */
  readonly quote?: string
  /** What was said about the same before, oldest first. */
  readonly past: readonly Exchange[]
  readonly message: string
}

/** A chapter of a plan that is to be revised. */
export type RevisableChapter = {
  readonly title: string
  readonly summary: string
  readonly objectives: readonly string[]
  readonly minutes: number | null
  /** Places of earlier chapters, from 0. */
  readonly prerequisites: readonly number[]
  /** Keeps its place and its words, whatever is asked for. These come first. */
  readonly isFixed: boolean
}

/** A plan changed as its learner asks in words, or what one chapter teaches that the learner has added. */
export type ReviseTask = {
  readonly kind: 'revise'
  readonly brief: Brief
  readonly planTitle: string
  /** See `Plan`. */
  readonly thread?: string
  readonly description: string
  readonly chapters: readonly RevisableChapter[]
  /** What to change, in the learner's words; of an added chapter its place, from 0. */
  readonly wanted: { readonly request: string } | { readonly added: number }
  readonly room?: PlanRoom
}

/** The check of a chapter: from its sections alone, which are all that its learner has read. */
export type QuestionsTask = {
  readonly kind: 'questions'
  readonly brief: Brief
  readonly title: string
  /** Each is asked about, as far as there is room. */
  readonly objectives: readonly string[]
  readonly sections: readonly LessonText[]
  /** The first set, where a second one is asked for. */
  readonly besides?: readonly Question[]
  /** Where some were asked before: those whose key did not hold, with what was found instead, are to be replaced. */
  readonly replace?: {
    readonly kept: readonly string[]
    readonly refuted: readonly {
      readonly objective: number
      readonly prompt: string
      readonly key: string
      readonly found: string
    }[]
  }
}

/** Questions that find out how far along a learner is, one for each of `objectives`: steps of rising difficulty. There are no sections. */
export type PlacementTask = Omit<QuestionsTask, 'kind'> & { readonly kind: 'placement' }

export type AskingTask = QuestionsTask | PlacementTask

/** Questions to be solved by one who has the lesson and no key. */
export type SolveTask = {
  readonly kind: 'solve'
  /** None: by what is true. */
  readonly sections: readonly LessonText[]
  readonly questions: readonly {
    readonly kind: Question['kind']
    readonly prompt: string
    /** In an order of their own; none of a question that has none. */
    readonly options: readonly string[]
    readonly unit: string
  }[]
}

/** Words to search for pages about a chapter with. `language`: of the chapter, a BCP 47 primary language. */
export type SearchWordsTask = ChapterTopic & {
  readonly kind: 'search-words'
  readonly language: string
  /** What the learner said beside the goal, on their level, time and focus. No prompt holds it: no search may. */
  readonly said: readonly string[]
}

/** Of the pages that a search found, those that help with a chapter, the best first. Their titles and excerpts were written by strangers. */
export type PickTask = ChapterTopic & {
  readonly kind: 'pick'
  readonly language: string
  readonly candidates: readonly (Pick<Candidate, 'title' | 'excerpt' | 'language'> & {
    /** Names it in the answer. */
    readonly id: string
    /** Where it is. */
    readonly site: string
    readonly type: ResourceType
  })[]
}

/** Why the last answer to the same task is asked for again, and that answer, where only soft faults are to be mended. */
export type Attempted = { readonly faults?: readonly Fault[]; readonly former?: string }

/** What a language model is asked to do, as facts. `promptFor` puts it into words; a built-in tutor needs no words. */
export type Task = (
  | ReplyTask
  | PlanTask
  | ChapterTask
  | BlueprintTask
  | SectionTask
  | ReviewTask
  | ExercisesTask
  | RecapTask
  | PracticeTask
  | HelpTask
  | QuestionsTask
  | PlacementTask
  | SolveTask
  | ReviseTask
  | SearchWordsTask
  | PickTask
) &
  Attempted
