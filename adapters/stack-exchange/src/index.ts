export { makeStackExchangeSource, type StackExchangeOptions } from './stack-exchange-source.ts'
