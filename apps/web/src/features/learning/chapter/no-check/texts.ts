/** Why a chapter has no check. */
export const texts = {
  unwritten: 'This chapter has no check: the tutor’s questions weren’t usable.',
  unsolved: 'This chapter has no check: we couldn’t verify the answers to its questions.',
  refuted: 'This chapter has no check: its questions didn’t hold up when we verified them.',
  damaged: 'We can’t show this chapter’s check just now. Everything else is here.',
  unknown: 'This chapter has no check.',
}

export type Texts = typeof texts
