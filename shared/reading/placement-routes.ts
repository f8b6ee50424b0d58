import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { Language } from '../kernel/school.ts'
import { Asking, FinishedPlacement, Placement, Placements } from './placement.ts'

export const getPlacement = route({
  name: 'reading/get-placement',
  on: 'GET /readings/placement',
  about:
    'Where one’s own placements stand, a language each: which asking is the newest, and what came of the last.',
  may: { roles: ['student'], scope: 'self' },
  reply: Placements,
  errors: [],
})

export const finishPlacement = route({
  name: 'reading/finish-placement',
  on: 'POST /readings/placement',
  about:
    'Scores the probes of a placement and sets the level that they show: once for each asking of a language. Of what was said only numbers are kept.',
  repeats: 'once',
  byPictures: true,
  may: { roles: ['student'], scope: 'self' },
  body: FinishedPlacement,
  reply: z.strictObject({ language: Language, placement: Placement }),
  errors: [
    'reading.unknownPlacement',
    'reading.notOfThisPlacement',
    'reading.nothingOfPlacement',
    'reading.placementNotAsked',
    'reading.placedBefore',
  ],
  invalidates: ['reading/get-placement', 'reading/get-library', 'progress/get-progress'],
})

export const getStudentPlacement = route({
  name: 'reading/get-student-placement',
  on: 'GET /students/{studentId}/placement',
  about: 'Where a student’s placements stand, for those who teach the child.',
  may: { roles: ['teacher', 'director', 'ore', 'admin'], scope: 'student', of: 'studentId' },
  reply: Placements,
  errors: [],
})

export const askPlacement = route({
  name: 'reading/ask-placement',
  on: 'PUT /students/{studentId}/placement',
  about:
    'Asks that a student be placed anew in a language: the child is offered it. The asking is named by its number, the next one.',
  repeats: 'harmlessly',
  may: { roles: ['teacher'], scope: 'student', of: 'studentId' },
  body: z.strictObject({ language: Language, asking: Asking }),
  reply: Placements,
  errors: [],
})
