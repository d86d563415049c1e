import { texts } from 'virtual:texts/learning/chapter'
import type { ChapterView } from '@app/contract'
import { LinkButton, PageLink, paths } from '../../../routing/page-link.tsx'
import { fill } from '../../../ui/fill.tsx'
import { Trail, TrailStop } from '../../../ui/trail.tsx'

type NeighboursProps = {
  readonly chapter: ChapterView
  /** Whether there is something to complete here; else the next step is another one. */
  readonly readable: boolean
}

export function Neighbours({ chapter, readable }: NeighboursProps) {
  const { previous_chapter: previous, next_chapter: next, learning_plan_id: planId } = chapter
  const completed = chapter.is_completed_by_current_user
  return (
    <nav aria-label={texts.neighbours.label} className="mt-12 print:hidden">
      <Trail label={texts.neighbours.label}>
        {previous && <Neighbour {...previous} planId={planId} where={texts.neighbours.previous} />}
        <TrailStop mark={completed ? 'done' : chapter.is_unlocked ? 'open' : 'locked'} markLabel="">
          <p className="text-note text-muted">{texts.neighbours.here}</p>
          <p dir="auto">{chapter.title}</p>
        </TrailStop>
        {next ? (
          <Neighbour {...next} planId={planId} where={texts.neighbours.next} loud={readable && completed} />
        ) : (
          completed && (
            <TrailStop mark="done" markLabel="">
              <p>{fill(texts.neighbours.last, { plan: <bdi>{chapter.learning_plan_title}</bdi> })}</p>
              <LinkButton to={paths.dashboard} variant="next" className="mt-3">
                {texts.toDashboard}
              </LinkButton>
              <PageLink to={paths.newLearningRequest} className="link mt-3 block">
                {texts.neighbours.planNext}
              </PageLink>
            </TrailStop>
          )
        )}
      </Trail>
    </nav>
  )
}

type NeighbourProps = NonNullable<ChapterView['next_chapter']> & {
  readonly planId: string
  readonly where: string
  readonly loud?: boolean
}

function Neighbour({ id, title, planId, where, loud = false, ...state }: NeighbourProps) {
  const { is_unlocked: isUnlocked, is_completed: isCompleted } = state
  const to = paths.chapter(planId, id)
  const place = (
    <>
      {isUnlocked ? where : texts.neighbours.locked({ where })}
      <span className="sr-only">: </span>
    </>
  )
  return (
    <TrailStop
      mark={isCompleted ? 'done' : isUnlocked ? 'open' : 'locked'}
      markLabel={isCompleted ? texts.neighbours.completed : ''}
    >
      {loud ? (
        <LinkButton to={to} variant="next">
          <span className="text-start">
            <span className="block text-note font-normal">{place}</span>
            <span dir="auto" className="block">
              {title}
            </span>
          </span>
        </LinkButton>
      ) : (
        <PageLink to={to} className="group block">
          <span className="block text-note text-muted">{place}</span>
          <span dir="auto" className="link group-hover:decoration-2">
            {title}
          </span>
        </PageLink>
      )}
    </TrailStop>
  )
}
