import { texts } from 'virtual:texts/demo-tutor'
import { use } from 'react'
import { IsDemoTutor } from '../../ui/is-demo-tutor.ts'

/** Before they sign up, visitors read in which language the lessons are. */
export const DemoNote = () => (use(IsDemoTutor) ? <p className="mt-2 text-note font-medium">{texts.lessons}</p> : null)
