import { animals } from './es/animals.ts'
import { family } from './es/family.ts'
import { food } from './es/food.ts'
import { frame } from './es/frame.ts'
import { night } from './es/night.ts'
import { sea } from './es/sea.ts'
import { sports } from './es/sports.ts'
import { town } from './es/town.ts'
import { weather } from './es/weather.ts'
import type { Grammar } from './subject.ts'

export const spanish: Grammar = {
  frame,
  subjects: [...animals, ...sea, ...food, ...family, ...town, ...weather, ...sports, ...night],
}
