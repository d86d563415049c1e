import { checkMoments } from './check-moments.ts'
import { learners } from './every-string.ts'

checkMoments(learners)
