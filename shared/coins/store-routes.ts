import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { Appearance, Inventory, Purchase, StoreHours } from './store-schema.ts'

const own = { roles: ['student'], scope: 'self' } as const

export const getInventory = route({
  name: 'coins/get-inventory',
  on: 'GET /coins/inventory',
  about:
    'What was bought and what is worn of it, the streak freezes that lie ready, and whether the store is open.',
  may: own,
  reply: Inventory,
  errors: [],
})

export const buyItem = route({
  name: 'coins/buy-item',
  on: 'POST /coins/items/{itemId}/purchase',
  about:
    'Buys an item of the store at the price that the server has for it: each once, freezes while fewer than two lie ready.',
  repeats: 'once',
  byPictures: true,
  may: own,
  body: z.strictObject({}),
  reply: Purchase,
  errors: ['coins.insufficient', 'coins.alreadyOwned', 'coins.tooManyFreezes', 'coins.storeClosed'],
  invalidates: ['coins/get-purse', 'coins/list-transactions', 'coins/get-inventory'],
})

export const changeAppearance = route({
  name: 'coins/change-appearance',
  on: 'PUT /coins/appearance',
  about: 'Puts on what is owned, all slots at once; what is not named is taken off.',
  repeats: 'harmlessly',
  byPictures: true,
  may: own,
  body: Appearance,
  reply: Appearance,
  errors: ['coins.notOwned'],
  invalidates: ['coins/get-inventory'],
})

export const getStoreHours = route({
  name: 'coins/get-store-hours',
  on: 'GET /groups/{groupId}/store-hours',
  about: 'When the store is closed for a group.',
  may: { roles: ['teacher', 'director'], scope: 'group', of: 'groupId' },
  reply: StoreHours,
  errors: [],
})

export const setStoreHours = route({
  name: 'coins/set-store-hours',
  on: 'PUT /groups/{groupId}/store-hours',
  about: 'Closes the store for a group during its classes, or opens it for good.',
  repeats: 'harmlessly',
  may: { roles: ['teacher', 'director'], scope: 'group', of: 'groupId' },
  body: StoreHours,
  reply: StoreHours,
  errors: [],
  invalidates: ['coins/get-store-hours'],
})
