import { texts } from 'virtual:texts/landing'
import { FoldMark } from '../../ui/fold-mark.tsx'

const { questions } = texts

export const Questions = () => (
  <section aria-labelledby="questions-title" className="border-t border-line bg-sheet">
    <div className="wrap grid gap-x-16 gap-y-6 py-16 sm:py-24 lg:grid-cols-[1fr_2fr]">
      <h2 id="questions-title" className="text-title">
        {questions.heading}
      </h2>
      <div className="border-t border-line">
        {questions.list.map(({ question, answer }) => (
          <details key={question} className="group/fold border-b border-line">
            <summary className="flex min-h-14 cursor-pointer items-center gap-4 py-3 font-serif text-lead font-[560]">
              {question}
              <FoldMark className="group-open/fold:rotate-180" />
            </summary>
            <p className="max-w-[62ch] pb-6 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </div>
  </section>
)
