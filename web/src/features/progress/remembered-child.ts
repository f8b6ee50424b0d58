import { keep, recall } from '#web/lib/storage.ts'

/** On this device, by id alone; who leaves a shared one is forgotten with the rest. */
const NAME = 'coqui.child'

interface Linked {
  readonly studentId: string
}

/** The child whom a family chose the last time, while they are linked; else the first. */
export const rememberedChild = <T extends Linked>(linked: readonly T[]): T | undefined =>
  linked.find(({ studentId }) => studentId === recall(NAME)) ?? linked[0]

export const rememberChild = (studentId: string): boolean => keep(NAME, studentId)
