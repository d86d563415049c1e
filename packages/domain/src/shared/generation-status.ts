/** Of a plan, or of a chapter's content. A locked chapter is PENDING, or FAILED when its last unlock came to nothing. */
export type GenerationStatus = 'PENDING' | 'GENERATING' | 'COMPLETE' | 'FAILED'
