import { checkMoments } from './check-moments.ts'
import { admins } from './every-string.ts'

checkMoments(admins)
