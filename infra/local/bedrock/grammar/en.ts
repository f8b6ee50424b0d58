import { animals } from './en/animals.ts'
import { family } from './en/family.ts'
import { food } from './en/food.ts'
import { night } from './en/night.ts'
import { sea } from './en/sea.ts'
import { sports } from './en/sports.ts'
import { town } from './en/town.ts'
import { weather } from './en/weather.ts'
import type { Subject } from './subject.ts'

export { frame } from './en/frame.ts'

export const subjects: readonly Subject[] = [
  ...animals,
  ...sea,
  ...food,
  ...family,
  ...town,
  ...weather,
  ...sports,
  ...night,
]
