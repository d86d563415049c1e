import { toggleCompletion } from '@app/contract'
import { ChapterId, type ToggleCompletion } from '@app/domain'
import { refuse } from '../pipeline/refusal.ts'
import { type Route, route } from '../pipeline/route.ts'

export const toggleCompletionRoute = (deps: { readonly toggleCompletion: ToggleCompletion }): Route =>
  route(toggleCompletion, async ({ input, reader }) => {
    const result = await deps.toggleCompletion({ userId: reader.user.id, chapterId: ChapterId(input.id) })
    if (!result.ok) return refuse(result.error, toggleCompletion)
    const { progress, completed } = result.value
    return { status: 200, body: { learning_plan_progress: progress, chapter_completed: completed } }
  })
