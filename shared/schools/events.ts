import { event } from '../kernel/event.ts'
import { School } from './schema.ts'

export const schoolChanged = event({
  name: 'schools.schoolChanged',
  about: 'A school was added to the catalogue or changed: all of it, as it is now.',
  body: School,
})
