import { texts } from 'virtual:texts/admin/chapters'
import type { JudgedQuestion } from '@app/contract'
import { shortTime } from '../../../texts/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { fill } from '../../../ui/fill.tsx'
import { List } from '../../../ui/list.tsx'
import { LazyInlineText, LazyLessonMarkdown } from '../../../ui/markdown/lesson/lazy-lesson-markdown.tsx'
import { None } from '../page-parts.tsx'

const words = texts.questions

/** The check of a chapter, with its keys and what its learner doubted. */
export const Questions = ({ questions }: { readonly questions: readonly JudgedQuestion[] }) =>
  questions.length === 0 ? (
    <None>{words.none}</None>
  ) : (
    <List ordered aria-label={words.label} className="max-w-3xl border-t border-line">
      {questions.map((question, index) => (
        <li key={question.id} className="border-b border-line py-4">
          <div className="flex gap-3">
            <span className="text-muted">{index + 1}.</span>
            <div className="min-w-0 flex-1 wrap-anywhere">
              <div className="font-semibold">
                <LazyLessonMarkdown text={question.prompt} />
              </div>
              <Answers question={question} />
              <div className="mt-2 text-note text-muted">
                <LazyLessonMarkdown text={question.explanation} />
              </div>
              {question.report && <Report report={question.report} />}
            </div>
            {question.is_void && (
              <p className="flex-none self-start">
                <Badge>{words.void}</Badge>
              </p>
            )}
          </div>
        </li>
      ))}
    </List>
  )

/** Options with the right ones named, in their right order where there is one; else the key itself. */
function Answers({ question }: { readonly question: JudgedQuestion }) {
  const { kind, options, key, accepted = [], tolerance } = question
  const keys = [key].flat()
  if (!options) {
    return (
      <p className="mt-2">
        {fill(words.key, { key: <bdi>{keys.join(', ')}</bdi> })}
        {tolerance !== undefined && tolerance > 0 && <span className="text-muted"> {texts.within({ tolerance })}</span>}
        {accepted.length > 0 && (
          <>
            <span className="text-muted"> · </span>
            {fill(words.accepted, { texts: <bdi>{accepted.join(', ')}</bdi> })}
          </>
        )}
      </p>
    )
  }
  const shown = kind === 'order' ? keys.flatMap((id) => options.filter((option) => option.id === id)) : options
  return (
    <ul className={`mt-2 ps-5 ${kind === 'order' ? 'list-decimal' : 'list-disc'}`}>
      {shown.map(({ id, text }) => (
        <li key={id} dir="auto">
          <LazyInlineText text={text} />
          {kind !== 'order' && keys.includes(id) && <strong className="font-semibold"> {words.isKey}</strong>}
        </li>
      ))}
    </ul>
  )
}

const Report = ({ report: { reason, at, verdict } }: { readonly report: NonNullable<JudgedQuestion['report']> }) => (
  <div className="mt-3 border-s-2 border-edge ps-4">
    <p>
      {fill(at === null ? words.reported : texts.reportedOn, {
        time: at !== null && shortTime(at),
        reason: <q dir="auto">{reason}</q>,
      })}
    </p>
    <p className="text-note font-semibold">{texts.verdicts[verdict]}.</p>
  </div>
)
