import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { ListedPlacementSet, PlacementSet } from '#shared/catalogue/placement-set.ts'
import { ListedText, ReadingText } from '#shared/catalogue/schema.ts'
import { ListedSound, SoundKit } from '#shared/catalogue/sound-kit.ts'
import { ListedUnit, Unit } from '#shared/catalogue/unit.ts'
import type { Language } from '#shared/kernel/school.ts'
import { type Person, person, type SignedIn } from './person.ts'
import { signIn, signUp } from './session.ts'

const RuntimeConfig = z.object({
  apiUrl: z.string(),
  liveUrl: z.string(),
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  sharedClientId: z.string(),
  picturesClientId: z.string(),
  userPoolEndpoint: z.optional(z.string()),
  authDomain: z.optional(z.string()),
})
type RuntimeConfig = z.output<typeof RuntimeConfig>

const DEMO_PASSWORD = 'coqui-demo'

/** A deployment as a browser meets it. */
export interface FrontDoor {
  readonly config: RuntimeConfig
  readonly anonymous: Person
  /** A new account, signed in: a student of no school. */
  newStudent(name?: string): Promise<SignedIn>
  signIn(email: string, password?: string): Promise<SignedIn>
  /** Somebody with this token, whatever it is. */
  holding(idToken: string): Person
  /** The published text of this id, with the hash that names its version. */
  text(id: string): Promise<ReadingText & { readonly hash: string }>
  /** The published unit of this id, with the hash that names its version. */
  unit(id: string): Promise<Unit & { readonly hash: string }>
  /** The published kit of this sound, with the hash that names its version. */
  sound(id: string): Promise<SoundKit & { readonly hash: string }>
  /** The published probes of this language, with the hash that names their version. */
  probes(language: Language): Promise<PlacementSet & { readonly hash: string }>
}

/** The front door at an address, by the configuration that is published there for the pages. */
export async function frontDoor(siteUrl: string): Promise<FrontDoor> {
  const file = async (path: string): Promise<unknown> => (await fetch(new URL(path, siteUrl))).json()
  const config = RuntimeConfig.parse(await file('/runtime-config.json'))
  const somebody = async (email: string, password = DEMO_PASSWORD) => ({
    ...person(config, await signIn(config, email, password)),
    email,
  })
  return {
    config,
    anonymous: person(config, {}),
    signIn: somebody,
    holding: idToken => person(config, { idToken }),
    async newStudent(name = 'Ana Rivera') {
      const [email, password] = [`${randomUUID()}@lee.test`, randomUUID()]
      await signUp(config, { email, password, name })
      return somebody(email, password)
    },
    async text(id) {
      const { texts } = z.object({ texts: z.array(ListedText) }).parse(await file('/content/texts.json'))
      const listed = texts.find(text => text.id === id)
      if (!listed) throw new Error(`there is no text ${id}`)
      return { ...ReadingText.parse(await file(`/content/texts/${listed.hash}.json`)), hash: listed.hash }
    },
    async unit(id) {
      const { units } = z.object({ units: z.array(ListedUnit) }).parse(await file('/content/units.json'))
      const listed = units.find(unit => unit.id === id)
      if (!listed) throw new Error(`there is no unit ${id}`)
      return { ...Unit.parse(await file(`/content/units/${listed.hash}.json`)), hash: listed.hash }
    },
    async sound(id) {
      const { sounds } = z.object({ sounds: z.array(ListedSound) }).parse(await file('/content/sounds.json'))
      const listed = sounds.find(sound => sound.id === id)
      if (!listed) throw new Error(`there is no sound ${id}`)
      return { ...SoundKit.parse(await file(`/content/sounds/${listed.hash}.json`)), hash: listed.hash }
    },
    async probes(language) {
      const list = z.object({ sets: z.array(ListedPlacementSet) })
      const { sets } = list.parse(await file('/content/placements.json'))
      const listed = sets.find(set => set.language === language)
      if (!listed) throw new Error(`there are no probes in ${language}`)
      return {
        ...PlacementSet.parse(await file(`/content/placement/${listed.hash}.json`)),
        hash: listed.hash,
      }
    },
  }
}
