import { htmlOf, type LocalPage } from '@app/testing/local-web/local-page'
import { openLocalWeb } from '@app/testing/local-web/local-web'
import { makeProduct } from '@app/testing/product'
import { openSourcesServer } from '@app/testing/resource-sources/sources-server'
import { expect, type Page, test } from '@playwright/test'
import { enterAs, planOf } from './support/enter.ts'
import { long } from './support/long-run.ts'

/** On two hosts, as no chapter leads to one site alone. What each page says is about the first chapter on sourdough, but for the last. */
const texts = {
  'localhost/raising': {
    title: 'Raising a sourdough starter from rye flour and water',
    body: `To raise a sourdough starter you need rye flour, water and ten days. Stir flour and water in a jar, keep it warm, and feed the starter with fresh flour and water each day.
      On the first days there is foam; then the starter goes quiet, and after a week the yeast is strong enough that it has doubled at its peak. A starter that doubles after each feed can lift a loaf.`,
  },
  '127.0.0.1/feeding': {
    title: 'How to feed a sourdough starter with flour and water each day',
    body: `A sourdough starter lives on flour and water. Feed it each day: throw most of it away, then add flour and water in equal weight. A rubber band round the jar shows the peak at which the starter
      has doubled. Feed a starter twice a day when the kitchen is warm. Rye flour keeps it lively, and water without chlorine helps the yeast.`,
  },
  'localhost/fridge': {
    title: 'Keep a sourdough starter in the fridge between bakes',
    body: `Between bakes a sourdough starter can be kept in the fridge. Feed the starter with flour and water, let it rise for an hour, then put the jar in the fridge. Once a week take it out and feed it.
      Before you bake, feed the starter until it has doubled at its peak again. A starter in the fridge stays alive for weeks.`,
  },
  '127.0.0.1/peak': {
    title: 'Recognise the peak at which a sourdough starter has doubled',
    body: `A ready sourdough starter has doubled and is domed at its peak. Mark the jar when you feed it with flour and water, and recognise the peak by the height, the bubbles and the smell.
      After the peak the starter falls. Use the starter for bread at the peak, or keep it in the fridge between bakes.`,
  },
  'localhost/rye': {
    title: 'Rye flour for a sourdough starter',
    body: `Rye flour raises a sourdough starter faster than wheat flour, as the yeast lives on the outside of the grain. Stir rye flour and water each day, feed the starter, and watch how it has doubled at its peak.
      When the starter is strong, some flour and water a week in the fridge keep it for the next bakes.`,
  },
  '127.0.0.1/week': {
    title: 'A week with a sourdough starter: raise it, feed it, keep it',
    body: `Raise the starter from flour and water on day one. Feed the starter each day with fresh flour and water. On day seven recognise the peak, when it has doubled, and bake.
      After that keep the starter in the fridge, and feed it between bakes.`,
  },
  'localhost/moved': { title: 'A sourdough starter day by day: feed it with rye flour and water', body: '' },
  '127.0.0.1/cheese': {
    title: 'Starter culture for cheese: raise, feed and keep it',
    body: `A starter culture turns milk into cheese. Warm the milk, add the culture, and let it curdle until the whey comes off. Press the curd in a mould and turn it each day; it ripens in a cool cellar.`,
  },
} as const

test('a chapter leads to pages that were opened, and a link that dies is replaced', long, async ({ page }) => {
  const pages: Record<string, LocalPage> = {}
  for (const [place, { title, body }] of Object.entries(texts)) {
    pages[place] = place.endsWith('/moved') ? { status: 404, body: 'no page' } : { body: htmlOf({ title, body }) }
  }
  const web = await openLocalWeb(pages)
  const sources = await openSourcesServer(
    Object.entries(texts).map(([place, { title, body }]) => ({
      title,
      url: web.at(place),
      excerpt: body.slice(0, 200),
      language: 'en',
    })),
  )
  const product = await makeProduct({
    RESOURCE_SOURCES: 'mit-learn,stack-exchange',
    MIT_LEARN_API_BASE: sources.apiBase('mit-learn'),
    STACKEXCHANGE_API_BASE: sources.apiBase('stack-exchange'),
    RESOURCE_ALLOW_HOSTS: `${sources.host},localhost:${web.port},127.0.0.1:${web.port}`,
  })
  try {
    const { id, chapters } = await planOf(await enterAs(page, product, 'ana'), 'I want to bake sourdough bread')
    await page.goto(`${product.url}/learning-plan/${id}/chapter/${chapters[0]?.id}`)
    const resources = page.getByRole('region', { name: 'Curated Resources' })
    await expect(resources.getByText(/Checked on/)).not.toHaveCount(0)
    const shown = await addressesIn(resources)
    expect(shown.length).toBeGreaterThanOrEqual(3)
    expect(new Set(shown.map((address) => new URL(address).hostname))).toEqual(new Set(['localhost', '127.0.0.1']))
    // neither what is gone nor what is about something else, although its title is as near
    expect(shown.filter((address) => /moved|cheese/.test(address))).toEqual([])
    // each was opened before it was shown, and the sources got no more than words of the chapter
    const opened = web.requests.map(({ host, path }) => host + path)
    for (const address of shown) expect(opened).toContain(new URL(address).hostname + new URL(address).pathname)
    expect(sources.requests().length).toBeGreaterThan(0)
    expect(
      sources
        .requests()
        .map(({ path }) => path)
        .join(),
    ).not.toContain('ana')

    const [dead = ''] = shown
    web.put({ [new URL(dead).hostname + new URL(dead).pathname]: { status: 404, body: 'no page' } })
    await report(page, dead)
    await expect(resources.locator(`a[href="${dead}"]`)).toHaveCount(0)
    await expect(resources.getByText('which you reported.')).toBeVisible()
  } finally {
    await product.end()
    await sources.close()
    await web.close()
  }
})

// Helpers

const addressesIn = (resources: ReturnType<Page['getByRole']>): Promise<readonly string[]> =>
  resources
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? '').filter((address) => /^http:/.test(address)),
    )

async function report(page: Page, address: string): Promise<void> {
  const item = page.getByRole('listitem').filter({ has: page.locator(`a[href="${address}"]`) })
  await item.getByRole('button', { name: /^Report this link/ }).click()
  await page.getByRole('radio', { name: 'It doesn’t work' }).check()
  await page.getByRole('button', { name: 'Send report' }).click()
}
