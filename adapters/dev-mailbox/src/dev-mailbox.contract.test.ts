import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeMailer } from '@app/domain/testing/contracts'
import PostalMime from 'postal-mime'
import { makeDevMailbox } from './dev-mailbox.ts'

describeMailer(
  'dev mailbox',
  async (scenario) => {
    const home = await mkdtemp(join(tmpdir(), 'dev-mailbox-'))
    const folder = join(home, 'mail')
    // a file where the folder should be
    if (scenario === 'down') await writeFile(folder, '')
    const { mailer } = makeDevMailbox({ folder, from: 'Waymark <no-reply@waymark.example>', log: () => {} })
    return {
      mailer,
      received: async () =>
        scenario === 'down' ? [] : Promise.all((await readdir(folder)).toSorted().map(parse(folder))),
      close: () => rm(home, { recursive: true, force: true }),
    }
  },
  // a folder takes every mail
  { impossible: ['refusing'] },
)

// Helpers

const parse = (folder: string) => async (name: string) => {
  const mail = await PostalMime.parse(await readFile(join(folder, name)))
  return {
    id: mail.messageId?.replace(/^<(.+)@.+>$/, '$1') ?? '',
    to: mail.to?.map(({ address }) => address).join() ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  }
}
