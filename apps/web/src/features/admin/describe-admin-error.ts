import { explain } from '../../api/explain.ts'

/** Words for what an admin asked for and did not get. */
export const inWords = (problem: unknown): string => explain(problem, 'An unexpected error occurred.')
