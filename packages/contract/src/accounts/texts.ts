/** What is said of inputs that do not fit. Apart, so that a page loads those alone that it says. */
export const usernameMissing = 'Please choose a username.'
export const usernameTooLong = 'A username can have at most 50 characters.'
export const passwordsMissing = 'All password fields are required.'
export const invalidWeeklyGoal = 'Choose 10 to 2,000 minutes, or leave it empty for no goal.'
export const timeZoneUnknown = 'We don’t know this time zone. Please choose one like Europe/Berlin.'
