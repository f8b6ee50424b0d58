import * as z from 'zod/mini'

/** The layers of an avatar, from the back to the front. */
export const SLOTS = ['background', 'animal', 'shirt', 'glasses', 'hat', 'pet', 'frame'] as const
export const Slot = z.enum(SLOTS)
export type Slot = z.output<typeof Slot>

/** What the store sells; its words are `items.<itemId>` of coins, its drawing is the avatar's. */
export interface StoreItem {
  readonly itemId: string
  readonly slot: Slot
  /** Coins. The server takes this one, whatever a browser shows. */
  readonly price: number
}

/** The animal that everybody is before buying another: nobody buys it, everybody has it. */
export const FIRST_ANIMAL = 'coqui'

/** A missed day that does not break the streak. Coins sells it, streaks holds it. */
export const FREEZE = { itemId: 'streak-freeze', price: 100, most: 2 } as const

const priced = (slot: Slot, prices: Readonly<Record<string, number>>): readonly StoreItem[] =>
  Object.entries(prices).map(([itemId, price]) => ({ itemId, slot, price }))

/** Everything to wear, by slot and price. A day of reading earns about 25 to 40 coins. */
export const STORE_ITEMS: readonly StoreItem[] = [
  ...priced('animal', { cotorra: 150, iguana: 150, manati: 200, mucaro: 200, carey: 250 }),
  ...priced('hat', {
    gorra: 30,
    'lazo-rojo': 30,
    pava: 40,
    'flor-de-maga': 40,
    'gorro-de-lana': 45,
    'sombrero-de-playa': 50,
    boina: 50,
    diadema: 60,
    'casco-de-ciclista': 70,
    'gorro-de-chef': 80,
    'casco-de-exploradora': 90,
    'corona-de-hojas': 100,
    'mascara-de-vejigante': 180,
    'casco-de-astronauta': 220,
    'corona-de-reyes': 300,
  }),
  ...priced('glasses', {
    'espejuelos-redondos': 30,
    'espejuelos-de-estrella': 40,
    'gafas-de-sol': 45,
    'espejuelos-de-corazon': 45,
    'careta-de-buceo': 70,
    antifaz: 80,
    monoculo: 100,
    'visor-de-aviador': 120,
  }),
  ...priced('shirt', {
    'camisa-de-rayas': 30,
    'uniforme-escolar': 30,
    'camisa-de-lunares': 40,
    panuelo: 40,
    guayabera: 60,
    'traje-de-bomba': 90,
    'uniforme-de-pelota': 90,
    impermeable: 100,
    'bata-de-cientifica': 120,
    'capa-de-superlector': 160,
    'traje-de-buzo': 180,
    'traje-espacial': 250,
  }),
  ...priced('background', {
    'salon-de-clases': 40,
    playa: 50,
    lluvia: 60,
    biblioteca: 70,
    'viejo-san-juan': 80,
    yunque: 90,
    'parque-de-bombas': 100,
    'cancha-de-pelota': 110,
    'noche-de-cocuyos': 130,
    'bahia-luminosa': 180,
    'fondo-del-mar': 200,
    observatorio: 260,
  }),
  ...priced('pet', {
    mariposa: 60,
    caracol: 60,
    'gallito-de-monte': 80,
    'sapo-concho': 100,
    gato: 120,
    sato: 120,
    colibri: 140,
    cobo: 160,
  }),
  ...priced('frame', {
    'marco-de-mar': 50,
    'marco-de-palma': 60,
    'marco-de-flores': 70,
    'marco-de-azulejos': 90,
    'marco-de-estrellas': 110,
    'marco-de-caracoles': 130,
    'marco-de-mundillo': 170,
    'marco-de-oro': 300,
  }),
]

const byId = new Map(STORE_ITEMS.map(item => [item.itemId, item]))

/** Undefined where the store has none of that name. */
export const storeItem = (itemId: string): StoreItem | undefined => byId.get(itemId)
