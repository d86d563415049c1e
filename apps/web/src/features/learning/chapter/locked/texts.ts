/** What is said of a chapter that is not unlocked. */
export const texts = {
  title: 'Chapter Locked',
  text: 'This chapter is currently locked. Please unlock it to view its content.',
  failed: 'Content generation failed after multiple attempts. Please try unlocking the chapter again.',
  returned: 'You got your credits back.',
  inOrder: 'Chapters unlock in order. Unlock the ones before this one first.',
}
