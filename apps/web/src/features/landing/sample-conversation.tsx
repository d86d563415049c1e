import { texts } from 'virtual:texts/landing'
import { texts as sample } from 'virtual:texts/landing/sample'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { controlStyle } from '../../ui/forms/field.tsx'
import { List } from '../../ui/list.tsx'
import { paintedDiamond } from '../../ui/trail.tsx'

const words = texts.demo.conversation
/** The learner begins, and they take turns. */
const turns = sample.conversation.map((text, place) => ({ text, isFromUser: place % 2 === 0 }))

const LEARNERS = 'rounded-ee-none bg-ink text-paper'
const ASSISTANTS = 'rounded-es-none border border-line bg-paper'

export const SampleConversation = () => (
  <>
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3 sm:px-6">
      <h3 className="text-body">
        <span className="sr-only">{words.about}</span>
        {sample.conversation[0]}
      </h3>
      <Badge>{texts.demo.sample}</Badge>
    </div>
    <List ordered aria-label={words.messages} className="flex flex-1 flex-col gap-4 px-4 py-6 sm:px-6">
      {turns.map(({ isFromUser, text }) => (
        <li key={text} className={isFromUser ? 'flex justify-end ps-8 sm:ps-16' : 'flex gap-3 sm:pe-16'}>
          {!isFromUser && (
            <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" className="mt-4 flex-none max-sm:hidden">
              <path d={paintedDiamond} className="fill-ink" />
            </svg>
          )}
          <p className={`rounded-md px-4 py-2.5 ${isFromUser ? LEARNERS : ASSISTANTS}`}>
            <span className="sr-only">{isFromUser ? words.you : words.assistant}</span>
            {text}
          </p>
        </li>
      ))}
    </List>
    <div className="border-t border-line px-4 py-3 sm:px-6 sm:py-4">
      <div className="flex gap-2">
        <input
          disabled
          aria-label={words.input}
          aria-describedby="demo-input-note"
          placeholder={words.placeholder}
          className={`${controlStyle} min-h-12 min-w-0 flex-1 cursor-not-allowed`}
        />
        <Button className="w-22 flex-none px-0!" disabledReason={words.disabled}>
          {words.send}
        </Button>
      </div>
      <p id="demo-input-note" className="mt-2 text-note text-muted">
        {words.disabled} {words.signUp}
      </p>
    </div>
  </>
)
