/**
 * Stands in the build for `property-information`, which lists every attribute of HTML and SVG and adds 6 KiB for a user who reads
 * Markdown. The few that src/ui/markdown/markdown-schema.ts lets through are called in React what they are called in a tree.
 */
export const html = { space: 'html' }
export const svg = { space: 'svg' }
export const hastToReact = {}

export const find = (_schema: unknown, name: string) => ({
  property: name,
  attribute: name === 'className' ? 'class' : name,
  space: 'html',
})
