import { messageOf } from '../../api/explain.ts'

/** Of any call for admins: they get the server's own sentence for every refusal. */
export const describeAdminError = (problem: unknown): string => messageOf(problem, 'An unexpected error occurred.')
