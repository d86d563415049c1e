import type { GenerationFailure } from '@app/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { announce } from '../../../ui/feedback/announcer.tsx'
import { againQuery, showFailures } from './api.ts'

/** What was requeued on this page, and what became of it: looked for as long as some of it is under way. */
export function useRequeued(failures: readonly GenerationFailure[] | undefined) {
  const queryClient = useQueryClient()
  // by id, since when the failure was that was requeued
  const [requeued, setRequeued] = useState<ReadonlyMap<string, string>>(new Map())
  /** Whether it was requeued here, and whether that failed since. */
  const againOf = ({ id, since }: GenerationFailure): 'no' | 'under-way' | 'failed-again' => {
    const was = requeued.get(id)
    return was === undefined ? 'no' : since > was ? 'failed-again' : 'under-way'
  }
  const underWay = failures?.filter((failure) => againOf(failure) === 'under-way').length ?? 0
  const newest = useQuery(againQuery(underWay)).data?.failures

  useEffect(() => {
    const changed = newest?.filter(({ id, since }) => since > (requeued.get(id) ?? since)) ?? []
    if (changed.length === 0) return
    showFailures(queryClient, changed)
    announce(changed.map(({ title }) => `${title} failed again.`).join(' '))
  }, [newest, requeued, queryClient])

  return {
    againOf,
    onRequeued: ({ id, since }: GenerationFailure) => setRequeued((before) => new Map(before).set(id, since)),
  }
}
