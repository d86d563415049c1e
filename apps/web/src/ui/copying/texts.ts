export const texts = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Couldn’t copy',
}

export type Texts = typeof texts
