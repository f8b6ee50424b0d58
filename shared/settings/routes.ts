import { route } from '../kernel/route.ts'
import { ROLES } from '../kernel/standing.ts'
import { Settings } from './schema.ts'

const own = { roles: ROLES, scope: 'self' } as const

export const getSettings = route({
  name: 'settings/get-settings',
  on: 'GET /settings',
  about: 'How the app looks and sounds for this person.',
  may: own,
  reply: Settings,
  errors: [],
})

export const changeSettings = route({
  name: 'settings/change-settings',
  on: 'PUT /settings',
  about: 'Sets how the app looks and sounds for this person: what is left out is as it comes.',
  repeats: 'harmlessly',
  byPictures: true,
  may: own,
  body: Settings,
  reply: Settings,
  errors: [],
})
