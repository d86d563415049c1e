import { DemoTutorNotice } from './features/app-info/demo-tutor-notice.tsx'
import { NewLearningRequestPage } from './features/conversations/new-learning-request-page.tsx'

/** Features never import each other, so the page gets the notice about the tutor from here. */
export function NewLearningRequest() {
  return <NewLearningRequestPage notice={<DemoTutorNotice />} />
}
