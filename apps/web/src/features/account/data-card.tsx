import { SettingsCard } from '../../ui/settings-card.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadData } from './download-data.tsx'

export function DataCard() {
  return (
    <SettingsCard title="Your data">
      <DownloadData />
      <div className="mt-8 border-t border-line pt-8">
        <DeleteAccount />
      </div>
    </SettingsCard>
  )
}
