import { LinkButton, PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { EXAMPLE_GOALS } from '../../../texts/example-goals.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'

export const NoPlans = () => (
  <EmptyState
    title="No learning plans yet"
    action={
      <div className="flex flex-col items-center gap-8">
        <LinkButton to={paths.newLearningRequest} variant="next">
          Create New Plan
        </LinkButton>
        <div className="max-w-[46ch]">
          <h3 id="example-goals" className="font-sans text-note font-normal tracking-normal text-muted">
            Or try one of these
          </h3>
          <ul aria-labelledby="example-goals" className="mt-2 flex flex-col">
            {EXAMPLE_GOALS.map((goal) => (
              <li key={goal}>
                <PageLink
                  to={paths.newLearningRequest}
                  state={{ goal }}
                  className="link inline-flex min-h-11 items-center py-1.5 font-serif leading-snug"
                >
                  {goal}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    }
  >
    Submit a learning request to get started on your learning journey.
  </EmptyState>
)
