/** Lets the browser save a text as a file, as if it had been downloaded. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
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
