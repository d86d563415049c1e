import { DemoTutorNotice } from './demo-tutor-notice.tsx'
import { NewLearningRequestPage } from './new-learning-request-page.tsx'

/** Features never import each other, so the page gets the notice about the tutor from here. */
export function NewLearningRequest() {
  return <NewLearningRequestPage notice={<DemoTutorNotice />} />
}
