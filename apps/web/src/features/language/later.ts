// in one file: a reader needs it once, if at all, and each file more is named in the first script
export { afterLogin } from './after-login/after-login.ts'
export { chooseLanguage } from './choose-language.ts'
