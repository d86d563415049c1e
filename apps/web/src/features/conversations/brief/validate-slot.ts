import { texts } from 'virtual:texts/conversations/brief'
import { changeBrief } from '@app/contract'
import { validateWith } from '../../../ui/forms/use-form.tsx'
import { changeOf, type Field, type Slot, type Values } from './slots.ts'

/** By the contract's schema: a message beside the slot's control. */
export function validateSlot(slot: Slot, values: Values): Partial<Record<Field, string>> {
  const input = { id: NO_ID, version: 0, ...changeOf(slot, values) }
  const isNumber = !Number.isNaN(input.minutes_per_week)
  const message = isNumber ? validateWith(changeBrief.input)(input)[slot] : texts.noTime
  return message === undefined ? {} : { [fieldOf(slot)]: message }
}

/** Stands for an id that is not to be checked here. */
const NO_ID = '00000000-0000-4000-8000-000000000000'

/** The control that an error of a slot stands beside. */
const fieldOf = (slot: Slot): Field => (slot === 'minutes_per_week' ? 'hours' : slot === 'formats' ? 'read' : slot)
