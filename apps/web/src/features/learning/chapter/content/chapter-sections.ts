/** The parts of a chapter, in order; the mini contents and the headings share them. */
export const sections = {
  introduction: 'Introduction',
  objectives: 'Learning Objectives',
  resources: 'Curated Resources',
} as const

export type SectionId = keyof typeof sections

export const sectionIds = ['introduction', 'objectives', 'resources'] as const
