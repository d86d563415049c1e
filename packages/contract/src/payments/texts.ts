/** What is said of inputs that do not fit. Apart, so that a page loads those alone that it says. */
export const packageMissing = 'Please choose a package.'
export const invalidCheckout = 'This checkout isn’t valid.'
export const invalidPageSize = 'Please ask for 1 to 100 entries.'
export const invalidUnlock = 'What is to be unlocked isn’t valid.'
