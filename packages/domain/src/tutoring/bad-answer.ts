/** The model answered, but not with what was asked for. `detail` is for the log. */
export type BadAnswer = { readonly kind: 'bad-answer'; readonly detail: string }
