export const texts = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Couldn’t copy',
}
