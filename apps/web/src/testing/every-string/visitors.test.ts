import { checkMoments } from './check-moments.ts'
import { visitors } from './every-string.ts'

checkMoments(visitors)
