import type { Product } from '@app/testing/product'
import type { Locator, Page } from '@playwright/test'
import type { Width } from '../support/looks.ts'
import type { FixtureTutor } from './tutor.ts'

export type FixtureLearner = {
  readonly id: string
  readonly username: string
  readonly email: string
  readonly password: string
  readonly token: string
}

/** The product in which the states are reached. */
export type AppFixture = {
  readonly product: Product
  readonly tutor: FixtureTutor
  readonly newLearner: (credits?: number) => Promise<FixtureLearner>
  readonly close: () => Promise<void>
}

export type Visit = {
  /** Nothing is stored in it from the state before. */
  readonly page: Page
  readonly app: AppFixture
  /** Of this group alone. */
  readonly learner: FixtureLearner
}

/** A screen in one of its states, and how the real product gets there. They do not build on each other. */
export type ScreenState = {
  readonly name: string
  readonly reach: (visit: Visit) => Promise<void>
  /** Where it is not there at every width. */
  readonly widths?: readonly Width[]
  /** Pictured as the window shows it: what lies over a page, or fills the window. */
  readonly inWindow?: true
  /** What its picture is of, where that is not what a window shows first. */
  readonly shows?: (page: Page) => Locator
  /** Its learner is of no use to others afterwards: it gets one of its own. */
  readonly alone?: true
  /** A rule of axe that does not hold here. Says why. */
  readonly excused?: string
  /** A script breaks in it, and the browser says so. */
  readonly breaks?: true
}

/** States for one learner, each entered signed in or not. */
export type ScreenStateGroup = {
  readonly name: string
  readonly signedIn: boolean
  /** What the learner has to begin with. */
  readonly credits?: number
  readonly states: readonly ScreenState[]
}
