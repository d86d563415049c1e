import { describe, expect, it } from 'vitest'
import { SECOND } from '../../src/shared/duration.ts'
import { describePaymentGateway } from '../contracts/payment-gateway.ts'
import { makeSettableClock } from './clock.ts'
import { makeMemoryPaymentGateway } from './payment-gateway.ts'

describePaymentGateway('memory', async () => {
  const clock = makeSettableClock()
  const gateway = makeMemoryPaymentGateway(clock)
  return {
    gateway,
    pay: async (reference) => gateway.pay(reference),
    lapse: async (reference) => gateway.lapse(reference),
    returnMoney: async (reference, cents) => gateway.returnMoney(reference, cents),
    webhookEvent: async (reference) => gateway.webhookEvent(reference),
    breakDown: async () => gateway.setDown(true),
    later: async () => {
      clock.advance(SECOND)
      return clock.now()
    },
    close: async () => {},
  }
})

describe('makeMemoryPaymentGateway', () => {
  it('should throw on a payment of a checkout that was never opened: a test that does must not pass', () => {
    expect(() => makeMemoryPaymentGateway(makeSettableClock()).pay('checkout-1')).toThrow('There is no checkout')
  })
})
