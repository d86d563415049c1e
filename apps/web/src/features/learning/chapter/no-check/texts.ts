/** Why a chapter has no check. */
export const texts = {
  unwritten: 'This chapter has no quiz: the assistant’s questions weren’t usable.',
  unsolved: 'This chapter has no quiz: we couldn’t verify the answers to its questions.',
  refuted: 'This chapter has no quiz: we found mistakes in its questions.',
  damaged: 'We can’t show this chapter’s quiz just now. Everything else is here.',
  unknown: 'This chapter has no quiz.',
}
