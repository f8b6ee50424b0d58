import * as z from 'zod/mini'

const Thrift = z.object({ saveData: z.literal(true) })

/** Whether whoever is here pays for each byte, and asked for no more than they want now. */
export const savesData = (): boolean =>
  'connection' in navigator && z.safeParse(Thrift, navigator.connection).success
