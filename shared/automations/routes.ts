import * as z from 'zod/mini'
import { BothWords } from '../kernel/own-words.ts'
import { Place } from '../kernel/place.ts'
import { route } from '../kernel/route.ts'
import { SENDERS } from '../kernel/sender.ts'
import { ROLES } from '../kernel/standing.ts'
import { Did, ListedRule, NewRule, Preview, Rule } from './schema.ts'

const own = { roles: SENDERS, scope: 'self' } as const
const Nothing = z.strictObject({})
const invalidates = ['automations/list-rules'] as const

export const listRules = route({
  name: 'automations/list-rules',
  on: 'GET /automations',
  about: 'The rules that this person made, newest first, and what holds them.',
  may: own,
  reply: z.strictObject({
    rules: z.array(ListedRule),
    /** Whether this person holds all of their own. */
    isHeld: z.boolean(),
    /** Of the places around those rules and of this person’s, those whose rules are all held. */
    held: z.array(Place),
    /** Where this person may hold everybody’s; null where nowhere. */
    mayHold: z.nullable(Place),
    /** How many tellings of today are used up. */
    toldToday: z.int(),
  }),
  errors: [],
})

export const makeRule = route({
  name: 'automations/make-rule',
  on: 'POST /places/{place}/automations',
  about:
    'Makes a rule for the children of a group, or of a school where it is an office’s or a director’s: at most 20 a person. It is off.',
  repeats: 'once',
  may: { roles: SENDERS, scope: 'place', of: 'place' },
  body: NewRule,
  reply: Rule,
  errors: ['automations.notYours', 'automations.full'],
  invalidates,
})

export const previewRule = route({
  name: 'automations/preview-rule',
  on: 'POST /automations/{ruleId}/preview',
  about: 'Tries a rule on what happened in the last seven days: whom it would have told. Nobody is told.',
  repeats: 'harmlessly',
  may: own,
  body: Nothing,
  reply: z.strictObject({ rule: Rule, preview: Preview }),
  errors: ['automations.notYours'],
  invalidates,
})

export const switchRule = route({
  name: 'automations/switch-rule',
  on: 'PUT /automations/{ruleId}/switch',
  about: 'Switches a rule on, on a day on which it was tried, or off.',
  repeats: 'harmlessly',
  may: own,
  body: z.strictObject({ isOn: z.boolean() }),
  reply: Rule,
  errors: ['automations.notYours', 'automations.notPreviewed'],
  invalidates,
})

export const endRule = route({
  name: 'automations/end-rule',
  on: 'DELETE /automations/{ruleId}',
  about: 'Ends a rule: whoever was told stays told.',
  repeats: 'harmlessly',
  may: own,
  reply: Nothing,
  errors: [],
  invalidates,
})

export const listHistory = route({
  name: 'automations/list-history',
  on: 'GET /automations/{ruleId}/history',
  about: 'What a rule did, newest first, 50 a page; ids only, 120 days back.',
  may: own,
  query: z.strictObject({ before: z.optional(z.string()) }),
  reply: z.strictObject({
    lines: z.array(Did),
    /** Where the next page begins: send it back as `before`. */
    next: z.optional(z.string()),
  }),
  errors: [],
})

export const holdRules = route({
  name: 'automations/hold-rules',
  on: 'PUT /automations/hold',
  about:
    'Holds all rules of this person, or lets them go on. What happens while they are held is told nobody.',
  repeats: 'harmlessly',
  may: own,
  body: z.strictObject({ isHeld: z.boolean() }),
  reply: z.strictObject({ isHeld: z.boolean() }),
  errors: [],
  invalidates,
})

export const holdPlace = route({
  name: 'automations/hold-place',
  on: 'PUT /places/{place}/automations/hold',
  about:
    'Holds everybody’s rules for the children of a school, a region or the island, or lets them go on; its director’s, office’s or department’s.',
  repeats: 'harmlessly',
  may: { roles: ['director', 'ore', 'admin'], scope: 'place', of: 'place' },
  body: z.strictObject({ isHeld: z.boolean() }),
  reply: z.strictObject({ isHeld: z.boolean() }),
  errors: ['automations.notYours'],
  invalidates,
})

export const getRuleWords = route({
  name: 'automations/get-rule-words',
  on: 'GET /automations/{ruleId}/words',
  about: 'The own words of a rule that told this person, their child or whoever they made it for.',
  may: { roles: ROLES, scope: 'self' },
  reply: z.strictObject({ own: BothWords }),
  errors: [],
})
