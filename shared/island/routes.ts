import { route } from '../kernel/route.ts'
import { Aggregates, Figures, OneSchoolFigures } from './schema.ts'

export const getIslandFigures = route({
  name: 'island/get-island-figures',
  on: 'GET /island/figures',
  about: 'How many children each active school of the island has, and how many read this week.',
  may: { roles: ['admin'], scope: 'island' },
  reply: Figures,
  errors: [],
})

export const getIslandAggregates = route({
  name: 'island/get-island-aggregates',
  on: 'GET /island/aggregates',
  about: 'How many schools, groups and children each region has, and how many read this week: sums alone.',
  may: { roles: ['ore', 'admin'], scope: 'island' },
  reply: Aggregates,
  errors: [],
})

export const getRegionFigures = route({
  name: 'island/get-region-figures',
  on: 'GET /regions/{region}/figures',
  about: 'How many children each active school of a region has, and how many read this week.',
  may: { roles: ['ore', 'admin'], scope: 'region', of: 'region' },
  reply: Figures,
  errors: [],
})

export const getSchoolFigures = route({
  name: 'island/get-school-figures',
  on: 'GET /schools/{schoolId}/figures',
  about: 'How many children a school and each of its groups has, and how many read this week.',
  may: { roles: ['director', 'ore', 'admin'], scope: 'school', of: 'schoolId' },
  reply: OneSchoolFigures,
  errors: [],
})
