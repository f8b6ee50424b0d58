import { animals } from './en/animals.ts'
import { family } from './en/family.ts'
import { food } from './en/food.ts'
import { frame } from './en/frame.ts'
import { night } from './en/night.ts'
import { sea } from './en/sea.ts'
import { sports } from './en/sports.ts'
import { town } from './en/town.ts'
import { weather } from './en/weather.ts'
import type { Grammar } from './subject.ts'

export const english: Grammar = {
  frame,
  subjects: [...animals, ...sea, ...food, ...family, ...town, ...weather, ...sports, ...night],
}
