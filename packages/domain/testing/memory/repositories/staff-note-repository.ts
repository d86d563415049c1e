import type { StaffNoteRepository } from '../../../src/ports/repositories.ts'
import type { Transaction } from '../transaction.ts'

export const memoryStaffNoteRepository = (transaction: Transaction): StaffNoteRepository => ({
  add: async (note) => {
    if (!(await transaction.get('staffNotes', note.id))) await transaction.insert('staffNotes', note.id, note)
  },
  find: (id) => transaction.get('staffNotes', id),
})
