/** Lets the browser save a text or what has come as a file, as if it had been downloaded. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  // Firefox follows only anchors that are in the document
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
  // a browser that asks where to save reads the file only after the answer
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
