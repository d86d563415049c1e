// Written by `npm run docs` from en.json.

declare module 'virtual:texts/account' {
export const texts: {
/** Signed in as {name}, {email} */ readonly signedInAs: (values: { readonly name: string | number; readonly email: string | number }) => string
readonly credits: {
/** Your Credits */ readonly title: string
/** {count, plural, one {credit available} other {credits available}} */ readonly available: (values: { readonly count: number }) => string
/** A chapter costs 10 credits ($1). The first one in every plan is free. */ readonly price: string
/** Packages start at $5. */ readonly packs: string
/** Buy More Credits */ readonly buy: string
}
readonly password: {
/** Change Password */ readonly title: string
/** This logs you out on all other devices. */ readonly lead: string
/** Forgot your current password? */ readonly forgot: string
/** Cancel */ readonly cancel: string
/** Current password */ readonly current: string
/** min. 9 characters */ readonly placeholder: string
/** Change Password */ readonly change: string
/** Authentication token not found. Please log in again. */ readonly tokenMissing: string
/** Password changed successfully! */ readonly changed: string
/** Failed to change password. Please try again. */ readonly failed: string
/** All password fields are required. */ readonly allRequired: string
/** Please fill this in. */ readonly missing: string
/** New password must be longer than 8 characters. */ readonly tooShort: string
/** New passwords do not match. */ readonly differ: string
}
readonly mustChange: {
/** You signed in with a temporary password. Choose your own to continue. */ readonly lead: string
/** The temporary password you just signed in with. */ readonly hint: string
/** Log out */ readonly logOut: string
}
/** Used on screen and in our emails. Your plans keep the language you describe them in. */ readonly language: string
readonly data: {
/** Your data */ readonly title: string
/** Download everything we store about you: your account, sessions, credits and purchases, conversations, and plans with their chapters. Your password isn’t included. */ readonly lead: string
/** Download my data */ readonly download: string
/** We couldn’t prepare your data. Please try again. */ readonly failed: string
/** Saved as {file} in your downloads. */ readonly saved: (values: { readonly file: string | number }) => string
/** You can delete your account. Changed your mind? Sign in within 30 days and nothing is lost. After that, everything is gone for good. */ readonly deletion: string
/** Delete my account */ readonly delete: string
}
readonly importing: {
/** Bring a plan back from a file with your data. You get its outline as a new plan with locked chapters. */ readonly lead: string
/** File with your data */ readonly file: string
/** We couldn’t find a plan in this file. Please choose one you downloaded here. */ readonly unreadable: string
/** {count, plural, one {# chapter} other {# chapters}} */ readonly chapters: (values: { readonly count: number }) => string
/** Add this plan */ readonly add: string
/** Added to your plans. */ readonly added: string
/** Open it */ readonly open: string
/** We couldn’t add this plan. Please try again. */ readonly failed: string
}
readonly deletion: {
/** Delete your account? */ readonly title: string
/** Your password */ readonly password: string
/** Please enter your password. */ readonly enterPassword: string
/** Keep my account */ readonly keep: string
/** Delete my account */ readonly delete: string
/** We couldn’t delete your account. Please try again. */ readonly failed: string
/** Your account will be deleted */ readonly deleted: string
/** Your account will be deleted on {day}. Sign in before then to keep it. */ readonly until: (values: { readonly day: string | number }) => string
/** Done */ readonly done: string
/** What happens to your account */ readonly steps: string
/** Right away */ readonly rightAway: string
/** Now */ readonly now: string
/** You’re logged out on all devices. */ readonly loggedOut: string
/** For 30 days */ readonly for30Days: string
/** Before {day} */ readonly before: (values: { readonly day: string | number }) => string
/** You can change your mind. Nothing is lost if you sign in as {email} */ readonly canKeep: (values: { readonly email: string | number }) => string
/** After that */ readonly afterThat: string
/** On {day} */ readonly on: (values: { readonly day: string | number }) => string
/** Your account is deleted for good, with your plans, their chapters and {credits}. Credits aren’t refunded. */ readonly gone: (values: { readonly credits: string | number }) => string
/** any credits left */ readonly anyCredits: string
/** {count, plural, one {your remaining # credit} other {your remaining # credits}} */ readonly remaining: (values: { readonly count: number }) => string
}
readonly sessions: {
/** Where you’re signed in */ readonly title: string
/** Don’t recognize a device? Log it out and change your password. */ readonly lead: string
/** Loading your sessions... */ readonly loading: string
/** We couldn’t load your sessions. */ readonly failed: string
/** Sessions */ readonly list: string
/** Show {count} more */ readonly more: (values: { readonly count: string | number }) => string
/** No other active sessions. */ readonly noOther: string
/** Unknown device */ readonly unknownDevice: string
/** This browser */ readonly thisBrowser: string
/** Active now, signed in on {since} */ readonly current: (values: { readonly since: string | number }) => string
/** Last used {used}, signed in on {since} */ readonly other: (values: { readonly used: string | number; readonly since: string | number }) => string
/** Log out */ readonly logOut: string
/** {device}, signed in on {since} */ readonly logOutOf: (values: { readonly device: string | number; readonly since: string | number }) => string
/** Logged out */ readonly loggedOut: string
/** Logged out: {device} */ readonly loggedOutOf: (values: { readonly device: string | number }) => string
/** We couldn’t log that device out. Please try again. */ readonly logOutFailed: string
}
readonly everywhere: {
/** Log out of all devices */ readonly button: string
/** Log out of all devices? */ readonly title: string
/** This logs you out everywhere, including this browser. You can sign in again with your password. */ readonly description: string
/** Stay signed in */ readonly stay: string
/** You’re logged out on all devices. */ readonly done: string
/** We couldn’t log you out of all devices. Please try again. */ readonly failed: string
}
readonly learning: {
/** Learning */ readonly title: string
/** Your time zone */ readonly timeZone: string
/** Your reviews for a day stay open until midnight in this time zone. */ readonly timeZoneHint: string
/** Use {zone}, like this device */ readonly likeDevice: (values: { readonly zone: string | number }) => string
/** Weekly goal in minutes */ readonly goal: string
/** Counts the planned minutes of chapters you complete, and 20 seconds for each review. Leave it empty for no goal. */ readonly goalHint: string
/** Save goal */ readonly saveGoal: string
/** Remind me by email when reviews are due */ readonly remind: string
/** At most one email a day, from 8 a.m. on, and none once you’ve started reviewing. */ readonly remindHint: string
/** Saved. */ readonly saved: string
/** We couldn’t save that. Please try again. */ readonly failed: string
}
}
}

declare module 'virtual:texts/account/unsubscribe' {
export const texts: {
/** We’ll stop emailing you about your reviews. Your account and plans stay as they are. */ readonly lead: string
/** Stop reminders */ readonly stop: string
/** Done. We won’t remind you by email anymore. You can turn reminders back on in your account. */ readonly done: string
/** Go to my account */ readonly account: string
/** We couldn’t stop your reminders. Please try again. */ readonly failed: string
}
}

declare module 'virtual:texts/admin' {
export const texts: {
/** Admin Portal - {section} */ readonly title: (values: { readonly section: string | number }) => string
/** Admin portal */ readonly portal: string
readonly sections: {
/** Users */ readonly users: string
/** Purchases */ readonly purchases: string
/** Chapters */ readonly chapters: string
/** Resources */ readonly resources: string
/** Activity */ readonly activity: string
/** Costs and health */ readonly health: string
/** Funnel */ readonly funnel: string
/** Configuration */ readonly configuration: string
}
/** An unexpected error occurred. */ readonly unexpectedError: string
/** Clear filters */ readonly clearFilters: string
/** Show more */ readonly showMore: string
/** {count, plural, one {# more shown} other {# more shown}} */ readonly moreShown: (values: { readonly count: number }) => string
/** No matches. */ readonly nothingMatches: string
/** No more matches. */ readonly endOfMatches: string
/** From */ readonly from: string
/** To */ readonly to: string
/** Download CSV */ readonly downloadCsv: string
/** Preparing… */ readonly preparingCsv: string
/** The file is ready. */ readonly csvReady: string
/** The file has the first {rows} rows. Narrow the list to get the rest. */ readonly csvCut: (values: { readonly rows: string | number }) => string
}
}

declare module 'virtual:texts/admin/activity' {
export const texts: {
/** Activity */ readonly title: string
/** Everything admins and operators did to accounts, and every chapter they read, newest first. It can’t be changed or deleted. */ readonly lead: string
/** Loading the activity... */ readonly loading: string
/** We couldn’t load the activity. */ readonly failed: string
/** No activity yet. */ readonly none: string
/** End of log. */ readonly end: string
/** Activity, newest first */ readonly list: string
/** {count, plural, one {# entry shown.} other {# entries shown.}} */ readonly shown: (values: { readonly count: number }) => string
/** {count, plural, one {Showing the first entry.} other {Showing the first # entries.}} */ readonly first: (values: { readonly count: number }) => string
readonly filters: {
/** Action */ readonly what: string
/** All actions */ readonly everything: string
/** Done by */ readonly who: string
/** Anyone */ readonly anyone: string
/** An operator on the command line */ readonly operator: string
/** A deleted account */ readonly deletedAccount: string
/** One admin */ readonly oneAdmin: string
readonly only: {
/** Only actions on {user} */ readonly text: (values: { readonly user: string | number }) => string
/** Show all users */ readonly all: string
}
/** a deleted account */ readonly aDeletedAccount: string
/** one user */ readonly oneUser: string
}
readonly kinds: {
/** Users added */ readonly 'user-added': string
/** Users activated */ readonly 'user-activated': string
/** Users deactivated */ readonly 'user-deactivated': string
/** Emails verified by staff */ readonly 'user-verified': string
/** Roles changed */ readonly 'role-changed': string
/** Temporary passwords set */ readonly 'password-set': string
/** Credits added */ readonly 'credits-granted': string
/** Credits taken back */ readonly 'credits-withdrawn': string
/** Verification emails resent */ readonly 'verification-resent': string
/** Staff notes added */ readonly 'note-added': string
/** Lists downloaded */ readonly 'list-exported': string
/** Plans requeued */ readonly 'plan-requeued': string
/** Chapters requeued */ readonly 'chapter-requeued': string
/** Chapters read */ readonly 'chapter-read': string
/** Data exported */ readonly 'data-exported': string
/** Deletions scheduled */ readonly 'removal-asked': string
}
/** Reason: {reason} */ readonly reason: (values: { readonly reason: string | number }) => string
/** An operator on the command line */ readonly operator: string
/** A deleted account */ readonly someoneDeleted: string
/** a deleted account */ readonly deleted: string
/** chapter {title} */ readonly chapter: (values: { readonly title: string | number }) => string
/** deleted chapter */ readonly deletedChapter: string
readonly roles: {
/** standard */ readonly standard: string
/** admin */ readonly admin: string
}
readonly lists: {
/** users */ readonly users: string
/** purchases */ readonly purchases: string
/** a credit history */ readonly ledger: string
/** activity */ readonly audit: string
}
readonly acts: {
readonly 'user-added': {
/** {who} added {whom} as a standard user */ readonly standard: (values: { readonly who: string | number; readonly whom: string | number }) => string
/** {who} added {whom} as an admin */ readonly admin: (values: { readonly who: string | number; readonly whom: string | number }) => string
}
/** {who} changed {whom}’s role from {from} to {to} */ readonly 'role-changed': (values: { readonly who: string | number; readonly whom: string | number; readonly from: string | number; readonly to: string | number }) => string
/** {who} activated {whom} */ readonly 'user-activated': (values: { readonly who: string | number; readonly whom: string | number }) => string
/** {who} deactivated {whom} */ readonly 'user-deactivated': (values: { readonly who: string | number; readonly whom: string | number }) => string
/** {who} verified {whom}’s email */ readonly 'user-verified': (values: { readonly who: string | number; readonly whom: string | number }) => string
/** {who} set a temporary password for {whom} */ readonly 'password-set': (values: { readonly who: string | number; readonly whom: string | number }) => string
/** {who} exported {whom}’s data */ readonly 'data-exported': (values: { readonly who: string | number; readonly whom: string | number }) => string
/** {who} scheduled {whom}’s account for deletion */ readonly 'removal-asked': (values: { readonly who: string | number; readonly whom: string | number }) => string
/** {who} added {credits} to {whom} (balance {balance}) */ readonly 'credits-granted': (values: { readonly who: string | number; readonly credits: string | number; readonly whom: string | number; readonly balance: string | number }) => string
/** {who} took back {credits} from {whom} (balance {balance}) */ readonly 'credits-withdrawn': (values: { readonly who: string | number; readonly credits: string | number; readonly whom: string | number; readonly balance: string | number }) => string
/** {who} resent the verification email to {whom} */ readonly 'verification-resent': (values: { readonly who: string | number; readonly whom: string | number }) => string
/** {who} added a note about {whom} */ readonly 'note-added': (values: { readonly who: string | number; readonly whom: string | number }) => string
/** {who} downloaded a list: {list} */ readonly 'list-exported': (values: { readonly who: string | number; readonly list: string | number }) => string
/** {who} requeued {whom}’s failed plan */ readonly 'plan-requeued': (values: { readonly who: string | number; readonly whom: string | number }) => string
/** {who} requeued {whom}’s {chapter} */ readonly 'chapter-requeued': (values: { readonly who: string | number; readonly whom: string | number; readonly chapter: string | number }) => string
/** {who} read {whom}’s {chapter} */ readonly 'chapter-read': (values: { readonly who: string | number; readonly whom: string | number; readonly chapter: string | number }) => string
}
}
}

declare module 'virtual:texts/admin/chapters' {
export const texts: {
/** Chapters */ readonly title: string
/** Chapters that failed, were locked again, were requeued, were explained differently or have a reported question. Newest first. The activity log records each one you open. */ readonly lead: string
/** Reason */ readonly what: string
/** All reasons */ readonly anything: string
/** Loading the chapters... */ readonly loading: string
/** We couldn’t load the chapters. */ readonly failed: string
/** No chapters to review. */ readonly none: string
/** End of list. */ readonly end: string
/** Chapters, newest first */ readonly list: string
readonly columns: {
/** Chapter */ readonly chapter: string
/** Learner */ readonly learner: string
/** What */ readonly what: string
/** Since */ readonly since: string
}
readonly only: {
/** Only chapters of {user} */ readonly text: (values: { readonly user: string | number }) => string
/** one learner */ readonly nameless: string
/** Show all learners */ readonly all: string
}
readonly troubles: {
/** Failed */ readonly failed: string
/** Locked again */ readonly 'locked-again': string
/** Requeued */ readonly 'tried-again': string
/** Explained differently */ readonly rewritten: string
/** Question reported */ readonly reported: string
}
/** Locked again, because the chapter before it failed. */ readonly earlierFailed: string
readonly status: {
/** Ready */ readonly ready: string
/** Being written */ readonly writing: string
/** Locked again */ readonly lockedAgain: string
/** Failed, and locked again */ readonly failed: string
/** Locked */ readonly locked: string
/** Waiting to be written */ readonly waiting: string
}
readonly verdicts: {
/** Being verified */ readonly verifying: string
/** Verified: the answer is right, so the question stays */ readonly 'key-held': string
/** Voided: the answer was wrong, so it no longer counts */ readonly void: string
}
readonly open: {
/** Please paste a chapter’s address or ID. */ readonly missing: string
/** Chapter address or ID */ readonly label: string
/** Open */ readonly button: string
}
readonly record: {
/** Chapter */ readonly title: string
/** This chapter belongs to a learner. The activity log records that you opened it. */ readonly lead: string
/** All chapters */ readonly all: string
/** Loading the chapter... */ readonly loading: string
/** No chapter has this ID. */ readonly absent: string
/** We couldn’t load the chapter. */ readonly failed: string
/** Questions and reports */ readonly questions: string
/** With the right answers. Learners see those only after they answer. */ readonly questionsNote: string
/** Reports of other versions */ readonly elsewhere: string
/** This chapter was explained differently. These questions belong to versions that aren’t shown. */ readonly elsewhereNote: string
/** Model calls */ readonly calls: string
/** Newest first, at most the last 200. We don’t keep what was asked. */ readonly callsNote: string
/** Kept parts */ readonly parts: string
/** What’s written so far. The next attempt continues from here. */ readonly partsNote: string
/** Content */ readonly content: string
/** What the learner reads. */ readonly contentNote: string
}
readonly facts: {
/** Plan */ readonly plan: string
/** Learner */ readonly learner: string
/** their chapters in this list */ readonly theirs: string
/** State */ readonly state: string
/** Requested */ readonly askedFor: string
/** Not yet */ readonly notYet: string
/** Versions */ readonly versions: string
/** Asked the tutor */ readonly helpTurns: string
/** Price */ readonly price: string
/** Free */ readonly free: string
/** Unlocked */ readonly unlocked: string
/** Written */ readonly written: string
/** Summary */ readonly summary: string
/** None */ readonly none: string
/** Objectives */ readonly objectives: string
/** None promised */ readonly noObjectives: string
/** Time */ readonly time: string
/** Not promised */ readonly noTime: string
}
readonly calls: {
/** No model was called for this chapter. */ readonly none: string
/** Model calls, newest first */ readonly label: string
/** Task */ readonly task: string
/** Ended */ readonly ended: string
/** Started */ readonly begun: string
/** Duration */ readonly took: string
/** Tokens */ readonly tokens: string
/** Cost */ readonly cost: string
/** unknown */ readonly unknown: string
/** What was wrong with the answer */ readonly faults: string
/** Request {id} */ readonly request: (values: { readonly id: string | number }) => string
}
readonly questions: {
/** This chapter has no quiz. */ readonly none: string
/** Questions */ readonly label: string
/** Second set */ readonly secondSet: string
/** Void */ readonly void: string
/** Key: {key} */ readonly key: (values: { readonly key: string | number }) => string
/** also accepted: {texts} */ readonly accepted: (values: { readonly texts: string | number }) => string
/** (key) */ readonly isKey: string
/** Reported: {reason} */ readonly reported: (values: { readonly reason: string | number }) => string
}
readonly content: {
/** The stored content is damaged: the learner sees an error. */ readonly damaged: string
/** There’s nothing to read yet. */ readonly none: string
/** Introduction */ readonly introduction: string
/** Learning Objectives */ readonly objectives: string
/** Exercises */ readonly exercises: string
/** Key Points */ readonly keyPoints: string
/** Practice */ readonly practice: string
/** Curated Resources */ readonly resources: string
/** None. */ readonly noResources: string
}
/** Failed. The learner reads: {message} */ readonly failedWith: (values: { readonly message: string | number }) => string
/** The learner reads: {message} */ readonly learnerReads: (values: { readonly message: string | number }) => string
/** Being written again (attempt {attempt}). */ readonly writingAgain: (values: { readonly attempt: string | number }) => string
/** Written again (attempt {attempt}). */ readonly writtenAgain: (values: { readonly attempt: string | number }) => string
/** Explained differently ({versions} versions). */ readonly rewritten: (values: { readonly versions: string | number }) => string
/** Chapter {number} of {count} */ readonly ofChapters: (values: { readonly number: string | number; readonly count: string | number }) => string
/** {count} (explained differently, one is shown) */ readonly versionsShown: (values: { readonly count: string | number }) => string
/** (within {tolerance}) */ readonly within: (values: { readonly tolerance: string | number }) => string
/** Reported on {time}: {reason} */ readonly reportedOn: (values: { readonly time: string | number; readonly reason: string | number }) => string
/** Chapter {number} of {plan} */ readonly placeOf: (values: { readonly number: string | number; readonly plan: string | number }) => string
/** {count, plural, one {# chapter shown.} other {# chapters shown.}} */ readonly shown: (values: { readonly count: number }) => string
/** {count, plural, one {Showing the first chapter.} other {Showing the first # chapters.}} */ readonly first: (values: { readonly count: number }) => string
/** {count, plural, one {# time} other {# times}} */ readonly times: (values: { readonly count: number }) => string
/** {count, plural, one {# minute} other {# minutes}} */ readonly minutes: (values: { readonly count: number }) => string
/** {count, plural, one {# question reported, being verified.} other {# questions reported, being verified.}} */ readonly verifying: (values: { readonly count: number }) => string
/** {count, plural, one {# question reported, answer is right.} other {# questions reported, answers are right.}} */ readonly keyHeld: (values: { readonly count: number }) => string
/** {count, plural, one {# question reported and voided.} other {# questions reported and voided.}} */ readonly voided: (values: { readonly count: number }) => string
}
}

declare module 'virtual:texts/admin/configuration' {
export const texts: {
/** Configuration */ readonly title: string
/** What this server runs with. To change it, set the environment variables and restart. */ readonly lead: string
/** Loading the configuration... */ readonly loading: string
/** We couldn’t load the configuration. */ readonly failed: string
/** Overview */ readonly overview: string
/** Version */ readonly version: string
/** Process */ readonly role: string
readonly roles: {
/** Web and jobs */ readonly all: string
/** Web only */ readonly api: string
/** Jobs only */ readonly worker: string
}
/** Tutor */ readonly tutor: string
readonly tutors: {
/** Hosted model */ readonly openai: string
/** Local model (Ollama) */ readonly ollama: string
/** Built-in demo tutor */ readonly offline: string
}
/** Payments */ readonly payments: string
readonly paymentModes: {
/** Stripe, live: real money */ readonly live: string
/** Stripe, test key: no real money */ readonly test: string
/** Sandbox: no real money */ readonly sandbox: string
}
/** Email */ readonly mail: string
readonly mails: {
/** Mail server (SMTP) */ readonly smtp: string
/** Dev mailbox: nothing is sent out */ readonly 'dev-mailbox': string
}
/** Resource sources */ readonly sources: string
/** Off: chapters link to searches */ readonly noSources: string
/** Languages */ readonly languages: string
/** Retention */ readonly retention: string
/** How long we keep data. The hourly clean-up deletes the rest. */ readonly retentionNote: string
readonly retained: {
/** Accounts scheduled for deletion */ readonly 'closed-accounts': string
/** Accounts never verified */ readonly 'unverified-accounts': string
/** Email links */ readonly 'used-links': string
/** Email records */ readonly 'mail-records': string
/** Model calls */ readonly 'model-calls': string
/** Pages not used in any chapter */ readonly 'unused-pages': string
}
/** {count, plural, one {# day} other {# days}} */ readonly days: (values: { readonly count: number }) => string
readonly groups: {
/** Server */ readonly server: string
/** Tutor and limits */ readonly tutor: string
/** Payments */ readonly payments: string
/** Email */ readonly mail: string
/** Learning resources */ readonly resources: string
/** Reports and logs */ readonly reporting: string
}
/** Variable */ readonly variable: string
/** Value */ readonly value: string
/** Source */ readonly from: string
/** Set */ readonly set: string
/** Default */ readonly byDefault: string
/** Set (hidden) */ readonly hidden: string
/** Not set */ readonly notSet: string
}
}

declare module 'virtual:texts/admin/funnel' {
export const texts: {
/** Funnel */ readonly title: string
/** How visits turn into learners and purchases. */ readonly lead: string
/** Days */ readonly filters: string
/** Loading the funnel... */ readonly loading: string
/** We couldn’t load the funnel. */ readonly failed: string
/** All days together */ readonly total: string
/** The last 30 days, or the dates you choose (up to 366 days). Dates are in UTC. */ readonly totalNote: string
/** Landing page views count page views, not people. We store no cookie, IP address or ID, so one person can count several times. Self-declared bots aren’t counted. */ readonly viewsNote: string
/** By day */ readonly byDay: string
/** Each row follows the learners who signed up that day and shows what they’ve done so far. Admins and deleted accounts don’t count. Days without views or sign-ups aren’t listed. */ readonly byDayNote: string
/** No data for these dates. */ readonly none: string
/** Day */ readonly day: string
/** Step */ readonly step: string
/** Count */ readonly count: string
/** % of previous step */ readonly share: string
readonly steps: {
/** Landing page views */ readonly views: string
/** Sign-ups */ readonly sign_ups: string
/** Email verified */ readonly verified: string
/** First conversation */ readonly conversations: string
/** First plan */ readonly plans: string
/** First unlock */ readonly unlocks: string
/** First purchase */ readonly purchases: string
}
}
}

declare module 'virtual:texts/admin/health' {
export const texts: {
/** Costs and health */ readonly title: string
/** Generation health and cost. */ readonly lead: string
readonly health: {
/** Health */ readonly title: string
/** Updates every 15 seconds. */ readonly note: string
/** As of {time}. Updates every 15 seconds. */ readonly asOf: (values: { readonly time: string | number }) => string
/** Loading the health status... */ readonly loading: string
/** We couldn’t load the health status. */ readonly failed: string
/** We couldn’t refresh the health status. */ readonly stale: string
/** All good */ readonly allWell: string
/** No failures, no backlog and no failed model calls in the last 24 hours. */ readonly allWellNote: string
/** Needs attention */ readonly alerts: string
/** {count, plural, one {# plan failed. You can requeue it below.} other {# plans failed. You can requeue them below.}} */ readonly plansFailed: (values: { readonly count: number }) => string
/** {count, plural, one {# chapter failed. You can requeue it below.} other {# chapters failed. You can requeue them below.}} */ readonly chaptersFailed: (values: { readonly count: number }) => string
/** {job}: longest wait {wait}. */ readonly backlog: (values: { readonly job: string | number; readonly wait: string | number }) => string
/** {failed} of {calls} model calls failed in the last 24 hours. */ readonly callsFailed: (values: { readonly failed: string | number; readonly calls: string | number }) => string
/** Plans and chapters */ readonly states: string
/** Plans and chapters by state */ readonly statesLabel: string
/** What */ readonly what: string
/** Plans */ readonly plans: string
/** Chapters */ readonly chapters: string
/** Waiting */ readonly waiting: string
/** In progress */ readonly inProgress: string
/** Ready */ readonly ready: string
/** Failed */ readonly failedCount: string
/** Queue */ readonly queue: string
/** Jobs by kind */ readonly queueLabel: string
/** Job */ readonly job: string
/** Running */ readonly running: string
/** Oldest job */ readonly oldest: string
/** None */ readonly noOldest: string
/** Model calls, last 24 h */ readonly calls: string
/** Model calls by outcome */ readonly callsLabel: string
/** No model calls. */ readonly noCalls: string
/** Outcome */ readonly outcome: string
/** Calls */ readonly callCount: string
/** Rejected answers, last 24 h */ readonly rejected: string
/** Rejected answers by reason */ readonly rejectedLabel: string
/** All answers passed the checks. */ readonly noRejected: string
/** Reason */ readonly reason: string
/** Task */ readonly task: string
/** Answers */ readonly answers: string
}
readonly failures: {
/** Failures */ readonly title: string
/** Plans and chapters that failed, newest first. */ readonly note: string
/** Loading the failures... */ readonly loading: string
/** We couldn’t load the failures. */ readonly failed: string
/** No failures. */ readonly none: string
/** No more failures. */ readonly end: string
/** Show newer failures */ readonly showNewer: string
/** Failures, newest first */ readonly label: string
/** What */ readonly what: string
/** Learner */ readonly learner: string
/** Reason */ readonly reason: string
/** Since */ readonly since: string
/** Requeue */ readonly requeue: string
/** Plan */ readonly plan: string
/** Chapter of {plan} */ readonly chapterOf: (values: { readonly plan: string | number }) => string
/** Failed again: */ readonly failedAgain: string
/** Model {model} */ readonly model: (values: { readonly model: string | number }) => string
/** Rejected for {faults} */ readonly rejectedFor: (values: { readonly faults: string | number }) => string
/** Request {id} */ readonly request: (values: { readonly id: string | number }) => string
/** The learner reads: {reason} */ readonly learnerReads: (values: { readonly reason: string | number }) => string
}
readonly requeue: {
/** Requeue */ readonly button: string
readonly plan: {
/** Requeue plan {title} */ readonly label: (values: { readonly title: string | number }) => string
/** Plan requeued! */ readonly success: string
/** This plan has been requeued already. */ readonly notFailed: string
/** This plan no longer exists. */ readonly notFound: string
}
readonly chapter: {
/** Requeue chapter {title} */ readonly label: (values: { readonly title: string | number }) => string
/** Chapter requeued! */ readonly success: string
/** This chapter has been requeued already. */ readonly notFailed: string
/** This chapter no longer exists. */ readonly notFound: string
}
/** Requeue all */ readonly all: string
/** Continues everything that failed, and sets the prices of chapters aside from their learners again. */ readonly allNote: string
/** Requeued {requeued}. */ readonly allDone: (values: { readonly requeued: string | number }) => string
/** Requeued */ readonly underWay: string
/** Sets aside {credits} from {user} again */ readonly price: (values: { readonly credits: string | number; readonly user: string | number }) => string
/** Add credits */ readonly addCredits: string
/** Today’s budget is spent. Nothing was charged. Try again {when}. */ readonly budgetSpent: (values: { readonly when: string | number }) => string
/** {title} failed again. */ readonly failedAgain: (values: { readonly title: string | number }) => string
/** Skipped {skipped}: the learner lacks credits or is gone, or another chapter comes first. */ readonly skipped: (values: { readonly skipped: string | number }) => string
}
readonly costs: {
/** Costs */ readonly title: string
/** Model costs of the last {days} days, in US dollars. All dates in UTC. */ readonly note: (values: { readonly days: string | number }) => string
/** Loading the costs... */ readonly loading: string
/** We couldn’t load the costs. */ readonly failed: string
/** {count, plural, one {# call without a known price} other {# calls without a known price}} */ readonly unpriced: (values: { readonly count: number }) => string
/** They count as free here, so the real costs are higher. Set the prices of your models in {variable}. They apply to new calls. */ readonly unpricedNote: (values: { readonly variable: string | number }) => string
/** Today */ readonly today: string
/** {spent} spent today. */ readonly spent: (values: { readonly spent: string | number }) => string
/** No daily budget. Set one with {variable}. */ readonly noBudget: (values: { readonly variable: string | number }) => string
/** {spent} of {budget} spent today */ readonly spentOf: (values: { readonly spent: string | number; readonly budget: string | number }) => string
/** Daily budget */ readonly budget: string
/** Up to {reserved} more is reserved for calls in progress. */ readonly reserved: (values: { readonly reserved: string | number }) => string
/** The rest doesn’t cover another plan or chapter. Generation resumes at midnight UTC. */ readonly exhausted: string
/** By day */ readonly days: string
/** {count, plural, one {# call} other {# calls}} */ readonly calls: (values: { readonly count: number }) => string
/** {cost} for {calls}. {earned} earned. */ readonly sum: (values: { readonly cost: string | number; readonly calls: string | number; readonly earned: string | number }) => string
/** Nothing spent or earned in this period. */ readonly nothing: string
/** Cost */ readonly cost: string
/** Credits earned */ readonly creditsEarned: string
/** highest day: {most} */ readonly highest: (values: { readonly most: string | number }) => string
/** {title}, highest day: {most} */ readonly chart: (values: { readonly title: string | number; readonly most: string | number }) => string
/** Show as a table */ readonly asTable: string
/** Costs and credits by day, newest first */ readonly tableLabel: string
/** Day */ readonly day: string
/** Calls */ readonly callCount: string
/** Earned */ readonly earned: string
/** Bought */ readonly bought: string
/** Average chapter */ readonly average: string
/** A finished chapter costs {cost} on average, including failed attempts. */ readonly averageCost: (values: { readonly cost: string | number }) => string
/** Unknown: no chapter with a known price was finished in this period. */ readonly averageUnknown: string
/** By task */ readonly tasks: string
/** Costs by task and prompt version */ readonly tasksLabel: string
/** No model calls. */ readonly noTasks: string
/** Task */ readonly task: string
/** Tokens */ readonly tokens: string
/** not counted */ readonly notCounted: string
/** {input} in, {output} out */ readonly tokensInOut: (values: { readonly input: string | number; readonly output: string | number }) => string
/** Rejected answers */ readonly rejected: string
/** no answers */ readonly noAnswers: string
/** {share} of {answers} */ readonly share: (values: { readonly share: string | number; readonly answers: string | number }) => string
/** Highest-cost users */ readonly users: string
/** No model calls for users. */ readonly noUsers: string
/** User */ readonly user: string
/** Deleted account */ readonly deletedUser: string
/** Highest-cost chapters */ readonly chapters: string
/** No model calls for chapters. */ readonly noChapters: string
/** Chapter */ readonly chapter: string
/** Deleted chapter */ readonly deletedChapter: string
/** Learner */ readonly learner: string
/** Credits paid */ readonly creditsPaid: string
/** under {amount} */ readonly under: (values: { readonly amount: string | number }) => string
}
/** less than a minute */ readonly lessThanAMinute: string
readonly jobs: {
/** Plans to write */ readonly 'draft-plan': string
/** Chapters to write */ readonly 'write-chapter': string
/** Chapters to prepare */ readonly 'prepare-chapter': string
/** Plans to revise */ readonly 'revise-plan': string
/** Chapters to outline */ readonly 'outline-chapter': string
/** Quizzes to write */ readonly 'write-check': string
/** Questions to verify */ readonly 'verify-question': string
/** Level questions to write */ readonly 'write-placement': string
/** Chapters to rewrite */ readonly 'rewrite-chapter': string
/** Links to find */ readonly 'find-resources': string
/** Reported links to check */ readonly 'check-resource': string
/** Links to recheck */ readonly 'check-links': string
/** Emails to send */ readonly 'send-mail': string
/** Chapters to unlock after purchase */ readonly 'unlock-purchased': string
/** Cleanup */ readonly 'clean-up': string
/** Payments to check */ readonly 'reconcile-payments': string
/** Alerts to admins */ readonly 'alert-operators': string
/** Reminders to send */ readonly 'remind-learners': string
}
readonly taskNames: {
/** Message */ readonly reply: string
/** Plan */ readonly plan: string
/** Chapter */ readonly chapter: string
/** Section */ readonly section: string
/** Recap */ readonly recap: string
/** Practice feedback */ readonly practice: string
/** Revision */ readonly revise: string
/** Questions */ readonly questions: string
/** Level questions */ readonly placement: string
/** Solution */ readonly solve: string
/** Search words */ readonly 'search-words': string
/** Link selection */ readonly pick: string
}
readonly outcomes: {
/** Still running, or cut off by a crash */ readonly running: string
/** Answered */ readonly answered: string
/** Answered, but unusable */ readonly 'bad-answer': string
/** Ran out of tokens */ readonly 'answer-cut-off': string
/** Stopped by a content filter */ readonly 'answer-filtered': string
/** Declined by the model */ readonly 'answer-refused': string
/** Model unavailable */ readonly 'model-unavailable': string
/** Timed out */ readonly 'model-timeout': string
/** Call rejected */ readonly 'model-rejected': string
/** Stopped halfway */ readonly 'model-stopped': string
}
}
}

declare module 'virtual:texts/admin/purchases' {
export const texts: {
/** Purchases */ readonly title: string
/** Every checkout and its outcome, newest first. */ readonly lead: string
/** Purchases */ readonly filters: string
/** State */ readonly state: string
/** Any state */ readonly anyState: string
readonly states: {
/** Not paid yet */ readonly open: string
/** Paid */ readonly paid: string
/** Abandoned */ readonly lapsed: string
/** Wrong amount */ readonly mismatched: string
}
/** Loading purchases... */ readonly loading: string
/** We couldn’t load the purchases. */ readonly failed: string
/** No purchases yet. */ readonly none: string
/** End of list. */ readonly end: string
/** {count, plural, one {# purchase shown.} other {# purchases shown.}} */ readonly shown: (values: { readonly count: number }) => string
/** Purchases, newest first */ readonly list: string
/** Package */ readonly package: string
/** User */ readonly user: string
/** Deleted account */ readonly deletedUser: string
/** Checkout */ readonly opened: string
/** Paid {time} */ readonly paidAt: (values: { readonly time: string | number }) => string
/** Price */ readonly price: string
/** {amount} refunded */ readonly refunded: (values: { readonly amount: string | number }) => string
/** {credits} already spent */ readonly owed: (values: { readonly credits: string | number }) => string
/** Payment */ readonly payment: string
/** Open in {provider} */ readonly openIn: (values: { readonly provider: string | number }) => string
/** (opens in new tab) */ readonly openInNew: string
/** Sandbox: no real money */ readonly sandbox: string
readonly revenue: {
/** Revenue */ readonly title: string
/** Paid purchases by the day the checkout was opened, and by package. Refunds count on that day, too. */ readonly note: string
/** Adding up revenue... */ readonly loading: string
/** We couldn’t add up the revenue. */ readonly failed: string
/** No paid purchases in this period. */ readonly none: string
/** By day */ readonly byDay: string
/** By package */ readonly byPackage: string
/** Day */ readonly day: string
/** Purchases */ readonly purchases: string
/** Credits */ readonly credits: string
/** Income */ readonly income: string
/** Refunded */ readonly refunded: string
/** Net */ readonly net: string
/** Sandbox */ readonly sandbox: string
}
}
}

declare module 'virtual:texts/admin/resources' {
export const texts: {
/** Resources */ readonly title: string
/** Where chapter links come from, and which ones have problems. */ readonly lead: string
/** Loading the resources... */ readonly loading: string
/** We couldn’t load the resources. */ readonly failed: string
/** We couldn’t refresh the resources. */ readonly stale: string
/** As of {time}. */ readonly asOf: (values: { readonly time: string | number }) => string
/** Refresh */ readonly readAgain: string
/** The search for links is off */ readonly offTitle: string
/** Chapters show links that each open a search on a trusted site. */ readonly off: string
/** Sources */ readonly sources: string
/** Where we look for pages that fit a chapter. Each source has a request limit. */ readonly sourcesNote: string
/** No sources are configured. */ readonly noSources: string
/** Source */ readonly source: string
/** State */ readonly state: string
readonly states: {
/** Ready */ readonly ready: string
/** Paused */ readonly paused: string
/** Used up */ readonly 'used-up': string
}
/** Until {time} */ readonly pausedUntil: (values: { readonly time: string | number }) => string
/** Until its limit resets */ readonly usedUp: string
/** Requests */ readonly used: string
/** {used} of {limit} {window} */ readonly usedOf: (values: { readonly used: string | number; readonly limit: string | number; readonly window: string | number }) => string
readonly windows: {
/** per second */ readonly 1: string
/** per minute */ readonly 60: string
/** per hour */ readonly 3600: string
/** per day */ readonly 86400: string
}
/** {count, plural, one {in # second} other {in # seconds}} */ readonly inSeconds: (values: { readonly count: number }) => string
/** Failures in a row */ readonly failures: string
/** Last failure */ readonly lastFailure: string
/** Last answer */ readonly lastAnswer: string
/** None */ readonly none: string
/** Never */ readonly never: string
/** Links */ readonly links: string
/** Pages that chapters show. We open each again every week. */ readonly linksNote: string
/** Chapters */ readonly lists: string
/** How the search for their links is going. */ readonly listsNote: string
readonly linkStates: {
/** Works */ readonly live: string
/** Failing */ readonly failing: string
/** Gone */ readonly gone: string
/** Not checked yet */ readonly unchecked: string
}
readonly listStates: {
/** Searching */ readonly searching: string
/** Done */ readonly settled: string
/** No source reached */ readonly unreachable: string
}
/** Links with problems */ readonly troubled: string
/** Failing, gone or reported by learners, newest first, at most 100. */ readonly troubledNote: string
/** No links with problems. */ readonly noTroubled: string
/** Links with problems, newest first */ readonly troubledLabel: string
/** Address */ readonly address: string
/** (opens in new tab) */ readonly newTab: string
/** Failure */ readonly failure: string
/** Since {time} */ readonly since: (values: { readonly time: string | number }) => string
/** Last opened */ readonly read: string
/** Chapters */ readonly chapters: string
/** Reports */ readonly reports: string
readonly reasons: {
/** doesn’t work */ readonly dead: string
/** off topic */ readonly 'off-topic': string
/** needs a login or payment */ readonly paywall: string
/** other */ readonly other: string
}
}
}

declare module 'virtual:texts/admin/user' {
export const texts: {
/** User */ readonly title: string
/** All users */ readonly allUsers: string
/** Loading the account... */ readonly loading: string
/** We couldn’t load this account. */ readonly failed: string
/** This account doesn’t exist or was deleted. */ readonly absent: string
readonly account: {
/** Account */ readonly title: string
/** Email verified */ readonly verified: string
/** Not yet */ readonly notVerified: string
readonly verifiedBy: {
/** {time}, with the emailed link */ readonly mail: (values: { readonly time: string | number }) => string
/** {time}, by an operator on the command line */ readonly operator: (values: { readonly time: string | number }) => string
/** {time}, by {admin} */ readonly admin: (values: { readonly time: string | number; readonly admin: string | number }) => string
}
/** a deleted account */ readonly removedAdmin: string
/** {credits} can be taken back */ readonly withdrawable: (values: { readonly credits: string | number }) => string
/** Language */ readonly language: string
/** Not chosen */ readonly noLanguage: string
/** Reviews */ readonly reviews: string
/** {count, plural, one {# question} other {# questions}}, {due} due */ readonly reviewCounts: (values: { readonly count: number; readonly due: string | number }) => string
/** Created */ readonly created: string
/** Last login */ readonly lastLogin: string
/** Deletion */ readonly deletion: string
/** Will be deleted on {day} */ readonly deletionOn: (values: { readonly day: string | number }) => string
/** Actions */ readonly actions: string
}
readonly reason: {
/** Reason (optional) */ readonly optional: string
/** Reason */ readonly required: string
/** Please give a reason. */ readonly missing: string
/** Stored permanently in the activity log. Don’t include personal data. */ readonly stored: string
/** {name} sees it in the credit history. */ readonly shownTo: (values: { readonly name: string | number }) => string
}
readonly deactivate: {
/** Deactivate */ readonly button: string
/** Deactivate {name}? */ readonly title: (values: { readonly name: string | number }) => string
/** This logs {user} out of all devices and blocks signing in until an admin activates the account again. */ readonly lead: (values: { readonly user: string | number }) => string
/** Plans and credits stay. */ readonly stays: string
/** Plans and credits stay until the account is deleted on {day}, as the user requested. */ readonly staysUntil: (values: { readonly day: string | number }) => string
}
readonly withdraw: {
/** Take Back Credits */ readonly button: string
/** Take Back Credits from {name} */ readonly title: (values: { readonly name: string | number }) => string
/** You can take back up to {credits}. Only unspent credits added by admins count. */ readonly lead: (values: { readonly credits: string | number }) => string
/** You can take back at most {credits}. */ readonly tooMany: (values: { readonly credits: string | number }) => string
/** There’s nothing to take back. Only unspent credits added by admins can be taken back. */ readonly nothing: string
/** Credits taken back! */ readonly success: string
}
readonly verify: {
/** Verify the email of {name}? */ readonly title: (values: { readonly name: string | number }) => string
/** {email} will count as verified without the emailed link. Only do this if you’re sure it’s theirs. */ readonly lead: (values: { readonly email: string | number }) => string
/** Email verified! */ readonly success: string
}
readonly resend: {
/** Resend the verification email to {name}? */ readonly title: (values: { readonly name: string | number }) => string
/** We’ll email a new link to {email}. Earlier links stop working. */ readonly lead: (values: { readonly email: string | number }) => string
/** Verification email on its way! */ readonly success: string
}
readonly close: {
/** Delete the account of {name}? */ readonly title: (values: { readonly name: string | number }) => string
/** This logs {user} out of all devices and blocks signing in. Everything is deleted after 30 days. */ readonly lead: (values: { readonly user: string | number }) => string
/** Account scheduled for deletion! */ readonly success: string
}
readonly plans: {
/** Learning plans */ readonly title: string
/** No learning plans. */ readonly none: string
/** Newest first, at most 100. Opening a chapter is recorded in the activity log. */ readonly note: string
/** Created {day} */ readonly created: (values: { readonly day: string | number }) => string
/** Archived */ readonly archived: string
readonly states: {
/** Waiting */ readonly PENDING: string
/** Being written */ readonly GENERATING: string
/** Ready */ readonly COMPLETE: string
/** Failed */ readonly FAILED: string
}
readonly chapterStates: {
/** Waiting */ readonly PENDING: string
/** Being written */ readonly GENERATING: string
/** Ready */ readonly COMPLETE: string
/** Failed */ readonly FAILED: string
}
/** Locked */ readonly locked: string
/** Completed */ readonly completed: string
/** {count, plural, one {# chapter} other {# chapters}} */ readonly chapters: (values: { readonly count: number }) => string
/** Chapters of {plan} */ readonly chaptersOf: (values: { readonly plan: string | number }) => string
/** Error: {reason} */ readonly failure: (values: { readonly reason: string | number }) => string
}
readonly ledger: {
/** Credit history */ readonly title: string
/** No credit activity yet. */ readonly none: string
/** Loading the credit history... */ readonly loading: string
/** We couldn’t load the credit history. */ readonly failed: string
/** End of history. */ readonly end: string
/** What */ readonly what: string
/** When */ readonly when: string
/** Change */ readonly change: string
/** Balance */ readonly balance: string
readonly kinds: {
/** Bought */ readonly purchased: string
/** Added by an admin */ readonly granted: string
/** Taken back by an admin */ readonly withdrawn: string
/** Set aside for a chapter */ readonly held: string
/** Paid for a chapter */ readonly captured: string
/** Returned: the chapter failed */ readonly released: string
/** Taken back: payment refunded or disputed */ readonly reversed: string
/** Returned: dispute won */ readonly reinstated: string
}
}
readonly purchases: {
/** Purchases */ readonly title: string
/** No purchases. */ readonly none: string
}
readonly mails: {
/** Emails */ readonly title: string
/** No emails in the last 90 days. */ readonly none: string
/** The last 50. Contents and links are never shown. */ readonly note: string
/** Email */ readonly what: string
/** State */ readonly state: string
/** When */ readonly when: string
readonly kinds: {
/** Verify your email */ readonly verification: string
/** Reset your password */ readonly 'password-reset': string
/** Password changed */ readonly 'password-changed': string
/** You already have an account */ readonly 'already-registered': string
/** Account deletion */ readonly 'account-leaving': string
/** Plan ready */ readonly 'plan-ready': string
/** Review reminder */ readonly 'review-reminder': string
/** Admin alert */ readonly 'operator-alert': string
/** Receipt */ readonly receipt: string
}
readonly states: {
/** Queued */ readonly queued: string
/** Sent */ readonly sent: string
/** Trying again: the mail server refused it */ readonly retrying: string
/** Failed: no more attempts */ readonly failed: string
/** Not sent: no longer needed */ readonly dropped: string
}
}
readonly sessions: {
/** Signed-in devices */ readonly title: string
/** Not signed in anywhere. */ readonly none: string
/** Device */ readonly device: string
/** Unknown device */ readonly unknownDevice: string
/** Signed in */ readonly since: string
/** Last used */ readonly lastUsed: string
}
readonly notes: {
/** Staff notes */ readonly title: string
/** Only staff see these here. They’re part of the user’s data export and are deleted with the account. */ readonly note: string
/** No notes yet. */ readonly none: string
/** New note */ readonly label: string
/** Please write a note. */ readonly missing: string
/** Add Note */ readonly add: string
/** Note added! */ readonly added: string
/** Operator */ readonly operator: string
/** Deleted account */ readonly removedAdmin: string
}
readonly activity: {
/** Staff activity */ readonly title: string
/** No staff activity yet. */ readonly none: string
/** Loading the activity... */ readonly loading: string
/** We couldn’t load the activity. */ readonly failed: string
/** End of log. */ readonly end: string
/** Staff activity, newest first */ readonly label: string
}
}
}

declare module 'virtual:texts/admin/users' {
export const texts: {
/** User Management */ readonly title: string
readonly list: {
/** Users */ readonly label: string
/** Loading users... */ readonly loading: string
/** We couldn’t load the users. */ readonly failed: string
/** No users found. */ readonly none: string
/** No users found. */ readonly noMatches: string
/** {count, plural, one {# user.} other {All # users.}} */ readonly shown: (values: { readonly count: number }) => string
/** {count, plural, one {# user.} other {All # users.}} */ readonly end: (values: { readonly count: number }) => string
/** {count, plural, one {Showing the first user.} other {Showing the first # users.}} */ readonly first: (values: { readonly count: number }) => string
/** {count, plural, one {# user} other {# users}} */ readonly total: (values: { readonly count: number }) => string
/** {shown} of {total} */ readonly shownOf: (values: { readonly shown: string | number; readonly total: string | number }) => string
/** Dismiss */ readonly dismiss: string
}
readonly columns: {
/** User */ readonly user: string
/** Role */ readonly role: string
/** Status */ readonly status: string
/** Credits */ readonly credits: string
/** Last Login */ readonly lastLogin: string
/** Enabled */ readonly enabled: string
/** Actions */ readonly actions: string
}
readonly filters: {
/** Search */ readonly search: string
/** Name or email */ readonly placeholder: string
/** Role */ readonly role: string
/** All roles */ readonly allRoles: string
/** Status */ readonly status: string
/** Any status */ readonly anyStatus: string
/** Sort by */ readonly sortBy: string
/** Created from */ readonly createdFrom: string
/** Created until */ readonly createdTo: string
}
readonly roles: {
/** Standard */ readonly standard: string
/** Admin */ readonly admin: string
}
readonly states: {
/** Active */ readonly active: string
/** Inactive */ readonly inactive: string
}
readonly sorts: {
/** Newest first */ readonly newest: string
/** Name */ readonly name: string
/** Most credits */ readonly credits: string
/** Most free chapters */ readonly 'free-chapters': string
/** Last login */ readonly 'last-login': string
}
/** {count, plural, one {# free chapter} other {# free chapters}} */ readonly freeChapters: (values: { readonly count: number }) => string
/** Never */ readonly never: string
/** Not verified */ readonly notVerified: string
/** Temporary password */ readonly temporaryPassword: string
/** Deletion: {day} */ readonly leavingOn: (values: { readonly day: string | number }) => string
/** This is you. Another admin can change your role and status. Change your password in your {account}. */ readonly ownRow: (values: { readonly account: string | number }) => string
/** account */ readonly account: string
/** You */ readonly you: string
/** Status of {name} */ readonly statusOf: (values: { readonly name: string | number }) => string
/** User status updated! */ readonly statusUpdated: string
/** Activity */ readonly activity: string
/** of {name} */ readonly activityOf: (values: { readonly name: string | number }) => string
/** for {name} */ readonly forUser: (values: { readonly name: string | number }) => string
/** to {name} */ readonly toUser: (values: { readonly name: string | number }) => string
/** Change your own password in your account. */ readonly ownPassword: string
/** Another admin can change your role. */ readonly ownRole: string
/** Another admin can change your status. */ readonly ownStatus: string
/** Cancel */ readonly cancel: string
readonly add: {
/** Add User */ readonly button: string
/** Username */ readonly username: string
/** Please choose a username. */ readonly usernameMissing: string
/** Email */ readonly email: string
/** Please enter an email address. */ readonly emailMissing: string
/** Please enter a valid email address. */ readonly emailInvalid: string
/** Password */ readonly password: string
/** User added successfully! */ readonly success: string
}
readonly role: {
/** Change Role */ readonly button: string
/** Change Role for {name} */ readonly title: (values: { readonly name: string | number }) => string
/** {name} already has this role. */ readonly unchanged: (values: { readonly name: string | number }) => string
/** Current role: {role}. Admins can see and change every account. Changing the role logs the user out of all devices. */ readonly now: (values: { readonly role: string | number }) => string
/** User role updated! */ readonly success: string
}
readonly password: {
/** Reset Password */ readonly button: string
/** Reset Password for {name} */ readonly title: (values: { readonly name: string | number }) => string
/** This logs {user} out of all devices. They must choose a new password when they sign in. */ readonly lead: (values: { readonly user: string | number }) => string
/** New password */ readonly label: string
/** Password must be at least 8 characters long. */ readonly tooShort: string
/** Please enter or generate a password. */ readonly missing: string
/** Generate a password */ readonly generate: string
/** the password */ readonly copyWhat: string
/** You won’t see it again after you leave this page. The user must choose a new one when they sign in. */ readonly shownOnce: string
/** Password reset successfully! */ readonly success: string
}
readonly credits: {
/** Add Credits */ readonly button: string
/** Add Credits to {name} */ readonly title: (values: { readonly name: string | number }) => string
/** Amount */ readonly amount: string
/** Please enter a valid positive amount for credits. */ readonly invalid: string
/** You can add at most 100,000 credits at once. */ readonly tooMany: string
/** Current balance */ readonly before: string
/** New balance */ readonly after: string
/** Balance: {credits} */ readonly balance: (values: { readonly credits: string | number }) => string
/** Credits added successfully! */ readonly success: string
}
readonly verify: {
/** Verify Email */ readonly button: string
}
readonly resend: {
/** Resend Verification Email */ readonly button: string
}
readonly close: {
/** Delete Account */ readonly button: string
/** Delete your own account on your account page. */ readonly own: string
}
}
}

declare module 'virtual:texts/api' {
export const texts: {
/** You seem to be offline. */ readonly offline: string
/** We couldn’t reach the server. */ readonly unreachable: string
}
}

declare module 'virtual:texts/conversations' {
export const texts: {
/** Create New Learning Plan */ readonly title: string
/** Loading... */ readonly loading: string
/** Loading your conversation... */ readonly loadingConversation: string
/** Try again */ readonly tryAgain: string
/** Start a new one */ readonly startNew: string
readonly trail: {
/** How you get a plan */ readonly label: string
/** Done */ readonly done: string
/** Now */ readonly now: string
/** Later */ readonly later: string
readonly steps: readonly ({
/** Say what you want to learn */ readonly title: string
/** In your own words. */ readonly text: string
} | {
/** Answer a few questions */ readonly title: string
/** What you know, how much time you have and what matters to you. */ readonly text: string
} | {
/** Check the summary */ readonly title: string
/** Fix anything that’s off. */ readonly text: string
} | {
/** Get your plan */ readonly title: string
/** Chapters in order. The first one is free. */ readonly text: string
})[]
}
readonly goal: {
/** You have an unfinished conversation about */ readonly open: string
/** Continue */ readonly resume: string
/** What do you want to learn? */ readonly label: string
/** One sentence is enough. A whole syllabus works too (up to 4,000 characters). */ readonly hint: string
/** A learning goal can have at most 4,000 characters. Yours has {length}. */ readonly tooLong: (values: { readonly length: string | number }) => string
/** Start Conversation */ readonly start: string
/** Or try one of these */ readonly examples: string
}
readonly chat: {
/** We’ll send it when you’re back online. */ readonly sentOnline: string
/** Conversation */ readonly conversation: string
/** Conversation about:  */ readonly about: string
/** Suggested answers */ readonly suggestions: string
/** Make the plan now */ readonly makePlan: string
/** Please wait for the reply. */ readonly waitForReply: string
/** Please send your last message again first. */ readonly sendAgainFirst: string
/** Your details */ readonly brief: string
/** Not sure? Answer five short questions */ readonly offerPlacement: string
}
readonly confirm: {
/** Is the summary right? */ readonly label: string
/** Yes, Proceed */ readonly yes: string
/** No, I want to change something */ readonly no: string
/** Write a message */ readonly write: string
/** I'd like to make some changes to the details we discussed. */ readonly changeRequest: string
/** Making changes... please continue the conversation below. */ readonly changing: string
/** Say what to change. Your plan stays as it is until you say yes again. */ readonly reopened: string
}
readonly end: {
/** Cancel Conversation */ readonly cancel: string
/** The conversation is just starting. Please wait a moment. */ readonly starting: string
/** Cancel this conversation? */ readonly ask: string
/** Your answers will be discarded and no plan will be created. */ readonly discards: string
/** Your plan stays as it is. You can come back and change your answers until you unlock a chapter. */ readonly keepsPlan: string
/** Keep talking */ readonly stay: string
/** Conversation cancelled. You can start a new one if you like. */ readonly cancelled: string
/** This conversation has ended. */ readonly ended: string
/** Start a new conversation */ readonly startNew: string
/** This conversation doesn’t exist. Please start a new one. */ readonly notFound: string
}
readonly failures: {
/** Failed to fetch messages */ readonly fetch: string
/** An error occurred while fetching messages. */ readonly fetchUnreachable: string
/** This message wasn’t sent. */ readonly notSent: string
/** Failed to send message. */ readonly send: string
/** An error occurred while sending the message. */ readonly sendUnreachable: string
/** Failed to send change request. */ readonly changeRequest: string
/** Failed to initiate conversation. */ readonly start: string
/** An unknown error occurred. */ readonly startUnknown: string
/** Failed to generate learning plan. */ readonly generate: string
/** An unknown error occurred during plan generation. */ readonly generateUnknown: string
/** We couldn’t write the summary. Please try again. */ readonly summarise: string
/** We couldn’t reach the server. Please try again. */ readonly summariseUnreachable: string
/** Failed to cancel conversation. */ readonly cancel: string
/** An unknown error occurred during cancellation. */ readonly cancelUnknown: string
/** We couldn’t bring this conversation back. Please try again. */ readonly reopen: string
}
}
}

declare module 'virtual:texts/learning/brief' {
export const texts: {
/** Your details */ readonly title: string
/** What your plan will be made of. Change anything that’s off. */ readonly lead: string
/** Assumed */ readonly assumed: string
/** “Assumed” marks our guesses. */ readonly aboutAssumed: string
/** Change */ readonly change: string
/** Change: {label} */ readonly changeSlot: (values: { readonly label: string | number }) => string
/** Saved: {label} */ readonly saved: (values: { readonly label: string | number }) => string
/** Save */ readonly save: string
/** Cancel */ readonly cancel: string
/** Still open: {consequence}. */ readonly stillOpen: (values: { readonly consequence: string | number }) => string
/** {consequence}. */ readonly sentence: (values: { readonly consequence: string | number }) => string
/** You said: “{words}” */ readonly youSaid: (values: { readonly words: string | number }) => string
/** As you said: “{words}” */ readonly asYouSaid: (values: { readonly words: string | number }) => string
/** “{words}” */ readonly quote: (values: { readonly words: string | number }) => string
/** Leave it open */ readonly leaveOpen: string
/** {time} a week */ readonly aWeek: (values: { readonly time: string | number }) => string
/** {time} a day */ readonly aDay: (values: { readonly time: string | number }) => string
/** {time} in all */ readonly inAll: (values: { readonly time: string | number }) => string
/** Hours */ readonly hours: string
/** Minutes */ readonly minutes: string
/** See your answers */ readonly seeAnswers: string
/** Not sure? Answer five short questions */ readonly offerPlacement: string
/** Your answers: {right} out of {of} correct */ readonly score: (values: { readonly right: string | number; readonly of: string | number }) => string
/** Please enter hours and minutes as numbers. */ readonly noTime: string
/** Please enter the whole date. */ readonly halfDate: string
/** Please wait for the reply. */ readonly waitForReply: string
/** Your details have changed. What you typed is still here. Save again to keep it. */ readonly changedMeanwhile: string
/** This has changed. It now says: {now}. What you typed is still here. Save again to keep it. */ readonly slotChangedMeanwhile: (values: { readonly now: string | number }) => string
/** open */ readonly open: string
/** We couldn’t save that. Please try again. */ readonly notSaved: string
/** We couldn’t reach the server. Please try again. */ readonly unreachable: string
readonly labels: {
/** Goal */ readonly goal: string
/** What you want to do with it */ readonly outcome: string
/** Where you start */ readonly level: string
/** Time per week */ readonly minutes_per_week: string
/** Target date */ readonly deadline: string
/** Must be included */ readonly must_have: string
/** Leave out */ readonly skip: string
/** How you like to learn */ readonly formats: string
/** What every lesson must respect */ readonly constraints: string
}
readonly hints: {
/** Leave it empty to keep it open. */ readonly outcome: string
/** Leave both empty to keep it open. */ readonly minutes_per_week: string
/** Leave it empty for no date. */ readonly deadline: string
/** One per line, up to 8. */ readonly must_have: string
/** One per line, up to 8. */ readonly skip: string
/** Choose any. None means a mix. */ readonly formats: string
/** One per line, up to 8. For example an allergy. */ readonly constraints: string
}
readonly ifOpen: {
/** tell us what you want to learn */ readonly goal: string
/** the plan starts with the essentials */ readonly outcome: string
/** the plan starts from the beginning */ readonly level: string
/** we’ll assume about two hours a week */ readonly minutes_per_week: string
/** you go at your own pace */ readonly deadline: string
/** the plan picks what matters most */ readonly must_have: string
/** nothing is left out */ readonly skip: string
/** you get a mix */ readonly formats: string
/** there’s nothing in particular to keep in mind */ readonly constraints: string
}
readonly ifEmpty: {
/** None */ readonly goal: string
/** Nothing in particular */ readonly outcome: string
/** Not sure */ readonly level: string
/** Not sure */ readonly minutes_per_week: string
/** No date */ readonly deadline: string
/** Nothing in particular */ readonly must_have: string
/** Nothing */ readonly skip: string
/** A mix */ readonly formats: string
/** Nothing in particular */ readonly constraints: string
}
readonly levels: {
/** New to it */ readonly new: string
/** Some experience */ readonly some: string
/** Comfortable with it */ readonly comfortable: string
/** Expert */ readonly expert: string
}
readonly formats: {
/** Reading */ readonly read: string
/** Watching */ readonly watch: string
/** Practicing */ readonly practise: string
/** Building something */ readonly build: string
}
}
}

declare module 'virtual:texts/conversations/generating' {
export const texts: {
/** Generating Learning Plan */ readonly heading: string
/** Steps */ readonly steps: string
readonly stages: readonly (string)[]
/** Done */ readonly done: string
/** Now */ readonly now: string
/** Later */ readonly later: string
/** You can leave this page. Your plan will appear on your dashboard. */ readonly mayLeave: string
}
}

declare module 'virtual:texts/conversations/placement' {
export const texts: {
/** Find out where you start */ readonly title: string
/** Writing your questions... */ readonly writing: string
/** This can take a minute. You can close this and carry on. Your questions will wait for you here. */ readonly mayLeave: string
/** From easy to hard. Skip what you don’t know: that tells us just as much. */ readonly lead: string
/** See where I start */ readonly send: string
/** {right} out of {of} correct. */ readonly score: (values: { readonly right: string | number; readonly of: string | number }) => string
readonly levels: {
/** We’ll start from the beginning and explain everything. */ readonly new: string
/** You already know some of it. We’ll build on that. */ readonly some: string
/** You know your way around. We’ll go quickly over the basics. */ readonly comfortable: string
/** You know this well. We’ll go straight to the hard parts. */ readonly expert: string
}
/** Doesn’t sound like you? Change “Where you start” in your details at any time. */ readonly change: string
/** We don’t have good questions about this goal. Tell us in the chat what you know so far. */ readonly unavailable: string
/** Back to the chat */ readonly back: string
/** We couldn’t get your questions. Please try again. */ readonly notBegun: string
/** We couldn’t reach the server. Please try again. */ readonly unreachable: string
/** We couldn’t check your answers. They’re still here. Please try again. */ readonly notAnswered: string
/** We couldn’t reach the server. Your answers are still here. Please try again. */ readonly answerUnreachable: string
}
}

declare module 'virtual:texts/demo-tutor' {
export const texts: {
/** Demo tutor */ readonly title: string
/** This site runs a demo tutor. It teaches ten subjects, and its lessons are in English. */ readonly lessons: string
/** It follows a short script and teaches ten subjects, in English. For any other goal it has a free general plan. The operator of this site can connect a real model: see “Choosing a tutor” in the README. */ readonly notice: string
}
}

declare module 'virtual:texts/goals' {
export const texts: {
readonly examples: readonly (string)[]
}
}

declare module 'virtual:texts/landing' {
export const texts: {
/** {name} · Learning plans, one chapter at a time */ readonly title: (values: { readonly name: string | number }) => string
readonly hero: {
/** Tell us where you want to go. We’ll mark the way. */ readonly heading: string
/** Say what you want to learn. The assistant asks a few questions, then lays out a plan in chapters, each with clear goals and resources worth your time. */ readonly lead: string
/** Get Started */ readonly start: string
/** See how it works */ readonly seeHow: string
/** The first chapter of every plan is free. After that, each chapter is $1 (10 credits). Packages from $5. */ readonly price: string
/** Go to my dashboard */ readonly toDashboard: string
}
readonly dashboard: {
/** A dashboard with sample data */ readonly label: string
/** My Learning Dashboard */ readonly heading: string
/** Chapters of the sample plan */ readonly chapters: string
/** Completed */ readonly completed: string
/** Spanish for the next trip */ readonly otherPlan: string
}
readonly demo: {
/** See a sample plan */ readonly heading: string
/** Here’s how one plan came together. */ readonly lead: string
/** Click anything, nothing is saved. */ readonly interactive: string
/** Parts of the sample */ readonly tabs: string
/** Next: {tab} */ readonly next: (values: { readonly tab: string | number }) => string
/** Sample data */ readonly sampleData: string
/** Sample */ readonly sample: string
/** That’s the whole path. Now start your own: the first chapter is free. */ readonly end: string
/** Start my own plan */ readonly signUp: string
readonly conversation: {
/** Conversation */ readonly label: string
/** First you talk. */ readonly lead: string
/** The assistant asks what you know, how much time you have and what matters to you. Then it sums up. You say yes, or change something. */ readonly text: string
/** Conversation about:  */ readonly about: string
/** Messages */ readonly messages: string
/** You:  */ readonly you: string
/** Assistant:  */ readonly assistant: string
/** Your message */ readonly input: string
/** Sample conversation */ readonly placeholder: string
/** Send */ readonly send: string
/** This is a sample conversation. You can’t send messages here. */ readonly disabled: string
/** Sign up to start your own. */ readonly signUp: string
}
readonly plan: {
/** Learning Plan */ readonly label: string
/** Then you get your plan. */ readonly lead: string
/** Chapters unlock in order, for $1 (10 credits) each. Go ahead and unlock the next one. It’s a sample, so it’s free. */ readonly text: string
/** {done} of {all} chapters done */ readonly done: (values: { readonly done: string | number; readonly all: string | number }) => string
/** Sample credits: {credits} */ readonly credits: (values: { readonly credits: string | number }) => string
/** Chapters */ readonly chapters: string
/** Completed: {title} */ readonly completed: (values: { readonly title: string | number }) => string
/** Estimated time: {time} */ readonly time: (values: { readonly time: string | number }) => string
/** View Chapter */ readonly view: string
/** Unlocking... */ readonly unlocking: string
/** Chapter Unlocked! */ readonly unlocked: string
}
readonly chapter: {
/** Chapter Content */ readonly label: string
/** And each chapter takes you further. */ readonly lead: string
/** You see what it’s about, what you’ll be able to do, and a few resources with the reason they were picked for you. */ readonly text: string
/** Chapter {number} of {all}, {time} */ readonly place: (values: { readonly number: string | number; readonly all: string | number; readonly time: string | number }) => string
/** Introduction */ readonly introduction: string
/** Learning Objectives */ readonly objectives: string
/** Try it */ readonly tryIt: string
/** Check yourself */ readonly question: string
/** Show the answer */ readonly answer: string
/** Curated Resources */ readonly resources: string
/** In your own chapters, each resource links to its page. */ readonly links: string
}
}
readonly how: {
/** How It Works */ readonly heading: string
readonly steps: readonly ({
/** Share your goals */ readonly title: string
/** Say what you want to learn, how much you know and how much time you have. A short chat is enough. */ readonly text: string
} | {
/** Get a custom path */ readonly title: string
/** The assistant sums up what you said. Say yes, and it lays out your plan, chapter by chapter. */ readonly text: string
} | {
/** Unlock chapters at $1 each */ readonly title: string
/** The first one is free. Unlock the next when you’re ready. No subscription. Packages from $5. */ readonly text: string
} | {
/** Learn and progress */ readonly title: string
/** Read the chapter and its resources, mark the chapter as complete and watch your progress grow. */ readonly text: string
})[]
}
readonly gallery: {
/** Plans people could start today */ readonly heading: string
/** Six examples. Yours is made for you: your level, your time, your reason. */ readonly lead: string
/** {chapters} chapters, about {hours} hours */ readonly facts: (values: { readonly chapters: string | number; readonly hours: string | number }) => string
/** See the chapters */ readonly chapters: string
/** Make my own plan */ readonly start: string
/** Start this plan */ readonly startThis: string
readonly plans: {
readonly guitar: {
/** Guitar for campfire singing */ readonly title: string
/** For someone who has never held a guitar and wants to play by summer. */ readonly for: string
readonly chapters: readonly (string)[]
}
readonly statistics: {
/** Statistics you can use at work */ readonly title: string
/** For someone who reads reports and wants to know what the numbers really say. */ readonly for: string
readonly chapters: readonly (string)[]
}
readonly portuguese: {
/** Conversational Portuguese */ readonly title: string
/** For a traveler with twenty minutes a day. */ readonly for: string
readonly chapters: readonly (string)[]
}
readonly python: {
/** Python, from the first line */ readonly title: string
/** For someone who has never programmed and wants a tool of their own. */ readonly for: string
readonly chapters: readonly (string)[]
}
readonly drawing: {
/** Draw a portrait */ readonly title: string
/** For someone who says they can’t draw a straight line. */ readonly for: string
readonly chapters: readonly (string)[]
}
readonly running: {
/** Run five kilometers */ readonly title: string
/** For someone who gets out of breath on the stairs. */ readonly for: string
readonly chapters: readonly (string)[]
}
}
}
readonly pricing: {
/** Pay Per Chapter */ readonly heading: string
/** $1 */ readonly price: string
/** per chapter */ readonly perChapter: string
/** No subscription. Buy credits when you need them. A chapter costs 10 credits. Packages from $5. */ readonly text: string
readonly included: readonly (string)[]
/** Get Started Now */ readonly start: string
/** What the chapters of a plan cost */ readonly signpost: string
readonly boards: readonly ({
/** Chapter 1 */ readonly where: string
/** Free */ readonly price: string
} | {
/** Chapter 2 */ readonly where: string
/** $1 */ readonly price: string
} | {
/** Chapter 3 */ readonly where: string
/** $1 */ readonly price: string
})[]
}
readonly questions: {
/** Questions and answers */ readonly heading: string
readonly list: readonly ({
/** What does it cost? */ readonly question: string
/** Signing up, planning and the first chapter of every plan are free. After that, each chapter is $1 (10 credits). You buy credits in packages. The smallest is 50 credits for $5. */ readonly answer: string
} | {
/** What do I get in a chapter? */ readonly question: string
/** A lesson written for your goal and level, with objectives, examples, exercises and questions to check yourself. Below it, a few resources from the web, each with the reason it was picked. */ readonly answer: string
} | {
/** Do the links work? */ readonly question: string
/** Yes. We open each page before you see it, check that it fits the chapter, and check again every week. Links that stop working are replaced. If a site has link checks turned off, each link opens a search instead. */ readonly answer: string
} | {
/** Can I change my plan? */ readonly question: string
/** Yes. Rename, move, add or remove chapters yourself, or say in your own words what should be different. You see the changes before you accept them. */ readonly answer: string
} | {
/** What if a chapter can’t be written? */ readonly question: string
/** Then you don’t pay for it. Your credits come back right away, and you can try again. */ readonly answer: string
} | {
/** Can I get my money back? */ readonly question: string
/** Credits are non-refundable and non-transferable. They don’t expire while your account exists. Chapters you’ve unlocked stay yours to read. */ readonly answer: string
} | {
/** Is it written by an AI? */ readonly question: string
/** Yes. An AI writes it, and our software checks it before you see it. It can still be wrong. Check what matters, above all in health, law and money. */ readonly answer: string
})[]
}
}
}

declare module 'virtual:texts/landing/sample' {
export const texts: {
/** Sourdough bread that rises */ readonly title: string
/** From flour and water to a loaf you would serve to guests. */ readonly description: string
/** about 45 minutes */ readonly chapterTime: string
readonly conversation: readonly (string)[]
readonly chapters: readonly ({
/** How yeast works */ readonly title: string
/** Yeast is alive. It eats sugar from the flour and breathes out gas, and that gas lifts a loaf. Most flat loaves come from yeast that was too cold, too hot or in too much of a hurry. In this chapter you fill two jars with dough and watch them for a day. */ readonly introduction: string
readonly objectives: readonly (string)[]
readonly lesson: readonly (string)[]
/** Mix 50 g of flour, 35 g of water and a spoonful of starter, twice. Put each dough in a jar and mark its height with a rubber band. Leave one jar on the table and one in the fridge. Look every hour, and write down when each has doubled. */ readonly exercise: string
/** Your dough hasn’t doubled after six hours. Your kitchen is at 18 °C. What should you do? */ readonly question: string
/** Wait. At 18 °C a dough takes ten to twelve hours. It isn’t broken, only slow, and slow dough tastes better. */ readonly answer: string
readonly resources: readonly ({
/** Video */ readonly type: string
/** A day in a jar of dough, time-lapse */ readonly title: string
/** You’d rather watch than read. This shows in three minutes what takes a day to see. */ readonly reason: string
} | {
/** Article */ readonly type: string
/** Fresh, dried, wild: which yeast for what */ readonly title: string
/** Short, and it answers the first question you’ll have in the shop. */ readonly reason: string
} | {
/** Exercise */ readonly type: string
/** Two jars, one warm and one cold */ readonly title: string
/** Ten minutes of work. You’ll remember what you’ve seen yourself. */ readonly reason: string
})[]
} | {
/** Flour, water, salt, time */ readonly title: string
/** Bread is four things, and the fourth costs nothing. The share of water decides whether the crumb is tight or open. The time it rests decides how it tastes. Once you can measure both, you can change every recipe. */ readonly introduction: string
readonly objectives: readonly (string)[]
readonly resources: readonly ({
/** Article */ readonly type: string
/** Percentages for bakers, on one page */ readonly title: string
/** One page worth reading: with percentages, you can compare any two recipes. */ readonly reason: string
} | {
/** Exercise */ readonly type: string
/** One dough with 60, 70 and 80% water */ readonly title: string
/** Your hands learn the difference in a single Saturday morning. */ readonly reason: string
})[]
} | {
/** Folding and shaping */ readonly title: string
/** A dough that was only stirred spreads out like a puddle. Folding gives it strength without kneading, and shaping puts a skin around it that keeps the gas in. This is most likely where your loaves went flat. */ readonly introduction: string
readonly objectives: readonly (string)[]
readonly resources: readonly ({
/** Video */ readonly type: string
/** Stretch and fold, filmed from above */ readonly title: string
/** You see the hands and not the baker, so it’s easy to copy. */ readonly reason: string
} | {
/** Exercise */ readonly type: string
/** Shape the same dough three times */ readonly title: string
/** Dough forgives. The third try shows how far off the first one was. */ readonly reason: string
})[]
} | {
/** Proving, by eye and by clock */ readonly title: string
/** No clock knows how warm your kitchen is. A finger pressed into the dough tells you more: the dent springs back at once, slowly or not at all. You’re looking for the slow one, and here you learn to find it. */ readonly introduction: string
readonly objectives: readonly (string)[]
readonly resources: readonly ({
/** Video */ readonly type: string
/** The finger test at five stages */ readonly title: string
/** Five dents side by side say more than a description. */ readonly reason: string
} | {
/** Article */ readonly type: string
/** What a night in the fridge does to dough */ readonly title: string
/** You have an hour on Saturdays. This moves the waiting to Friday night. */ readonly reason: string
})[]
} | {
/** Steam, crust and the bake */ readonly title: string
/** In its first ten minutes in the oven, a loaf grows one last time. Steam keeps the skin soft for that long. After that, dry heat makes the crust, and a knock on the bottom tells you when to stop. */ readonly introduction: string
readonly objectives: readonly (string)[]
readonly resources: readonly ({
/** Video */ readonly type: string
/** One loaf with steam, one without */ readonly title: string
/** The difference is easier to see than to believe. */ readonly reason: string
} | {
/** Exercise */ readonly type: string
/** Bake the loaf for your guests */ readonly title: string
/** This is what you set out to do. */ readonly reason: string
})[]
})[]
}
}

declare module 'virtual:texts/language' {
export const texts: {
/** Language */ readonly label: string
}
}

declare module 'virtual:texts/language/after-login' {
export const texts: {
/** Welcome back! Your account won’t be deleted. */ readonly restored: string
}
}

declare module 'virtual:texts/learning' {
export const texts: {
/** Waiting for the assistant. It isn’t answering right now. We’ll continue as soon as it does, and you can close this page. */ readonly waiting: string
/** Back to Learning Plans */ readonly back: string
/** Chapters */ readonly chapters: string
/** {done} of {of, plural, one {# chapter} other {# chapters}} done */ readonly done: (values: { readonly done: string | number; readonly of: number }) => string
/** Whole plan: {cost} */ readonly wholePlan: (values: { readonly cost: string | number }) => string
/** {count, plural, one {You have # credit.} other {You have # credits.}} */ readonly balance: (values: { readonly count: number }) => string
readonly changeAnswers: {
/** Change my answers */ readonly open: string
/** We couldn’t reopen the conversation. Please try again. */ readonly failed: string
}
/** You’re offline. Keep this page open and we’ll save this when you’re back online. */ readonly savedOnline: string
readonly completion: {
/** You completed “{title}”. */ readonly marked: (values: { readonly title: string | number }) => string
/** Completed */ readonly completed: string
/** In progress */ readonly begun: string
/** Failed to toggle chapter completion status */ readonly failed: string
/** HTTP error! status: {status} */ readonly status: (values: { readonly status: string | number }) => string
/** Your progress hasn’t changed. */ readonly unchanged: string
}
readonly outline: {
/** Time */ readonly time: string
/** Target date */ readonly readyBy: string
/** Price */ readonly price: string
/** Left to pay */ readonly toPay: string
/** Nothing */ readonly nothing: string
/** {price} each */ readonly each: (values: { readonly price: string | number }) => string
/** First chapter free, then {price} each */ readonly firstFree: (values: { readonly price: string | number }) => string
/** What you’ll be able to do */ readonly objectives: string
/** We’re still planning “{title}”. You can unlock it once that’s done. */ readonly notOutlined: (values: { readonly title: string | number }) => string
/** See the whole plan */ readonly wholePlan: string
/** Week {week} */ readonly week: (values: { readonly week: string | number }) => string
/** By {day} */ readonly by: (values: { readonly day: string | number }) => string
/** Pace */ readonly pace: string
readonly paces: {
/** On track */ readonly 'on-track': string
/** Ahead */ readonly ahead: string
/** A little behind */ readonly behind: string
}
/** That’s fine. Pick up where you left off, or give yourself more time under “Change my answers”. */ readonly noHurry: string
/** (shown in the quiz) */ readonly shown: string
/** (held: right on three days) */ readonly held: string
}
readonly unlock: {
/** Failed to unlock next chapter */ readonly failed: string
/** Unlocking... */ readonly unlocking: string
/** Failed - Retry */ readonly failedRetry: string
/** Retry Generation */ readonly retry: string
/** You’ve already unlocked every chapter in this plan. */ readonly allUnlocked: string
/** Nothing was charged. */ readonly nothingCharged: string
/** Please try again. You won’t be charged twice. */ readonly safeToRetry: string
/** This chapter costs {cost}. */ readonly thisChapter: (values: { readonly cost: string | number }) => string
/** Get credits */ readonly getCredits: string
/** Get credits to unlock */ readonly getCreditsToUnlock: string
/** You have {credits}. You need {missing} more. */ readonly shortfall: (values: { readonly credits: string | number; readonly missing: string | number }) => string
/** Packages from {money} */ readonly packs: (values: { readonly money: string | number }) => string
}
}
}

declare module 'virtual:texts/learning/chapter' {
export const texts: {
/** Chapter */ readonly title: string
/** Loading chapter content... */ readonly loading: string
/** Chapter ID is missing. */ readonly idMissing: string
/** Go to your dashboard */ readonly toDashboard: string
/** Authentication token not available. Please log in. */ readonly tokenMissing: string
/** Log In */ readonly logIn: string
/** No chapter data available. */ readonly noData: string
/** Try again */ readonly tryAgain: string
/** Cancel */ readonly cancel: string
/** {title}: this chapter is ready to read. */ readonly ready: (values: { readonly title: string | number }) => string
/** The quiz of this chapter is ready. */ readonly quizReady: string
/** Chapter not found */ readonly notFound: string
/** The link may be incomplete, or the chapter may belong to another account. */ readonly notFoundWhy: string
/** We couldn’t load this chapter */ readonly notLoaded: string
/** We couldn’t show this chapter. */ readonly failed: string
/** We couldn’t reach the server. Check your connection, then try again. */ readonly unreachable: string
/** Something went wrong on our side. */ readonly ourFault: string
/** Chapter {number} of {count} in {plan} */ readonly place: (values: { readonly number: string | number; readonly count: string | number; readonly plan: string | number }) => string
readonly offline: {
/** You’re offline. This needs a connection. */ readonly needsServer: string
/** You’re offline, and there’s no copy of this chapter on this device. */ readonly notKept: string
/** Open it once while you’re online. Then you can read it here without a connection. */ readonly howToKeep: string
}
readonly broken: {
/** Content Error */ readonly title: string
/** This chapter is unlocked, but its content is missing or corrupted. Please contact support. */ readonly text: string
/** Support:  */ readonly support: string
/** Chapter {id} */ readonly subject: (values: { readonly id: string | number }) => string
/** Mention this chapter ID when you write: {id} */ readonly id: (values: { readonly id: string | number }) => string
}
readonly neighbours: {
/** Previous and next chapters */ readonly label: string
/** Previous chapter */ readonly previous: string
/** Next chapter */ readonly next: string
/** {where}, locked */ readonly locked: (values: { readonly where: string | number }) => string
/** You’re here */ readonly here: string
/** Completed */ readonly completed: string
/** That was the last chapter of {plan}. Well done! */ readonly last: (values: { readonly plan: string | number }) => string
/** Plan what’s next */ readonly planNext: string
}
readonly locked: {
/** Chapter Locked */ readonly title: string
/** This chapter is currently locked. Please unlock it to view its content. */ readonly text: string
/** Content generation failed after multiple attempts. Please try unlocking the chapter again. */ readonly failed: string
/** You got your credits back. */ readonly returned: string
/** Chapters unlock in order. Unlock the ones before this one first. */ readonly inOrder: string
}
readonly coming: {
/** Content Generation in Progress */ readonly title: string
/** This may take a few moments... */ readonly wait: string
/** {count, plural, one {# part of this chapter so far} other {# parts of this chapter so far}} */ readonly parts: (values: { readonly count: number }) => string
/** You can leave this page. If you stay, the chapter appears here as soon as it’s ready. */ readonly youCanLeave: string
/** You can leave this page. If you stay, the rest appears here as it’s written. */ readonly youCanLeaveDraft: string
/** We’ll write it after {chapter}. */ readonly after: (values: { readonly chapter: string | number }) => string
/** We couldn’t check the progress just now. Your chapter is still being written. */ readonly notChecked: string
/** Check again */ readonly checkAgain: string
/** Content generation timed out. Please try unlocking the chapter again. */ readonly timedOut: string
/** It’s taking longer than usual, but we’re still writing. The chapter appears here as soon as it’s ready. */ readonly stillWriting: string
}
}
}

declare module 'virtual:texts/learning/chapter/check' {
export const texts: {
/** {count, plural, one {# question. Get 80% correct to pass. Try as often as you like: a wrong answer never locks anything.} other {# questions. Get 80% correct to pass. Try as often as you like: a wrong answer never locks anything.}} */ readonly lead: (values: { readonly count: number }) => string
/** Your best so far: {right} out of {of}. */ readonly best: (values: { readonly right: string | number; readonly of: string | number }) => string
/** Your best so far: {right} out of {of}, passed. */ readonly bestPassed: (values: { readonly right: string | number; readonly of: string | number }) => string
/** Question {number} of {of} */ readonly number: (values: { readonly number: string | number; readonly of: string | number }) => string
/** Choose all that apply. */ readonly chooseAll: string
/** Move them with the arrows, or drag them. */ readonly order: string
/** Number them, starting with 1. */ readonly orderOnPaper: string
/** They aren’t in order yet. */ readonly notInOrder: string
/** Drag to move */ readonly drag: string
/** Move up */ readonly up: string
/** Move down */ readonly down: string
/** This is already the first. */ readonly isFirst: string
/** This is already the last. */ readonly isLast: string
/** “{text}” is now {place} of {of}. */ readonly saidMoved: (values: { readonly text: string | number; readonly place: string | number; readonly of: string | number }) => string
/** Show the answer */ readonly showAnswer: string
/** Your answer */ readonly answer: string
/** to question {number} */ readonly toQuestion: (values: { readonly number: string | number }) => string
/** We can’t read this as a number. Please type one number, such as 12.5. */ readonly unreadable: string
/** Check my answers */ readonly send: string
/** Checking... */ readonly sending: string
readonly unanswered: {
/** Question {numbers} has no answer yet. Send anyway? */ readonly one: (values: { readonly numbers: string | number }) => string
/** Questions {numbers} have no answer yet. Send anyway? */ readonly more: (values: { readonly numbers: string | number }) => string
}
/** Send anyway */ readonly sendAnyway: string
/** Go to question {number} */ readonly goTo: (values: { readonly number: string | number }) => string
/** We couldn’t check your answers. They’re still here. Please try again. */ readonly failed: string
/** We couldn’t reach the server. Your answers are still here. Please try again. */ readonly unreachable: string
/** These questions have changed. Please look over your answers and send them again. */ readonly changed: string
/** {right} out of {of} correct. */ readonly score: (values: { readonly right: string | number; readonly of: string | number }) => string
/** You passed. Nicely done! */ readonly passed: string
/** Not a pass yet, and that’s fine. The notes below show what to review. */ readonly notYet: string
/** Correct */ readonly right: string
/** Not quite */ readonly wrong: string
/** Not answered */ readonly notAnswered: string
/** Your answer */ readonly isChosen: string
/** Correct answer */ readonly isKey: string
/** Your answer, correct */ readonly isBoth: string
/** You found {found} out of {of} right answers. */ readonly partly: (values: { readonly found: string | number; readonly of: string | number }) => string
/** {count, plural, one {One of your answers is wrong.} other {# of your answers are wrong.}} */ readonly chosenWrongly: (values: { readonly count: number }) => string
/** Your order */ readonly yourOrder: string
/** Correct order */ readonly rightOrder: string
/** Try again */ readonly again: string
/** Read again: {section} */ readonly readAgain: (values: { readonly section: string | number }) => string
/** Report this question */ readonly report: string
/** Report this question: {number} */ readonly reportNumber: (values: { readonly number: string | number }) => string
/** What’s wrong with this question? */ readonly whatIsWrong: string
readonly reasons: {
/** Its answer is wrong */ readonly wrong: string
/** It’s unclear */ readonly unclear: string
/** This chapter doesn’t teach it */ readonly untaught: string
/** Something else */ readonly other: string
}
/** In your words */ readonly inYourWords: string
/** In your words (optional) */ readonly moreInYourWords: string
/** Please choose what’s wrong. */ readonly chooseReason: string
/** Please say what’s wrong. */ readonly sayWhatIsWrong: string
/** Send report */ readonly sendReport: string
/** We couldn’t send your report. Please try again. */ readonly reportFailed: string
/** You reported this question. */ readonly reported: string
/** Why it still counts */ readonly whyHeld: string
/** We solved this question twice more without looking at its answer. Both times we got: */ readonly held: string
/** Thanks for letting us know. We’ll check this question again. If its answer is wrong, it won’t count. */ readonly thanks: string
/** {count, plural, one {We found a mistake in a question you reported, so it no longer counts. Thank you!} other {We found mistakes in questions you reported, so they no longer count. Thank you!}} */ readonly isVoid: (values: { readonly count: number }) => string
/** {count, plural, one {The question you reported still counts. So far we’ve found nothing wrong.} other {The questions you reported still count. So far we’ve found nothing wrong.}} */ readonly isHeld: (values: { readonly count: number }) => string
/** {count, plural, one {The other question you reported still counts. So far we’ve found nothing wrong.} other {The other questions you reported still count. So far we’ve found nothing wrong.}} */ readonly isHeldToo: (values: { readonly count: number }) => string
}
}

declare module 'virtual:texts/learning/chapter/content' {
export const texts: {
readonly parts: {
/** Introduction */ readonly introduction: string
/** Learning Objectives */ readonly objectives: string
/** Exercises */ readonly exercises: string
/** Key Points */ readonly 'key-points': string
/** Practice */ readonly practice: string
/** Check your understanding */ readonly check: string
/** Curated Resources */ readonly resources: string
}
/** In this chapter */ readonly contents: string
/** {time} to read */ readonly toRead: (values: { readonly time: string | number }) => string
/** Still being written: {count, plural, one {# section} other {# sections}} so far */ readonly coming: (values: { readonly count: number }) => string
/** Continue where you left off: {part} */ readonly continueAt: (values: { readonly part: string | number }) => string
/** Tick off what you can do. */ readonly tick: string
/** You can tick these off when the chapter is ready. */ readonly tickLater: string
/** We couldn’t save that. Please try again. */ readonly tickFailed: string
/** Objective:  */ readonly objective: string
/** Objective, ticked off:  */ readonly objectiveTicked: string
/** Solution */ readonly solution: string
/** Done when:  */ readonly doneWhen: string
/** Content generated on: {time} */ readonly generatedOn: (values: { readonly time: string | number }) => string
/** Print */ readonly print: string
/** Finished this chapter? */ readonly finished: string
/** Chapter completed. */ readonly completed: string
/** Mark as complete */ readonly markComplete: string
/** Mark as not complete */ readonly markNotComplete: string
/** What you can do now */ readonly youCan: string
/** (not shown yet) */ readonly notShown: string
/** You haven’t taken the quiz, so none of this has been checked yet. */ readonly quizNotTaken: string
/** This chapter has no quiz, so none of this has been checked. */ readonly noQuiz: string
/** Your questions are being verified. The quiz appears here when they’re ready. */ readonly checkPending: string
readonly noCheck: {
/** This chapter has no quiz: the assistant’s questions weren’t usable. */ readonly unwritten: string
/** This chapter has no quiz: we couldn’t verify the answers to its questions. */ readonly unsolved: string
/** This chapter has no quiz: we found mistakes in its questions. */ readonly refuted: string
/** We can’t show this chapter’s quiz just now. Everything else is here. */ readonly damaged: string
/** This chapter has no quiz. */ readonly unknown: string
}
readonly plan: {
/** Plan complete */ readonly done: string
/** The whole plan so far */ readonly soFar: string
/** The whole plan */ readonly label: string
/** Completed */ readonly completed: string
/** Not completed yet */ readonly notCompleted: string
/** {count, plural, one {# chapter} other {# chapters}} */ readonly chapters: (values: { readonly count: number }) => string
/** {count, plural, one {# still to complete} other {# still to complete}} */ readonly left: (values: { readonly count: number }) => string
}
/** No curated resources available for this chapter yet. */ readonly none: string
readonly types: {
/** Video */ readonly video: string
/** Article */ readonly article: string
/** Exercise */ readonly exercise: string
/** Book */ readonly book: string
/** Course */ readonly course: string
}
/** Search */ readonly search: string
/** on {site} */ readonly on: (values: { readonly site: string | number }) => string
/** Needs a login or payment */ readonly costs: string
/** Checked on {day} */ readonly checkedOn: (values: { readonly day: string | number }) => string
/** Not checked yet */ readonly unchecked: string
/** (opens in new tab) */ readonly opensInNewTab: string
readonly replaces: {
/** Replaces “{title}”, which is no longer available. */ readonly gone: (values: { readonly title: string | number }) => string
/** Replaces “{title}”, which is about something else now. */ readonly changed: (values: { readonly title: string | number }) => string
/** Replaces “{title}”, which you reported. */ readonly reported: (values: { readonly title: string | number }) => string
}
/** Each link opens a search on a trusted site. */ readonly searches: string
/** Looking for pages that fit this chapter. We open each one before you see it. */ readonly searching: string
/** This is taking longer than usual. Come back later to see new links. */ readonly takesLong: string
/** {count, plural, one {One new link is here.} other {# new links are here.}} */ readonly found: (values: { readonly count: number }) => string
/** We found nothing better, so these links stay. */ readonly nothingNew: string
/** {count, plural, one {We removed that link. We found nothing good enough to replace it.} other {We removed # links. We found nothing good enough to replace them.}} */ readonly takenAway: (values: { readonly count: number }) => string
/** We found no pages that fit this chapter. */ readonly nothingFound: string
/** We couldn’t reach our sources. We’ll try again automatically. */ readonly unreachable: string
/** Until then, each link opens a search on a trusted site. */ readonly searchesMeanwhile: string
/** Try now */ readonly tryNow: string
/** Find checked links */ readonly find: string
/** We can look for pages that fit, and open each one first. It’s free. */ readonly findNote: string
/** We couldn’t start looking. Please try again. */ readonly findFailed: string
/** Report this link */ readonly report: string
/** Report this link: {title} */ readonly reportTitle: (values: { readonly title: string | number }) => string
/** Report another problem */ readonly reportAgain: string
/** Report another problem: {title} */ readonly reportAgainTitle: (values: { readonly title: string | number }) => string
/** What’s wrong with this link? */ readonly whatIsWrong: string
readonly reasons: {
/** It doesn’t work */ readonly dead: string
/** It’s about something else */ readonly 'off-topic': string
/** It needs a login or payment */ readonly paywall: string
/** Something else */ readonly other: string
}
/** Please choose what’s wrong. */ readonly chooseReason: string
/** Send report */ readonly sendReport: string
/** We couldn’t send your report. Please try again. */ readonly reportFailed: string
/** This link has already been replaced. */ readonly alreadyGone: string
readonly reported: {
/** Thanks! We’re checking it now. If it’s no good, we’ll replace it. */ readonly searching: string
/** You reported this link. We checked it again and kept it. */ readonly settled: string
/** You reported this link. */ readonly other: string
}
}
}

declare module 'virtual:texts/learning/chapter/help' {
export const texts: {
/** Work it out with me */ readonly workItOut: string
/** Give me a hint */ readonly hint: string
/** exercise {number} */ readonly exercise: (values: { readonly number: string | number }) => string
/** Ask about this section */ readonly askSection: string
/** Help with the selected text */ readonly passage: string
/** Help with the selected text is the next Tab stop. */ readonly passageOffer: string
readonly passageAsks: readonly (string)[]
}
}

declare module 'virtual:texts/learning/chapter/help/panel' {
export const texts: {
/** Help */ readonly title: string
/** Close help */ readonly close: string
readonly about: {
/** About this passage */ readonly quote: string
/** About this question */ readonly question: string
/** About this exercise */ readonly exercise: string
/** About this section */ readonly section: string
}
/** A question of this chapter’s quiz */ readonly ofTheCheck: string
/** Try again */ readonly tryAgain: string
/** {count, plural, one {# question left today.} other {# questions left today.}} */ readonly left: (values: { readonly count: number }) => string
/** There’s no language model here, so you get prepared hints. When they’re used up, there are no more. */ readonly noModel: string
/** We couldn’t get a reply. Please try again. */ readonly failed: string
/** We couldn’t reach the server. Your question is still here. Please try again. */ readonly unreachable: string
/** We couldn’t load what you’ve asked so far. */ readonly notRead: string
/** That’s all the help for this question. Take the quiz again when you’re ready. */ readonly over: string
/** That’s all the help for this exercise. Try it once more, then look at the solution. */ readonly overExercise: string
/** Answer it in the quiz at the end of this chapter. */ readonly inTheCheck: string
/** Try the exercise on your own, then compare with its solution. */ readonly alone: string
/** Check my answer */ readonly checkAlone: string
/** Correct. You did that on your own. */ readonly aloneRight: string
/** Not quite. Work it out, or see the answer below. */ readonly aloneWrong: string
}
}

declare module 'virtual:texts/learning/chapter/notes' {
export const texts: {
/** Add a note */ readonly add: string
/** Your note */ readonly label: string
/** on “{section}” */ readonly onSection: (values: { readonly section: string | number }) => string
/** Saving… */ readonly saving: string
/** Saved. Only you can see it. */ readonly saved: string
/** Not saved yet. We’ll keep it in this browser and try again. */ readonly unsaved: string
/** You also changed this note on another device. Both texts are here. */ readonly joined: string
/** Notes on earlier sections */ readonly lost: string
/** These sections are no longer part of the chapter. Your notes stay until you clear them. */ readonly lostWhy: string
}
}

declare module 'virtual:texts/learning/chapter/practice' {
export const texts: {
/** Paste what you made */ readonly label: string
/** Text or code, up to 8,000 characters. The assistant says what fits, what’s missing, and one next step. It’s not a grade. */ readonly hint: string
/** Look at my result */ readonly look: string
/** Looking at it... */ readonly looking: string
/** Feedback */ readonly feedback: string
/** We couldn’t look at your result right now. It’s still here. Please try again in a moment. */ readonly failed: string
/** We couldn’t reach the server. Your result is still here. Please try again. */ readonly unreachable: string
}
}

declare module 'virtual:texts/learning/chapter/versions' {
export const texts: {
/** Explain this chapter differently */ readonly explain: string
/** How should we explain it? */ readonly how: string
readonly ways: {
/** In simpler words */ readonly simpler: string
/** In more depth */ readonly deeper: string
/** With more examples */ readonly 'more-examples': string
/** Shorter */ readonly shorter: string
/** Another way */ readonly other: string
}
readonly manner: {
/** in simpler words */ readonly simpler: string
/** in more depth */ readonly deeper: string
/** with more examples */ readonly 'more-examples': string
/** shorter */ readonly shorter: string
/** your way */ readonly other: string
/** the original */ readonly original: string
}
/** Please choose one. */ readonly chooseWay: string
/** Anything to add? (optional) */ readonly adding: string
/** How would you like it? */ readonly inYourWords: string
/** For example: “Use examples from cooking.” */ readonly hint: string
/** Please say how you’d like it. */ readonly wordsMissing: string
/** Free, up to twice per chapter. Keep reading: this version stays. */ readonly freeTwice: string
/** Free, once more for this chapter. Keep reading: this version stays. */ readonly freeOnce: string
/** You’ve used both new versions of this chapter. You keep every version. */ readonly usedUp: string
/** The demo tutor has only one version of each chapter. With a language model, a site can offer more. */ readonly oneWay: string
/** Write a new version */ readonly send: string
/** Close */ readonly close: string
/** We couldn’t ask for a new version. Please try again. */ readonly sendFailed: string
/** Loading the versions... */ readonly loading: string
/** We couldn’t load the versions of this chapter. */ readonly loadFailed: string
/** We’re writing a new version: {manner}. Keep reading: this version stays. */ readonly writing: (values: { readonly manner: string | number }) => string
/** The new version is ready. */ readonly ready: string
/** Show it */ readonly show: string
/** We couldn’t write the new version. It doesn’t use up one of your two. */ readonly failed: string
/** Keep this version */ readonly keep: string
/** You’re reading version {number} of {count}: {manner}. */ readonly shown: (values: { readonly number: string | number; readonly count: string | number; readonly manner: string | number }) => string
/** Versions */ readonly versions: string
/** Version {number}: {manner} */ readonly version: (values: { readonly number: string | number; readonly manner: string | number }) => string
/** “{words}” */ readonly request: (values: { readonly words: string | number }) => string
/** Quiz: {right} out of {of} correct */ readonly result: (values: { readonly right: string | number; readonly of: string | number }) => string
/** You’re reading this one. */ readonly reading: string
/** Read this one */ readonly read: string
/** We couldn’t show that version. Please try again. */ readonly showFailed: string
/** Each version has its own quiz. Your results stay with their version. */ readonly checks: string
}
}

declare module 'virtual:texts/learning/dashboard' {
export const texts: {
/** My Learning Dashboard */ readonly title: string
/** Create New Plan */ readonly create: string
/** Your learning plans */ readonly plans: string
/** Loading your learning plans... */ readonly loading: string
/** Error */ readonly error: string
/** Failed to fetch learning plans */ readonly failed: string
/** Failed to refresh learning plans */ readonly refreshFailed: string
readonly empty: {
/** No learning plans yet */ readonly title: string
/** Submit a learning request to get started on your learning journey. */ readonly text: string
/** Or try one of these */ readonly examples: string
}
readonly step: {
/** Pick up here */ readonly read: string
/** Up next */ readonly unlock: string
/** Writing your chapter… */ readonly wait: string
/** Chapter {chapter} of {of} in {plan} */ readonly place: (values: { readonly chapter: string | number; readonly of: string | number; readonly plan: string | number }) => string
/** You can leave this page. */ readonly canLeave: string
/** Continue */ readonly continue: string
/** Unlock chapter {chapter} ({price}) */ readonly unlockChapter: (values: { readonly chapter: string | number; readonly price: string | number }) => string
/** Retry chapter {chapter} ({price}) */ readonly retryChapter: (values: { readonly chapter: string | number; readonly price: string | number }) => string
/** That’s {money}. */ readonly thatIs: (values: { readonly money: string | number }) => string
}
/** Pick up where you left off. */ readonly pickUp: string
readonly continueTo: {
/** Continue to your chapter */ readonly chapter: string
/** Continue to your learning plan */ readonly plan: string
/** Continue to your new learning plan */ readonly newPlan: string
/** Continue to your account */ readonly account: string
/** Continue to the page you asked for */ readonly page: string
}
readonly conversations: {
/** {count, plural, one {Unfinished conversation} other {Unfinished conversations}} */ readonly title: (values: { readonly count: number }) => string
/** Show all {count} */ readonly showAll: (values: { readonly count: string | number }) => string
/** Resume conversation */ readonly resume: string
/** We couldn’t delete this conversation. Please try again. */ readonly failed: string
readonly deleting: {
/** Delete */ readonly button: string
/** Delete this conversation? */ readonly title: string
/** Your answers will be deleted for good. No plan will be created. */ readonly text: string
/** Keep it */ readonly stay: string
/** Conversation deleted. */ readonly done: string
}
readonly givingUp: {
/** Discard changes */ readonly button: string
/** Discard these changes? */ readonly title: string
/** Your plan stays as it is. */ readonly text: string
/** Keep them */ readonly stay: string
/** Changes discarded. */ readonly done: string
}
}
readonly archived: {
/** Archived plans */ readonly title: string
/** Move back */ readonly back: string
/** “{title}” is back on your dashboard. */ readonly movedBack: (values: { readonly title: string | number }) => string
}
readonly today: {
/** {count, plural, one {# review} other {# reviews}} */ readonly reviews: (values: { readonly count: number }) => string
/** section {section} of chapter {chapter} */ readonly section: (values: { readonly section: string | number; readonly chapter: string | number }) => string
/** chapter {chapter} */ readonly chapter: (values: { readonly chapter: string | number }) => string
/** {reviews}, then {next} */ readonly then: (values: { readonly reviews: string | number; readonly next: string | number }) => string
}
readonly week: {
/** Weekly goal */ readonly label: string
/** {minutes} of {goal} minutes this week */ readonly minutes: (values: { readonly minutes: string | number; readonly goal: string | number }) => string
}
}
}

declare module 'virtual:texts/learning/markdown-file' {
export const texts: {
/** Download as Markdown */ readonly download: string
/** : {title} */ readonly of: (values: { readonly title: string | number }) => string
/** Saved as {file} in your downloads. */ readonly saved: (values: { readonly file: string | number }) => string
/** We couldn’t create the file. Please try again. */ readonly failed: string
/** Chapter */ readonly chapterFile: string
/** Learning plan */ readonly planFile: string
}
}

declare module 'virtual:texts/learning/markdown-file/writing' {
export const texts: {
/** Exercise {number} */ readonly exercise: (values: { readonly number: string | number }) => string
/** Your note: */ readonly yourNote: string
/** Notes on earlier sections */ readonly earlierNotes: string
/** Completed */ readonly completed: string
/** Not completed yet */ readonly notCompleted: string
/** Chapter {number} of {count} in {plan}. */ readonly place: (values: { readonly number: string | number; readonly count: string | number; readonly plan: string | number }) => string
/** {done} of {count} chapters done ({progress}%). */ readonly done: (values: { readonly done: string | number; readonly count: string | number; readonly progress: string | number }) => string
/** Time: {time} */ readonly time: (values: { readonly time: string | number }) => string
/** Target date: {day} */ readonly readyBy: (values: { readonly day: string | number }) => string
/** Chapters */ readonly chapters: string
/** Chapter {number}: {title} */ readonly chapter: (values: { readonly number: string | number; readonly title: string | number }) => string
/** {title} (locked) */ readonly locked: (values: { readonly title: string | number }) => string
/** This chapter is unlocked, but its content is missing or corrupted. Please contact support. */ readonly missing: string
/** This chapter is still being written. */ readonly coming: string
/** checked on {day} */ readonly checkedOn: (values: { readonly day: string | number }) => string
/** not checked yet */ readonly unchecked: string
}
}

declare module 'virtual:texts/learning/offline' {
export const texts: {
/** You’re offline. This is the copy from {time}. */ readonly copy: (values: { readonly time: string | number }) => string
}
}

declare module 'virtual:texts/learning/plan' {
export const texts: {
/** View Chapter */ readonly view: string
/** Check again */ readonly lookAgain: string
/** Generating... */ readonly generating: string
/** You can leave this page. */ readonly canLeave: string
/** Unlocked. We’ll write it after {chapter}. */ readonly writtenAfter: (values: { readonly chapter: string | number }) => string
/** We’re writing a chapter. */ readonly writing: string
/** We couldn’t write this chapter. */ readonly writingFailed: string
/** You got your credits back. */ readonly creditsBack: string
/** We’re still writing “{title}”. You can unlock this chapter when that one is ready. */ readonly waitsFor: (values: { readonly title: string | number }) => string
/** We’re still writing chapter {chapter}. */ readonly comesFirst: (values: { readonly chapter: string | number }) => string
readonly trouble: {
/** Content generation failed after multiple attempts. Please try unlocking the chapter again. */ readonly failed: string
/** Content generation timed out. Please try unlocking the chapter again. */ readonly 'timed-out': string
}
/** {title}: this chapter is ready to read. */ readonly chapterReady: (values: { readonly title: string | number }) => string
readonly making: {
/** Creating your plan... */ readonly creating: string
/** Your plan is ready: {title} */ readonly ready: (values: { readonly title: string | number }) => string
/** We couldn’t check the progress just now. We’re still making your plan. */ readonly unwatched: string
/** Most plans take less than a minute. You can leave this page. */ readonly wait: string
/** Plan generation failed. Please try again. */ readonly failed: string
/** Retry Generation */ readonly retry: string
/** Failed to retry plan generation */ readonly retryFailed: string
}
}
}

declare module 'virtual:texts/learning/plan-screen' {
export const texts: {
/** Learning Plan */ readonly title: string
/** Error */ readonly error: string
/** Loading your learning plan... */ readonly loading: string
/** We couldn’t load this plan. */ readonly failed: string
/** We couldn’t refresh this plan. */ readonly refreshFailed: string
/** Plan not found */ readonly notFound: string
/** The link may be incomplete, or the plan may belong to another account. */ readonly notFoundWhy: string
/** Go to your dashboard */ readonly dashboard: string
/** Builds on:  */ readonly buildsOn: string
/** We’re planning what this chapter teaches. */ readonly outlining: string
/** “{title}” is planned now. */ readonly outlined: (values: { readonly title: string | number }) => string
/** We couldn’t plan what this chapter teaches. Try again, or edit the plan to write a summary yourself or remove the chapter. */ readonly outlineFailed: string
/** Try again */ readonly retryOutline: string
/** We couldn’t start that. Please try again. */ readonly retryOutlineFailed: string
/** You’ll work toward: {thread} */ readonly thread: (values: { readonly thread: string | number }) => string
/** Read the first section */ readonly preview: string
/** These count for the chapters you haven’t unlocked yet. Your dates follow right away. */ readonly answersLead: string
/** That didn’t work. Please try again. */ readonly answersFailed: string
/** Your next chapters will be written with this. Should the rest of your plan follow, too? */ readonly offerRevision: string
/** Suggest changes */ readonly suggestChanges: string
/** My answers have changed. Fit the locked chapters to them. */ readonly followAnswers: string
readonly finish: {
/** You finished the whole plan */ readonly title: string
/** {count, plural, one {# chapter} other {# chapters}} */ readonly chapters: (values: { readonly count: number }) => string
/** You’ve shown {shown} of {of} objectives */ readonly shown: (values: { readonly shown: string | number; readonly of: string | number }) => string
/** Take the quizzes in your chapters to show the rest. */ readonly showMore: string
/** How long you’ll hold it */ readonly held: string
/** Of {count, plural, one {# question} other {# questions}}, you hold {days30} for 30 days, {days90} for 90 days, {days365} for 365 days. */ readonly heldFor: (values: { readonly count: number; readonly days30: string | number; readonly days90: string | number; readonly days365: string | number }) => string
/** Each question you get right in your reviews stays with you longer. One you miss comes back sooner. */ readonly heldNote: string
/** Where to next? */ readonly next: string
/** Your chapters and notes stay open. Come back to them anytime. */ readonly again: string
/** Plan what’s next */ readonly plan: string
}
readonly checked: {
/** Checked: {parts} */ readonly line: (values: { readonly parts: string | number }) => string
readonly keys: {
/** {count, plural, one {# answer solved twice} other {# answers solved twice}} */ readonly count: (values: { readonly count: number }) => string
/** {count, plural, one {# quiz question was} other {# quiz questions were}} solved a second time without seeing the answer, with the same result. Two solvers can make the same mistake, so report any answer that looks wrong. */ readonly text: (values: { readonly count: number }) => string
}
readonly links: {
/** {count, plural, one {# link opened} other {# links opened}} */ readonly count: (values: { readonly count: number }) => string
/** {count, plural, one {We opened # link} other {We opened # links}} and read what’s there, last on {day}. A page can change after that. */ readonly text: (values: { readonly count: number; readonly day: string | number }) => string
}
readonly order: {
/** {count, plural, one {the order of # chapter} other {the order of # chapters}} */ readonly count: (values: { readonly count: number }) => string
/** {count, plural, one {# chapter builds on earlier ones, and they come before it.} other {# chapters build on earlier ones, and those come first.}} This is about the order, not about what the chapters say. */ readonly text: (values: { readonly count: number }) => string
}
readonly time: {
/** {time} of reading */ readonly count: (values: { readonly time: string | number }) => string
/** The plan sets aside {promised} for the chapters written so far, exercises and practice included. Reading them takes {written}. We counted words, so your own pace may differ. */ readonly text: (values: { readonly promised: string | number; readonly written: string | number }) => string
}
}
}
}

declare module 'virtual:texts/learning/plan-screen/edit' {
export const texts: {
/** Edit plan */ readonly edit: string
/** See the changes */ readonly seeRevision: string
readonly revision: {
/** We’re working on the changes you asked for. */ readonly PENDING: string
/** The changes you asked for are ready to review. */ readonly COMPLETE: string
/** We couldn’t make the changes you asked for. Your plan hasn’t changed. */ readonly FAILED: string
}
/** Archive plan */ readonly archive: string
/** Move back to dashboard */ readonly unarchive: string
/** Archived */ readonly archived: string
/** This plan isn’t on your dashboard. You’ll find it there under “Archived plans”. */ readonly archivedNote: string
/** Plan archived. */ readonly saidArchived: string
/** Plan moved back to your dashboard. */ readonly saidUnarchived: string
/** Undone. Your plan is back to how it was. */ readonly saidUndone: string
/** We couldn’t save this change. Please try again. */ readonly failed: string
/** We couldn’t undo this. Please try again. */ readonly undoFailed: string
/** “{chapter}” builds on “{prerequisite}”, so it has to come after it. */ readonly buildsOnLater: (values: { readonly chapter: string | number; readonly prerequisite: string | number }) => string
/** This plan was changed in another tab or on another device, so we didn’t save this. Here’s how it looks now. */ readonly changed: string
/** This plan has changed since then, so you can’t undo this anymore. */ readonly undoChanged: string
}
}

declare module 'virtual:texts/learning/plan-screen/edit/editor' {
export const texts: {
/** You can now edit your plan. */ readonly editing: string
/** Change titles, summaries and the order, add chapters, or remove what you don’t need. We save each change as you make it. */ readonly lead: string
/** Chapters you’ve unlocked stay as they are. */ readonly unlockedStay: string
/** You’ve unlocked every chapter, so they stay as they are. You can still rename the plan. */ readonly allUnlocked: string
/** Done */ readonly done: string
/** Save or cancel the text you’re editing first. */ readonly saveFirst: string
/** Rename */ readonly rename: string
/** Plan title */ readonly planTitle: string
/** Plan renamed. */ readonly saidRenamed: string
/** Title */ readonly title: string
/** Summary */ readonly summary: string
/** Save */ readonly save: string
/** Cancel */ readonly cancel: string
/** Close */ readonly close: string
/** Edit chapter: {title} */ readonly chapterControls: (values: { readonly title: string | number }) => string
/** Drag to move */ readonly drag: string
/** Move earlier */ readonly earlier: string
/** Move later */ readonly later: string
/** This is already the first chapter. */ readonly isFirst: string
/** The chapters before this one are unlocked, so they stay in place. */ readonly isFirstLocked: string
/** This is already the last chapter. */ readonly isLast: string
/** Edit */ readonly reword: string
/** Remove */ readonly drop: string
/** Unlocked */ readonly unlocked: string
/** “{title}” is now chapter {place} of {of}. */ readonly saidMoved: (values: { readonly title: string | number; readonly place: string | number; readonly of: string | number }) => string
/** Saved “{title}”. */ readonly saidReworded: (values: { readonly title: string | number }) => string
/** Removed “{title}”. */ readonly saidDropped: (values: { readonly title: string | number }) => string
/** Add a chapter */ readonly add: string
/** New chapter title */ readonly addTitle: string
/** We’ll plan what it teaches. You can change it afterwards. */ readonly addHint: string
/** Where */ readonly place: string
/** At the end */ readonly atTheEnd: string
/** After {number} {title} */ readonly after: (values: { readonly number: string | number; readonly title: string | number }) => string
/** Add chapter */ readonly addIt: string
/** Added “{title}”. */ readonly saidAdded: (values: { readonly title: string | number }) => string
/** This plan was changed in another tab or on another device. Your text is still here. Save again to use it. */ readonly changedWhileTyping: string
/** This text was changed elsewhere while you were typing. Saving replaces it: */ readonly changedBelow: string
/** This chapter is no longer in your plan. Copy what you need before you close this. */ readonly gone: string
/** This chapter has been unlocked, so its text stays as it is. Copy what you need, then close this. */ readonly unlockedMeanwhile: string
}
}

declare module 'virtual:texts/learning/plan-screen/revise' {
export const texts: {
/** Describe changes */ readonly open: string
/** What should be different? */ readonly request: string
/** For example: “Drop the one about history”, “Put the exercises first” or “Make it shorter”. You’ll see the changes before anything happens. */ readonly hint: string
/** Suggest changes */ readonly ask: string
/** Loading the changes... */ readonly loading: string
/** We couldn’t load the changes you asked for. */ readonly loadFailed: string
/** Working on your changes */ readonly pending: string
/** This takes a few seconds. You can leave this page and find them here later. If you edit the plan in the meantime, you’ll need to ask again. */ readonly pendingNote: string
/** Cancel */ readonly cancel: string
/** You asked:  */ readonly asked: string
/** {count, plural, one {# change to review} other {# changes to review}} */ readonly ready: (values: { readonly count: number }) => string
/** Nothing changes until you accept. */ readonly readyNote: string
readonly kind: {
/** Add as chapter {to} */ readonly add: (values: { readonly to: string | number }) => string
/** Remove chapter {from} */ readonly remove: (values: { readonly from: string | number }) => string
/** Move chapter {from} to position {to} */ readonly move: (values: { readonly from: string | number; readonly to: string | number }) => string
/** Edit chapter {to} */ readonly reword: (values: { readonly to: string | number }) => string
}
/** Change times */ readonly times: string
/** The plan takes as long as before. */ readonly asLong: string
/** about {after} instead of {before} */ readonly time: (values: { readonly after: string | number; readonly before: string | number }) => string
/** We couldn’t do this: */ readonly notDone: string
/** Before */ readonly before: string
/** After */ readonly after: string
/** No summary */ readonly noSummary: string
/** Accept changes */ readonly accept: string
/** Keep my plan */ readonly keep: string
/** {count, plural, one {Made # change.} other {Made # changes.}} */ readonly saidAccepted: (values: { readonly count: number }) => string
/** Your plan hasn’t changed. */ readonly saidKept: string
/** Your plan hasn’t changed */ readonly failed: string
/** Your plan has changed since you asked */ readonly stale: string
/** These changes no longer fit. Ask again, and we’ll suggest changes for your plan as it is now. */ readonly staleNote: string
/** Ask again */ readonly askAgain: string
}
}

declare module 'virtual:texts/learning/shared' {
export const texts: {
/** A shared plan */ readonly title: string
/** Loading the plan... */ readonly loading: string
/** We couldn’t load this plan. */ readonly failed: string
/** This link doesn’t work anymore. */ readonly gone: string
/** You’ll work toward: {thread} */ readonly thread: (values: { readonly thread: string | number }) => string
/** Start this plan */ readonly start: string
/** Sign in to start this plan */ readonly signIn: string
/** Create an account */ readonly register: string
/** You get your own copy of the plan. The first time you start it, chapter 1 is free. */ readonly lead: string
/** Starting your plan... */ readonly starting: string
/** We couldn’t start this plan. Please try again. */ readonly startFailed: string
/** The first chapter */ readonly firstChapter: string
}
}

declare module 'virtual:texts/learning/take-along' {
export const texts: {
/** Take it along */ readonly open: string
readonly anki: {
/** Flashcards */ readonly title: string
/** The questions you’ve answered, as a deck for Anki. Import it again later and your cards are updated. */ readonly lead: string
/** Download for Anki */ readonly download: string
}
readonly calendar: {
/** Calendar */ readonly title: string
/** Study sessions of 30 to 60 minutes until you’re done. Move them in your calendar as you like. */ readonly lead: string
/** Download for my calendar */ readonly download: string
}
readonly share: {
/** Share a link */ readonly title: string
/** Anyone with the link can read the outline and the first chapter. Your name and answers stay private, but a chapter may mention what you told us. */ readonly lead: string
/** Create a link */ readonly start: string
/** Stop sharing */ readonly stop: string
/** this link */ readonly link: string
/** We couldn’t change this. Please try again. */ readonly failed: string
}
readonly json: {
/** For another account */ readonly title: string
/** The outline as a file. Add it to an account under “Your data”. */ readonly lead: string
/** Download as JSON */ readonly download: string
}
}
}

declare module 'virtual:texts/learning/unlock-all' {
export const texts: {
/** Unlock all {chapters} ({price}) */ readonly button: (values: { readonly chapters: string | number; readonly price: string | number }) => string
/** We write chapters in order. You pay for each one when it’s ready. */ readonly order: string
/** Unlock all {chapters} chapters? */ readonly title: (values: { readonly chapters: string | number }) => string
/** They’re free. We write them in order. */ readonly free: string
/** We set aside {cost} and write the chapters in order. You pay for each one when it’s ready. */ readonly held: (values: { readonly cost: string | number }) => string
/** You have {credits}. You’ll have {left} left. */ readonly left: (values: { readonly credits: string | number; readonly left: string | number }) => string
/** If we can’t write a chapter, you get its credits back, and those for the chapters after it. */ readonly failure: string
/** Not now */ readonly stay: string
/** These {chapters} chapters cost {cost}. */ readonly subject: (values: { readonly chapters: string | number; readonly cost: string | number }) => string
/** We couldn’t write a chapter, so the ones after it are locked again. You got their credits back. */ readonly someFailed: string
/** {count, plural, one {We’re writing # chapter. You can leave this page.} other {We’re writing # chapters, one after another. You can leave this page.}} */ readonly writing: (values: { readonly count: number }) => string
/** We couldn’t unlock the chapters. */ readonly failed: string
}
}

declare module 'virtual:texts/learning/watching' {
export const texts: {
/** {count, plural, one {# chapter so far} other {# chapters so far}} */ readonly soFar: (values: { readonly count: number }) => string
/** Watch it come together */ readonly watch: string
}
}

declare module 'virtual:texts/legal' {
export const texts: {
/** This page is available in English only. */ readonly englishOnly: string
}
}

declare module 'virtual:texts/legal/page' {
export const texts: {
/** Last updated: {date} */ readonly updated: (values: { readonly date: string | number }) => string
/** In short */ readonly inShort: string
/** Contents */ readonly contents: string
/** account page */ readonly account: string
/** Privacy Policy */ readonly privacy: string
/** Other learners meet in the {chat}. Please don’t post anything private there. */ readonly community: (values: { readonly chat: string | number }) => string
/** community chat */ readonly chat: string
}
}

declare module 'virtual:texts/legal/privacy' {
export const texts: {
/** Privacy Policy */ readonly title: string
/** 2026-11-30 */ readonly updated: string
/** This policy explains what {name} knows about you, why, for how long, who else sees it, and how to delete it. “We” are the people who run this installation of {name}. */ readonly intro: (values: { readonly name: string | number }) => string
readonly inShort: readonly (string)[]
readonly clauses: {
readonly 'what-we-keep': {
/** What we store, and for how long */ readonly heading: string
}
readonly why: {
/** What we use it for */ readonly heading: string
readonly text: readonly (string | readonly (string)[])[]
}
readonly assistant: {
/** The AI assistant */ readonly heading: string
readonly text: readonly (string)[]
}
readonly resources: {
/** Links to learning resources */ readonly heading: string
readonly text: readonly (string)[]
}
readonly payments: {
/** Payments */ readonly heading: string
readonly text: readonly (string)[]
}
readonly others: {
/** Who else sees it */ readonly heading: string
readonly text: readonly (string)[]
}
readonly measuring: {
/** Analytics and error reports */ readonly heading: string
readonly text: readonly (string)[]
}
readonly storage: {
/** What your browser stores */ readonly heading: string
readonly text: readonly (string)[]
}
readonly deletion: {
/** Deleting your account */ readonly heading: string
readonly text: readonly ((values: { readonly account: string | number }) => string | string)[]
}
readonly rights: {
/** Your rights */ readonly heading: string
readonly text: readonly (string)[]
}
readonly security: {
/** How we protect it */ readonly heading: string
readonly text: readonly (string)[]
}
readonly breach: {
/** If something goes wrong */ readonly heading: string
readonly text: readonly (string)[]
}
readonly children: {
/** Children */ readonly heading: string
readonly text: readonly (string)[]
}
readonly changes: {
/** Changes to this policy */ readonly heading: string
readonly text: readonly (string)[]
}
readonly contact: {
/** Contact */ readonly heading: string
readonly text: readonly ((values: { readonly contact: string | number; readonly community: string | number }) => string)[]
}
}
}
}

declare module 'virtual:texts/legal/stored' {
export const texts: {
/** Kept: {howLong} */ readonly kept: (values: { readonly howLong: string | number }) => string
readonly items: readonly ({
/** Your account */ readonly what: string
/** Username, email address, role, language, time zone, weekly goal and whether you want reminders. We store your password only as a hash that can’t be reversed. */ readonly detail: string
/** Until you delete the account, and then for 30 days at most. */ readonly howLong: string
} | {
/** Your learning */ readonly what: string
/** The goals and messages you write, your browser’s time zone (so that “tomorrow” is your tomorrow), the plans and chapters made from them, and what you read, completed, ticked off, noted, reported and had looked at. */ readonly detail: string
/** Until you delete the account, and then for 30 days at most. */ readonly howLong: string
} | {
/** Your credits and payments */ readonly what: string
/** Which packages you bought and for how much, which chapters you unlocked and when, and links to your receipts. */ readonly detail: string
/** Links: until the account is removed. Amounts: kept for our bookkeeping, under a number that no longer points to you. */ readonly howLong: string
} | {
/** Your sessions */ readonly what: string
/** When you signed in and with which kind of browser, so that you can check and log out elsewhere. */ readonly detail: string
/** A session ends after 7 days without use, and after 30 days in any case. */ readonly howLong: string
} | {
/** Links we email to you */ readonly what: string
/** Only a fingerprint of each, to recognize the link when you open it. */ readonly detail: string
/** A verification link works for 24 hours, a reset link for 1 hour. We delete the fingerprint a week later. */ readonly howLong: string
} | {
/** Attempts */ readonly what: string
/** How often something was tried, to stop password guessing, and from which networks you’ve signed in, so that strangers can’t lock you out there. We store network addresses only as fingerprints. */ readonly detail: string
/** About an hour. That you’ve signed in from a network: two weeks. */ readonly howLong: string
} | {
/** What we did to your account */ readonly what: string
/** Credits added, a role or password changed, an account closed or reopened: what, when, why and by whom. */ readonly detail: string
/** Permanently, so that it can be checked. After the account is removed, under a number that no longer points to you. */ readonly howLong: string
} | {
/** Notes by our staff */ readonly what: string
/** What you told us when you asked for help, and what we found, so you don’t have to say it twice. The download of your data holds them word for word, without the name of who wrote them: they’re about you, so you may read them. */ readonly detail: string
/** Until your account is removed. */ readonly howLong: string
} | {
/** Emails we sent you */ readonly what: string
/** Which kind of email, when, and whether your mail server accepted it. Not its text. */ readonly detail: string
/** For 90 days, or until your account is removed. */ readonly howLong: string
} | {
/** Language model calls */ readonly what: string
/** When it worked for you, on what kind of task, for how long and how much. Not what was said. */ readonly detail: string
/** For 400 days, to know what it costs. After the account is removed, under a number that no longer points to you. */ readonly howLong: string
} | {
/** Views of the start page */ readonly what: string
/** One number a day: how often our server sent the page. No cookie, no network address, nothing about you. */ readonly detail: string
/** Permanently. */ readonly howLong: string
} | {
/** Technical logs */ readonly what: string
/** Time, kind, result and duration of a request, and the number of the account. No messages, no addresses. */ readonly detail: string
/** As long as we need them to find errors. Backups are overwritten in turn. */ readonly howLong: string
})[]
}
}

declare module 'virtual:texts/legal/terms' {
export const texts: {
/** Terms of Service */ readonly title: string
/** 2026-11-24 */ readonly updated: string
/** These terms are the agreement between you and the people who run this installation of {name} (“we”, the operator). By creating an account you accept them. See the {privacy} for how we handle personal data. */ readonly intro: (values: { readonly name: string | number; readonly privacy: string | number }) => string
readonly inShort: readonly (string)[]
readonly clauses: {
readonly service: {
/** The service */ readonly heading: string
readonly text: readonly (string)[]
}
readonly age: {
/** Minimum age */ readonly heading: string
readonly text: readonly (string)[]
}
readonly account: {
/** Your account */ readonly heading: string
readonly text: readonly (string)[]
}
readonly credits: {
/** Credits and prices */ readonly heading: string
readonly text: readonly (string)[]
}
readonly payments: {
/** Payments */ readonly heading: string
readonly text: readonly (string)[]
}
readonly ai: {
/** AI-generated content */ readonly heading: string
readonly text: readonly (string)[]
}
readonly links: {
/** Links to other sites */ readonly heading: string
readonly text: readonly (string)[]
}
readonly 'your-words': {
/** What you write */ readonly heading: string
readonly text: readonly (string)[]
}
readonly 'fair-use': {
/** Fair use */ readonly heading: string
readonly text: readonly (string | readonly (string)[])[]
}
readonly ending: {
/** Ending the agreement */ readonly heading: string
readonly text: readonly ((values: { readonly account: string | number }) => string)[]
}
readonly liability: {
/** Liability */ readonly heading: string
readonly text: readonly (string)[]
}
readonly law: {
/** Governing law and arbitration */ readonly heading: string
readonly text: readonly (string)[]
}
readonly changes: {
/** Changes to these terms */ readonly heading: string
readonly text: readonly (string)[]
}
readonly contact: {
/** Contact */ readonly heading: string
readonly text: readonly ((values: { readonly contact: string | number; readonly community: string | number }) => string)[]
}
}
}
}

declare module 'virtual:texts/payments' {
export const texts: {
/** Package {letter} */ readonly package: (values: { readonly letter: string | number }) => string
/** credits */ readonly credits: string
/** We couldn’t load the packages. Check your connection and try again. */ readonly loadFailed: string
/**  (opens in new tab) */ readonly newTab: string
}
}

declare module 'virtual:texts/payments/buy' {
export const texts: {
/** Buy Credits */ readonly title: string
/** A chapter costs 10 credits ($1). */ readonly lead: string
/** You need {cost} for {chapter}. You have {balance}. You need {missing} more. */ readonly needed: (values: { readonly cost: string | number; readonly chapter: string | number; readonly balance: string | number; readonly missing: string | number }) => string
/** Loading packages... */ readonly loading: string
/** Packages */ readonly packages: string
/** Enough for these chapters */ readonly enoughForPlan: string
/** Enough for this chapter */ readonly enough: string
/** Most Popular */ readonly popular: string
/** Save {money} */ readonly save: (values: { readonly money: string | number }) => string
/** {count, plural, one {# chapter} other {# chapters}} */ readonly chapters: (values: { readonly count: number }) => string
/** {money} per chapter */ readonly perChapter: (values: { readonly money: string | number }) => string
/** Buy Now */ readonly buy: string
/** Processing... */ readonly buying: string
/** Another purchase is in progress. */ readonly otherPurchase: string
/** Payment is processed by a third-party payment provider. Credits are added to your account right after payment. They’re non-refundable and non-transferable: see the {terms}. */ readonly smallPrint: (values: { readonly terms: string | number }) => string
/** Terms of Service */ readonly terms: string
/** This installation’s checkout is a sandbox: no real money is charged. */ readonly sandbox: string
/** Failed to create checkout session */ readonly checkoutFailed: string
/** Failed to create checkout session. Please check your connection and try again. */ readonly unreachable: string
/** Please log in to purchase credits */ readonly notSignedIn: string
readonly unlockAfter: {
/** Unlock {chapter} right after payment ({cost}) */ readonly chapter: (values: { readonly chapter: string | number; readonly cost: string | number }) => string
/** Unlock all chapters of {chapter} right after payment ({cost}) */ readonly plan: (values: { readonly chapter: string | number; readonly cost: string | number }) => string
}
}
}

declare module 'virtual:texts/payments/history' {
export const texts: {
readonly history: {
/** Credit history */ readonly title: string
/** Loading your credit history... */ readonly loading: string
/** We couldn’t load your credit history. */ readonly failed: string
/** No activity yet. Purchases and unlocks will appear here. */ readonly empty: string
/** Credit activity, newest first */ readonly list: string
/** Show more */ readonly more: string
/** {count, plural, one {# more shown} other {# more shown}} */ readonly shown: (values: { readonly count: number }) => string
/** We couldn’t load older activity. Please try again. */ readonly olderFailed: string
/** {count, plural, one {credit} other {credits}} */ readonly unit: (values: { readonly count: number }) => string
/** Balance {credits} */ readonly balance: (values: { readonly credits: string | number }) => string
/** , in {plan} */ readonly inPlan: (values: { readonly plan: string | number }) => string
}
readonly movements: {
/** Bought {name} */ readonly purchased: (values: { readonly name: string | number }) => string
/** Added by an admin */ readonly granted: string
/** Added by an admin: {note} */ readonly grantedFor: (values: { readonly note: string | number }) => string
/** Taken back by an admin */ readonly withdrawn: string
/** Taken back by an admin: {note} */ readonly withdrawnFor: (values: { readonly note: string | number }) => string
/** Set aside for {chapter}, which is being written */ readonly held: (values: { readonly chapter: string | number }) => string
/** Unlocked {chapter} */ readonly captured: (values: { readonly chapter: string | number }) => string
/** We couldn’t write {chapter}. Your {credits} were returned. */ readonly released: (values: { readonly chapter: string | number; readonly credits: string | number }) => string
/** Taken back: your payment for {name} was refunded or disputed */ readonly reversed: (values: { readonly name: string | number }) => string
/** Returned: your payment for {name} went through after all */ readonly reinstated: (values: { readonly name: string | number }) => string
/** “{title}” */ readonly quoted: (values: { readonly title: string | number }) => string
/** a chapter */ readonly gone: string
}
readonly purchases: {
/** Purchases */ readonly title: string
/** Loading your purchases... */ readonly loading: string
/** We couldn’t load your purchases. */ readonly failed: string
/** No purchases yet. */ readonly empty: string
/** Purchases, newest first */ readonly list: string
/** Show {count} more */ readonly more: (values: { readonly count: string | number }) => string
/** Sandbox */ readonly sandbox: string
/** Paid on {date} */ readonly paid: (values: { readonly date: string | number }) => string
/** Paid on {date}, no real money charged */ readonly pretended: (values: { readonly date: string | number }) => string
/** Receipt */ readonly receipt: string
/** for {name}, {date} */ readonly receiptFor: (values: { readonly name: string | number; readonly date: string | number }) => string
/** {money} was refunded. */ readonly refunded: (values: { readonly money: string | number }) => string
/** {money} of it was refunded. */ readonly partlyRefunded: (values: { readonly money: string | number }) => string
/** No credits were taken back. */ readonly noneTaken: string
readonly outcomes: {
/** Unlocking… */ readonly pending: string
/** Unlocked right after payment. */ readonly unlocked: string
/** Already unlocked, so no credits were used. */ readonly 'already-unlocked': string
/** Not unlocked: the chapter or plan no longer exists. No credits were used. */ readonly gone: string
/** Not unlocked: the plan is archived. No credits were used. */ readonly archived: string
/** Not unlocked: the chapter was no longer the next one. No credits were used. */ readonly 'not-next': string
/** Not unlocked: the chapter before was still being written. No credits were used. */ readonly 'previous-in-preparation': string
/** Not unlocked: the plan had changed. No credits were used. */ readonly changed: string
/** Not unlocked: you didn’t have enough credits. */ readonly 'insufficient-credits': string
/** Not unlocked: something went wrong. No credits were used. */ readonly refused: string
}
/** Open chapter */ readonly openChapter: string
/** Open plan */ readonly openPlan: string
/** {count, plural, one {# credit was taken back.} other {# credits were taken back.}} */ readonly taken: (values: { readonly count: number }) => string
}
}
}

declare module 'virtual:texts/payments/return' {
export const texts: {
/** Checkout cancelled. */ readonly cancelled: string
/** You weren’t charged. */ readonly notCharged: string
/** Not confirmed yet. */ readonly notConfirmed: string
readonly checking: {
/** Checking your payment... */ readonly title: string
/** This takes a few seconds. */ readonly text: string
}
readonly late: {
/** Your payment is on its way */ readonly title: string
/** The payment provider hasn’t confirmed it yet. Your credits will arrive as soon as it does, even if you leave this page. We’ll email your receipt to {email} */ readonly text: (values: { readonly email: string | number }) => string
/** Still nothing after an hour? Check for that email, then open this page again. */ readonly help: string
/**  Or write to  */ readonly contact: string
/** A payment that hasn’t arrived */ readonly subject: string
/** Check again */ readonly check: string
}
readonly unknown: {
/** We can’t find that payment in this account */ readonly title: string
/** You’re signed in as {name}. Did you pay from another account? Sign in there to see your credits. */ readonly text: (values: { readonly name: string | number }) => string
}
/** {count, plural, one {# credit was added.} other {# credits were added.}} */ readonly added: (values: { readonly count: number }) => string
/** You bought {name} and now have {credits}. */ readonly paid: (values: { readonly name: string | number; readonly credits: string | number }) => string
/** The checkout for {name} closed before you paid. You can start a new one anytime. */ readonly lapsed: (values: { readonly name: string | number }) => string
readonly 'balance-full': {
/** Your balance is full */ readonly title: string
/** If you’ve paid for {name}, your credits arrive as soon as your balance has room for them. Use some first, or ask us for your money back. */ readonly text: (values: { readonly name: string | number }) => string
/**  Contact us:  */ readonly contact: string
/** My payment for {name} */ readonly subject: (values: { readonly name: string | number }) => string
}
readonly mismatched: {
/** We need to check your payment */ readonly title: string
/** The amount paid doesn’t match the price of {name}, so no credits were added yet. Please keep the receipt from the payment provider. */ readonly text: (values: { readonly name: string | number }) => string
/**  Contact us:  */ readonly contact: string
/** My payment for {name} */ readonly subject: (values: { readonly name: string | number }) => string
}
/** Continue: {title} */ readonly goOn: (values: { readonly title: string | number }) => string
/** Go to your dashboard */ readonly toDashboard: string
readonly unlock: {
/** Unlocking {title}… */ readonly working: (values: { readonly title: string | number }) => string
/** This is taking longer than usual. We’ll unlock it shortly, and your purchases show when it’s done. */ readonly late: string
/** “{title}” is unlocked. */ readonly unlocked: (values: { readonly title: string | number }) => string
/** {title} isn’t there anymore, so we didn’t unlock it. Your credits stay in your account. */ readonly gone: (values: { readonly title: string | number }) => string
/** “{title}” is already unlocked. Your credits stay in your account. */ readonly 'already-unlocked': (values: { readonly title: string | number }) => string
/** {title} isn’t the next chapter anymore, so we didn’t unlock it. Your credits stay in your account. */ readonly 'not-next': (values: { readonly title: string | number }) => string
/** The chapter before {title} is still being written. You can unlock this one as soon as it’s done. Your credits stay in your account. */ readonly 'previous-in-preparation': (values: { readonly title: string | number }) => string
/** The chapters of {title} have changed, so we didn’t unlock them. Your credits stay in your account. */ readonly changed: (values: { readonly title: string | number }) => string
/** We didn’t unlock {title} because the plan is archived. Your credits stay in your account. */ readonly archived: (values: { readonly title: string | number }) => string
/** You need more credits to unlock {title}. You can buy more anytime. */ readonly 'insufficient-credits': (values: { readonly title: string | number }) => string
/** We couldn’t unlock {title}. Your credits are in your account. Open it to try again. */ readonly refused: (values: { readonly title: string | number }) => string
/** “{title}” */ readonly quoted: (values: { readonly title: string | number }) => string
}
}
}

declare module 'virtual:texts/prerendered' {
export const texts: {
readonly descriptions: {
/** Say what you want to learn. Get a plan in chapters, each with clear goals and resources worth your time. The first chapter is free. */ readonly landing: string
/** What '{{name}}' knows about you, why, for how long, who else sees it, and how to delete it. */ readonly privacy: string
/** The agreement between you and '{{name}}': accounts, credits and prices, AI-written content, disputes. */ readonly terms: string
/** Personal learning plans, made in a conversation and read chapter by chapter. */ readonly other: string
}
/** A dotted trail with waymarks over hills. */ readonly imageAlt: string
/** This page needs JavaScript. Please switch it on and load the page again. */ readonly noScript: string
}
}

declare module 'virtual:texts/routing' {
export const texts: {
readonly titles: {
/** Sign in */ readonly login: string
/** Create your account */ readonly register: string
/** Reset your password */ readonly forgotPassword: string
/** Choose a new password */ readonly resetPassword: string
/** Email verification */ readonly verifyEmail: string
/** Review reminders */ readonly unsubscribe: string
/** Privacy Policy */ readonly privacy: string
/** Terms of Service */ readonly terms: string
/** My Learning Dashboard */ readonly dashboard: string
/** Create New Learning Plan */ readonly newLearningRequest: string
/** Learning Plan */ readonly plan: string
/** Chapter */ readonly chapter: string
/** A shared plan */ readonly shared: string
/** Account Management */ readonly account: string
/** Choose your own password */ readonly mustChangePassword: string
/** Admin Portal */ readonly admin: string
/** Review */ readonly review: string
}
}
}

declare module 'virtual:texts/shared' {
export const texts: {
/** en */ readonly locale: string
/** {count, plural, one {# credit} other {# credits}} */ readonly credits: (values: { readonly count: number }) => string
/** {credits}, {money} */ readonly cost: (values: { readonly credits: string | number; readonly money: string | number }) => string
/** Free! */ readonly free: string
/** ({credits} to unlock) */ readonly toUnlock: (values: { readonly credits: string | number }) => string
/** Unlock ({price}) */ readonly unlock: (values: { readonly price: string | number }) => string
/** about {time} */ readonly about: (values: { readonly time: string | number }) => string
/** {minutes} min */ readonly shortMinutes: (values: { readonly minutes: string | number }) => string
/** {hours} h */ readonly shortHours: (values: { readonly hours: string | number }) => string
/** {count, plural, one {# minute} other {# minutes}} */ readonly minutes: (values: { readonly count: number }) => string
/** {count, plural, one {# hour} other {# hours}} */ readonly hours: (values: { readonly count: number }) => string
/** {hours} hours */ readonly halfHours: (values: { readonly hours: string | number }) => string
/** {count, plural, one {# week} other {# weeks}} */ readonly weeks: (values: { readonly count: number }) => string
/** less than a week */ readonly lessThanAWeek: string
/** {span} at {weekly} a week */ readonly pace: (values: { readonly span: string | number; readonly weekly: string | number }) => string
/** in the last 10 minutes */ readonly lastTenMinutes: string
/** on {day} */ readonly onDay: (values: { readonly day: string | number }) => string
}
}

declare module 'virtual:texts/shell' {
export const texts: {
/** Main */ readonly main: string
/** Menu */ readonly menu: string
/** How It Works */ readonly howItWorks: string
/** Pricing */ readonly pricing: string
/** Dashboard */ readonly dashboard: string
/** Account */ readonly account: string
/** Admin */ readonly admin: string
/** Credits: {credits} */ readonly credits: (values: { readonly credits: string | number }) => string
/** Log In */ readonly login: string
/** Sign Up */ readonly signUp: string
/** Logout */ readonly logout: string
/** a clear path to what you want to learn. */ readonly tagline: string
/** Footer */ readonly footer: string
/** Help */ readonly help: string
/** Contact: */ readonly contact: string
/** Community chat */ readonly community: string
/** Theme */ readonly theme: string
readonly themes: {
/** System */ readonly system: string
/** Light */ readonly light: string
/** Dark */ readonly dark: string
}
/** Skip to content */ readonly skip: string
/** Loading... */ readonly loading: string
/** You’re offline. What you see may be out of date. */ readonly offline: string
/** You’re offline. What you asked for will load once you’re back online. */ readonly offlineLoading: string
/** An error has occurred */ readonly error: string
/** Part of this page couldn’t be loaded. Check your connection, then reload. */ readonly partMissing: string
/** Something went wrong on our side. Everything you saved is safe. */ readonly broken: string
/** Reload */ readonly reload: string
/** Error ID: */ readonly errorId: string
/** Reviews: {count} */ readonly reviews: (values: { readonly count: string | number }) => string
}
}

declare module 'virtual:texts/shell/logout' {
export const texts: {
/** A note isn’t saved yet */ readonly title: string
/** We couldn’t reach the server. Your latest changes are only in this browser, and logging out deletes them. To save them, go online and open the note’s chapter. */ readonly description: string
/** Stay signed in */ readonly stay: string
/** Log out anyway */ readonly goOn: string
}
}

declare module 'virtual:texts/shell/not-found' {
export const texts: {
/** Page not found */ readonly title: string
/** The trail ends here */ readonly heading: string
/** We can’t find a page at this address. It may have moved, or the link may be incomplete. */ readonly lead: string
/** Go to your dashboard */ readonly toDashboard: string
/** Go to the home page */ readonly toStart: string
}
}

declare module 'virtual:texts/sign-in' {
export const texts: {
readonly fields: {
/** Username */ readonly username: string
/** Email */ readonly email: string
/** Password */ readonly password: string
/** Please enter your email address first. */ readonly enterEmailFirst: string
/** Please enter a valid email address. */ readonly invalidEmail: string
/** Please re-enter your password. */ readonly repeatPassword: string
/** Passwords do not match */ readonly passwordsDiffer: string
/** Please fill this in. */ readonly missing: string
/** All password fields are required. */ readonly allRequired: string
/** New password must be at least 8 characters long. */ readonly shortNewPassword: string
/** Passwords do not match. */ readonly newPasswordsDiffer: string
}
readonly ways: {
readonly in: {
/** Getting started */ readonly name: string
/** Steps to your first plan */ readonly label: string
readonly steps: readonly (string)[]
}
readonly back: {
/** Getting back in */ readonly name: string
/** Steps to a new password */ readonly label: string
readonly steps: readonly (string)[]
}
}
readonly login: {
readonly ended: {
/** Your session has ended. Please sign in again. */ readonly server: string
/** You logged out in another tab. */ readonly 'other-tab': string
/** Please sign in to see that page. */ readonly visitor: string
}
/** Your browser blocks storage, so you’ll be signed out when you reload, leave or close this page. To stay signed in, allow this site to store data. */ readonly blocked: string
/** The trail is right where you left it. */ readonly picture: string
/** Welcome. Let’s make your first plan. */ readonly welcome: string
/** New here? {register} */ readonly newHere: (values: { readonly register: string | number }) => string
/** Create an account */ readonly register: string
/**  Contact us:  */ readonly contact: string
/** My account */ readonly subject: string
/** Sign in */ readonly signIn: string
/** Forgot your password? */ readonly forgot: string
}
readonly register: {
/** Already have an account? {login} */ readonly haveOne: (values: { readonly login: string | number }) => string
/** Sign in */ readonly login: string
/** We’ll email you a link to confirm it. */ readonly emailHint: string
/** You must be at least 13 years old. By signing up you agree to the {terms} and the {privacy}. */ readonly consent: (values: { readonly terms: string | number; readonly privacy: string | number }) => string
/** Terms of Service */ readonly terms: string
/** Privacy Policy */ readonly privacy: string
/** Create account */ readonly create: string
/** Registration failed */ readonly failed: string
/** Network error. Please try again. */ readonly unreachable: string
/** Account Created Successfully! */ readonly created: string
/** Please check your email for the verification link. We sent it to {email}. */ readonly checkEmail: (values: { readonly email: string | number }) => string
/** Go to Login */ readonly toLogin: string
/** Didn’t get it? Send it again. */ readonly resendInbox: string
/** Didn’t get it? Check your spam folder, then send it again. */ readonly resend: string
}
readonly devMailbox: {
/** This installation doesn’t send email. Open its {mailbox} and follow the link in the newest message. */ readonly note: (values: { readonly mailbox: string | number }) => string
/** dev mailbox */ readonly mailbox: string
/**  (opens in new tab) */ readonly newTab: string
}
readonly resend: {
/** Resend verification email */ readonly button: string
/** Verification email sent! Please check your inbox. */ readonly sent: string
/** Failed to resend verification email */ readonly failed: string
/** Failed to send verification email. Please try again. */ readonly failedAtLogin: string
/** You can send it again in {time}. */ readonly wait: (values: { readonly time: string | number }) => string
/** {count, plural, one {# minute} other {# minutes}} */ readonly minutes: (values: { readonly count: number }) => string
/** {count, plural, one {# second} other {# seconds}} */ readonly seconds: (values: { readonly count: number }) => string
/** Email verification required */ readonly required: string
/** We emailed you a link when you signed up. It may be in your spam folder. */ readonly first: string
}
readonly verify: {
/** Verifying your email... */ readonly verifying: string
/** Email Verified! */ readonly verified: string
/** Verification Failed */ readonly failed: string
/** No verification token provided. Please check your email for the correct link. */ readonly noToken: string
/** Failed to verify email. Please try again. */ readonly noAnswer: string
/** Get a new link */ readonly newLink: string
/** Links expire, and only the newest one works. */ readonly newLinkHint: string
}
readonly forgot: {
/** Enter your email and we’ll send you a reset link. */ readonly lead: string
/** Send reset link */ readonly send: string
/** Failed to request password reset. Please try again. */ readonly failed: string
/** Back to sign in */ readonly backToLogin: string
/** Back to your account */ readonly backToAccount: string
/** The link will expire in 1 hour. */ readonly expires: string
/** Didn’t get it after a few minutes? Check your spam folder, or try another email address. */ readonly noEmail: string
}
readonly reset: {
/** Hello, {name}. Choose a new password for {email}. */ readonly hello: (values: { readonly name: string | number; readonly email: string | number }) => string
/** Validating reset link... */ readonly validating: string
/** Invalid reset link. Please request a new password reset. */ readonly noToken: string
/** Invalid or expired reset token. Please request a new password reset. */ readonly notValid: string
/** Failed to validate reset token. Please try again. */ readonly notValidated: string
/** You can still use your link. It works for 1 hour after we sent it. */ readonly stillGood: string
/** This link doesn’t work */ readonly badLink: string
/** Request new password reset */ readonly requestNew: string
/** This logs you out on all your devices. */ readonly logsOut: string
/** Set new password */ readonly set: string
/** Failed to reset password. Please try again. */ readonly failed: string
/** Your new password is set */ readonly done: string
}
readonly toLogin: {
/** {message} Taking you to sign in… */ readonly soon: (values: { readonly message: string | number }) => string
/** Go to Login */ readonly button: string
/** You’re signed in here as {email}. To use the account from this link, log out first. */ readonly otherAccount: (values: { readonly email: string | number }) => string
/** Log out */ readonly logOut: string
}
}
}

declare module 'virtual:texts/sign-in/session' {
export const texts: {
/** Failed to fetch user details */ readonly fetchFailed: string
/** Login failed */ readonly loginFailed: string
/** An error occurred during login */ readonly noAnswer: string
}
}

declare module 'virtual:texts/ui' {
export const texts: {
readonly marks: {
/** Done */ readonly done: string
/** Open */ readonly open: string
/** Locked */ readonly locked: string
/** Next */ readonly next: string
/** Failed */ readonly failed: string
}
/** Progress of {title} */ readonly progressOf: (values: { readonly title: string | number }) => string
/** {percent}%, {done} */ readonly percentDone: (values: { readonly percent: string | number; readonly done: string | number }) => string
/** {percent}% */ readonly percent: (values: { readonly percent: string | number }) => string
/** Try again */ readonly tryAgain: string
/** {time} so far. */ readonly elapsed: (values: { readonly time: string | number }) => string
}
}

declare module 'virtual:texts/ui/chat' {
export const texts: {
/** Messages */ readonly messages: string
/** You:  */ readonly you: string
/** Assistant:  */ readonly assistant: string
/** this message */ readonly thisMessage: string
/** Jump to latest */ readonly jumpToLatest: string
/** Thinking... */ readonly thinking: string
/** Still thinking. This can take a minute... */ readonly stillThinking: string
/** The connection was lost. Looking for the reply... */ readonly searching: string
/** No reply yet. */ readonly noReply: string
/** Retry */ readonly retry: string
/** Your message */ readonly label: string
/** Type your message... */ readonly placeholder: string
/** Send */ readonly send: string
/** Stop */ readonly stop: string
/** A message can have at most 4,000 characters. Yours has {length}. */ readonly tooLong: (values: { readonly length: string | number }) => string
/** {count, plural, one {# character left} other {# characters left}} */ readonly charactersLeft: (values: { readonly count: number }) => string
/** Too long: together with your unsent message, that’s {length} of 4,000 characters. */ readonly tooLongTogether: (values: { readonly length: string | number }) => string
}
}

declare module 'virtual:texts/ui/copying' {
export const texts: {
/** Copy */ readonly copy: string
/** Copied */ readonly copied: string
/** Couldn’t copy */ readonly copyFailed: string
}
}

declare module 'virtual:texts/ui/dialogs' {
export const texts: {
/** Close */ readonly close: string
}
}

declare module 'virtual:texts/ui/feedback' {
export const texts: {
/** Notifications */ readonly notifications: string
/** Close notification */ readonly closeToast: string
}
}

declare module 'virtual:texts/ui/forms' {
export const texts: {
/** Password */ readonly password: string
/** New password */ readonly newPassword: string
/** Confirm password */ readonly confirmPassword: string
/** Confirm new password */ readonly confirmNewPassword: string
/** Show */ readonly show: string
/** Hide */ readonly hide: string
/** {label} */ readonly ofField: (values: { readonly label: string | number }) => string
/** {count, plural, one {At least # character} other {At least # characters}} */ readonly atLeast: (values: { readonly count: number }) => string
/** Passwords match */ readonly match: string
/** (done) */ readonly fulfilled: string
/** (not yet) */ readonly notFulfilled: string
}
}

declare module 'virtual:texts/ui/markdown' {
export const texts: {
/** Text */ readonly text: string
/** Table */ readonly table: string
/** Done */ readonly done: string
/** To do */ readonly toDo: string
/** Code */ readonly code: string
/** this code */ readonly thisCode: string
/** Formula */ readonly formula: string
}
}

declare module 'virtual:texts/ui/undo' {
export const texts: {
/** Undo */ readonly undo: string
/** You can undo this for 10 seconds. */ readonly undoable: string
}
}

declare module 'virtual:texts/learning/review' {
export const texts: {
/** Loading your reviews... */ readonly loading: string
/** We couldn’t load your reviews. */ readonly failed: string
/** Chapter {number}: {title} */ readonly chapter: (values: { readonly number: string | number; readonly title: string | number }) => string
/** Check my answer */ readonly check: string
/** I don’t know */ readonly dontKnow: string
/** Answer first, or choose “I don’t know”. */ readonly missing: string
/** Number keys choose an answer, Enter checks it and goes on. */ readonly keys: string
/** We couldn’t reach the server. Your answer is saved, and we’ll send it when the connection is back. You can go on. */ readonly pending: string
/** Next */ readonly next: string
/** Read the section again in “{chapter}” */ readonly readSection: (values: { readonly chapter: string | number }) => string
/** Read “{chapter}” again */ readonly readChapter: (values: { readonly chapter: string | number }) => string
/** Wrong twice in a row? A fresh look helps. */ readonly twice: string
/** How hard was it? */ readonly howHard: string
readonly grades: {
/** Again */ readonly again: string
/** Hard */ readonly hard: string
/** Good */ readonly good: string
/** Easy */ readonly easy: string
}
/** Comes back on {day}. */ readonly comesBack: (values: { readonly day: string | number }) => string
/** You’ll see this one again in a moment. */ readonly comesBackSoon: string
/** Done for now */ readonly done: string
/** {count, plural, one {You answered # question} other {You answered # questions}}, {right} right on the first try. */ readonly score: (values: { readonly count: number; readonly right: string | number }) => string
/** {count, plural, one {# answer hasn’t been sent yet. Keep this page open.} other {# answers haven’t been sent yet. Keep this page open.}} */ readonly waiting: (values: { readonly count: number }) => string
/** {count, plural, one {# more is due today.} other {# more are due today.}} */ readonly more: (values: { readonly count: number }) => string
/** Your next reviews are due on {day}. */ readonly nextDue: (values: { readonly day: string | number }) => string
/** Nothing else is due. */ readonly nothingMore: string
/** Go on */ readonly goOn: string
/** Go to your dashboard */ readonly dashboard: string
/** Nothing to review today */ readonly empty: string
/** Take the quiz at the end of a chapter. Its questions come back here before you forget the answers. */ readonly never: string
}
}
