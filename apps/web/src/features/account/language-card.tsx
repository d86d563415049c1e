import { texts } from 'virtual:texts/account'
import { texts as language } from 'virtual:texts/language'
import { useId } from 'react'
import { SettingsCard } from '../../ui/settings-card.tsx'
import { LanguageChoice } from '../language/language-choice.tsx'

export function LanguageCard() {
  const leadId = useId()
  return (
    <SettingsCard title={language.label} lead={<span id={leadId}>{texts.language}</span>}>
      <LanguageChoice
        describedBy={leadId}
        className="border border-edge px-4 text-note font-semibold text-muted hover:border-ink aria-[current=true]:border-ink aria-[current=true]:bg-sunk"
      />
    </SettingsCard>
  )
}
