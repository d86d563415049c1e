/** A title as the name of a file. `other` is for titles of which nothing is left. Whatever else a system does not take, browsers replace. */
export function fileName(title: string, other: string, ending: string): string {
  // a dot first hides a file, a hyphen first looks like an option
  const name = title.replace(/[\s<>:"/\\|?*\p{Cc}]+/gu, ' ').replace(/^[ .~-]+|[ .]+$/g, '')
  return `${name || other}.${ending}`
}
