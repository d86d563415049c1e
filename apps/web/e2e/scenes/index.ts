import { accountScenes, creditScenes } from './account.ts'
import { adminScenes } from './admin.ts'
import { adminHealthScenes } from './admin-health.ts'
import { chapterScenes } from './chapter.ts'
import { dashboardChapterScenes, dashboardScenes } from './dashboard.ts'
import { entryScenes, mailedLinkScenes } from './entry.ts'
import { requestScenes } from './new-learning-request.ts'
import type { SceneGroup } from './scene.ts'
import { landingScenes, plainScenes } from './visitors.ts'

/** Every screen of the product in every state that it can be in. The longest groups first, so that two share the work. */
export const sceneGroups: readonly SceneGroup[] = [
  requestScenes,
  dashboardScenes,
  accountScenes,
  adminScenes,
  chapterScenes,
  creditScenes,
  dashboardChapterScenes,
  mailedLinkScenes,
  entryScenes,
  landingScenes,
  plainScenes,
  adminHealthScenes,
]
