import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ListedPlacementSet, PlacementSet } from '#shared/catalogue/placement-set.ts'
import { ListedText, ReadingText } from '#shared/catalogue/schema.ts'
import { ListedSound, SoundKit } from '#shared/catalogue/sound-kit.ts'
import { ListedUnit, Unit } from '#shared/catalogue/unit.ts'
import type { Language } from '#shared/kernel/school.ts'

const TextList = z.object({ texts: z.array(ListedText) })
const SoundList = z.object({ sounds: z.array(ListedSound) })
const PlacementSetList = z.object({ sets: z.array(ListedPlacementSet) })
const UnitList = z.object({ units: z.array(ListedUnit) })

/** Content is published as files: the lists change, a text, a unit or a sound’s kit never does. */
async function content<S extends z.ZodMiniType>(path: string, schema: S): Promise<z.output<S>> {
  const response = await fetch(`/content/${path}`)
  if (!response.ok) throw new Error(`/content/${path} answered ${response.status}`)
  return z.parse(schema, await response.json())
}

export const textList = () => content('texts.json', TextList)
export const textAt = (hash: string | undefined) => content(`texts/${hash}.json`, ReadingText)
export const unitList = () => content('units.json', UnitList)
export const unitAt = (hash: string | undefined) => content(`units/${hash}.json`, Unit)
export const soundList = () => content('sounds.json', SoundList)
export const soundKitAt = (hash: string | undefined) => content(`sounds/${hash}.json`, SoundKit)

export const placementSetList = () => content('placements.json', PlacementSetList)
export const placementSetAt = (hash: string | undefined) => content(`placement/${hash}.json`, PlacementSet)

/** What is kept on the device is there without a network: it is asked for all the same. */
const offlineToo = { networkMode: 'always' } as const

/** The texts of one language, or of both. */
export const useTexts = (language?: Language) =>
  useQuery({
    ...offlineToo,
    queryKey: ['content/texts'],
    queryFn: textList,
    select: ({ texts }) => texts.filter(text => !language || text.language === language),
  })

/** One version of a text. Without a hash it waits. */
export const useText = (hash: string | undefined) =>
  useQuery({
    ...offlineToo,
    queryKey: ['content/text', hash],
    queryFn: () => textAt(hash),
    enabled: hash !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The thematic units. */
export const useUnits = () =>
  useQuery({
    ...offlineToo,
    queryKey: ['content/units'],
    queryFn: unitList,
    select: ({ units }) => units,
  })

/** One version of a unit. Without a hash it waits. */
export const unitQuery = (hash: string | undefined) =>
  queryOptions({
    ...offlineToo,
    queryKey: ['content/unit', hash],
    queryFn: () => unitAt(hash),
    enabled: hash !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
export const useUnit = (hash: string | undefined) => useQuery(unitQuery(hash))

/** The sounds of one language that can be practised. */
export const useSounds = (language: Language) =>
  useQuery({
    ...offlineToo,
    queryKey: ['content/sounds'],
    queryFn: soundList,
    select: ({ sounds }) => sounds.filter(sound => sound.language === language),
  })

/** One version of a sound's kit. Without a hash it waits. */
export const useSoundKit = (hash: string | undefined) =>
  useQuery({
    ...offlineToo,
    queryKey: ['content/sound', hash],
    queryFn: () => soundKitAt(hash),
    enabled: hash !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The probes by which a child is placed, in one language: a set. */
export const usePlacementSets = (language: Language) =>
  useQuery({
    ...offlineToo,
    queryKey: ['content/placements'],
    queryFn: placementSetList,
    select: ({ sets }) => sets.filter(set => set.language === language),
  })

/** One version of a set of probes. Without a hash it waits. */
export const usePlacementSet = (hash: string | undefined) =>
  useQuery({
    ...offlineToo,
    queryKey: ['content/placement', hash],
    queryFn: () => placementSetAt(hash),
    enabled: hash !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
