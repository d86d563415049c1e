// one chunk: apart, what they share would come with every page
export { LostNotes } from './lost-notes.tsx'
export { NoteField } from './note-field.tsx'
