export { type Answered, makeSentryReporter, type SentryReporter } from './sentry-reporter.ts'
