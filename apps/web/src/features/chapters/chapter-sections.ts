/** The parts of a chapter, in order; the mini contents and the headings share them. */
export const sections = {
  introduction: 'Introduction',
  objectives: 'Learning Objectives',
  resources: 'Curated Resources',
} as const

export type SectionId = keyof typeof sections

// the ids of an object's own keys, which `Object.keys` forgets
export const sectionIds = Object.keys(sections) as readonly SectionId[]
