/** Around the download of a Markdown file, and in the file itself. */
export const texts = {
  download: 'Download as Markdown',
  /** For screen readers, where there are several such buttons. */
  of: ': {title}',
  saved: 'Saved as {file} in your downloads.',
  failed: 'We couldn’t create the file. Please try again.',
  chapterFile: 'Chapter',
  planFile: 'Learning plan',
}
