import { texts as demo } from 'virtual:texts/demo-tutor'
import { texts } from 'virtual:texts/landing'
import { clsx } from 'clsx'
import { use } from 'react'
import { LinkButton, paths } from '../../routing/page-link.tsx'
import { IsDemoTutor } from '../../ui/is-demo-tutor.ts'

type WayInProps = {
  /** What it says to visitors. */
  readonly label: string
  readonly className?: string
}

/**
 * A new learner registers here, and who is signed in goes on. The build writes this page once for both, so it holds both
 * links and the style sheet shows one of them: nothing changes under the reader when the script finds out who that is.
 */
export const WayIn = ({ label, className }: WayInProps) => (
  <>
    <LinkButton to={paths.register} variant="next" className={clsx('for-visitors', className)}>
      {label}
    </LinkButton>
    <LinkButton to={paths.dashboard} variant="next" className={clsx('for-learners', className)}>
      {texts.hero.toDashboard}
    </LinkButton>
  </>
)

/** Before they sign up, visitors read in which language the lessons are. */
export const DemoNote = () => (use(IsDemoTutor) ? <p className="mt-2 text-note font-medium">{demo.lessons}</p> : null)
