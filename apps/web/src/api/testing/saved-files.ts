import { vi } from 'vitest'

/** What the page saves from now on, until `vi.unstubAllGlobals` and `vi.restoreAllMocks`. */
export function watchSavedFiles() {
  const saved: { readonly name: string; readonly text: () => Promise<string> }[] = []
  const blobs: Blob[] = []
  // jsdom makes no addresses for files, and follows no link
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined,
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: () => blobs.at(-1)?.text() ?? Promise.resolve('') })
  })
  return saved
}
