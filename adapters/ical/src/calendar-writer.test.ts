import type { Calendar } from '@app/domain'
import ICAL from 'ical.js'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { makeCalendarWriter } from './calendar-writer.ts'

const AT = new Date('2026-03-04T12:00:00Z')
const TITLES = [
  'Bread, butter; and \\backslash',
  'Zwei\nZeilen',
  '🥖'.repeat(40),
  'ü'.repeat(80),
  'x'.repeat(300),
  'Plain',
]

describe('a calendar file', () => {
  it.each(['UTC', 'Asia/Kolkata', 'America/Los_Angeles'])(
    'should say the same time of day, written and read in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone)
      onTestFinished(() => void vi.unstubAllEnvs())
      const read = readBack(await makeCalendarWriter().write(aCalendar(), AT))
      expect(read.map(({ start, minutes }) => [start, minutes])).toEqual(
        // the night in which clocks are put forward in California, too
        TITLES.map((_, place) => [`2026-03-0${place + 4}T18:00:00`, 45]),
      )
      expect(read.every(({ isFloating }) => isFloating)).toBe(true)
    },
  )

  it('should give each text back as it was, in lines of at most 75 octets', async () => {
    const file = await makeCalendarWriter().write(aCalendar(), AT)
    const longest = Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))
    expect(longest).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n', '')).not.toContain('\n')
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(readBack(file).map(({ title }) => title)).toEqual(TITLES)
    expect(calendarOf(file).getFirstPropertyValue('x-wr-calname')).toBe('Bread; and more')
  })

  it('should name each event the same again, with the number of the change', async () => {
    const uids = async (sequence: number) =>
      readBack(await makeCalendarWriter().write({ ...aCalendar(), sequence }, AT)).map(({ uid, sequence }) => [
        uid,
        sequence,
      ])
    expect(await uids(7)).toEqual(TITLES.map((_, place) => [`plan-${place + 1}`, 7]))
    expect((await uids(8)).map(([uid]) => uid)).toEqual((await uids(7)).map(([uid]) => uid))
  })

  it('should be the same to the letter at the same moment', async () => {
    const write = () => makeCalendarWriter().write(aCalendar(), AT)
    expect(await write()).toBe(await write())
    expect(await write()).toContain('DTSTAMP:20260304T120000Z')
  })
})

// Helpers

const aCalendar = (): Calendar => ({
  name: 'Bread; and more',
  sequence: 0,
  events: TITLES.map((title, place) => ({
    uid: `plan-${place + 1}`,
    start: `2026-03-0${place + 4}T18:00`,
    minutes: 45,
    title,
    url: 'https://learn.example.org/learning-plan/plan',
  })),
})

const calendarOf = (file: string) => new ICAL.Component(ICAL.parse(file))

const readBack = (file: string) =>
  calendarOf(file)
    .getAllSubcomponents('vevent')
    .map((component) => {
      const event = new ICAL.Event(component)
      return {
        uid: event.uid,
        title: event.summary,
        sequence: event.sequence,
        start: event.startDate.toString(),
        minutes: event.duration.toSeconds() / 60,
        isFloating: event.startDate.zone === ICAL.Timezone.localTimezone,
      }
    })
