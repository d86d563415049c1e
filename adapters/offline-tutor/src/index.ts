export { makeOfflineTutor } from './offline-tutor.ts'
