import { texts } from 'virtual:texts/language'
import { texts as shared } from 'virtual:texts/shared'
import { LANGUAGE_NAMES } from '@app/contract'

type LanguageChoiceProps = { readonly describedBy?: string; readonly className: string }

/**
 * Loads the page again in the language that is pressed; the code for that is fetched on the press, as few ever do. No list to
 * select from: with the arrow keys it would load the page at each language on the way.
 */
export const LanguageChoice = ({ describedBy, className }: LanguageChoiceProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent together
  <div
    role="group"
    aria-label={texts.label}
    aria-describedby={describedBy}
    className="flex flex-wrap gap-1 noscript:hidden"
  >
    {Object.entries(LANGUAGE_NAMES).map(([language, name]) => (
      <button
        key={language}
        type="button"
        lang={language}
        aria-current={language === shared.locale}
        className={`flex min-h-11 items-center rounded-sm hover:text-ink aria-[current=true]:text-ink ${className}`}
        onClick={() => import('./choose-language.ts').then(({ chooseLanguage }) => chooseLanguage(language))}
      >
        {name}
      </button>
    ))}
  </div>
)
