import { type Mutation, of } from './mutation.ts'

const GUARDS = ['tests/authorization/guards/automations.test.ts']

export const automationMutations: readonly Mutation[] = [
  ...of('functions/automations/make-rule.ts', GUARDS, [
    ['rules are for children of one’s own', '!maker(standing, where)', 'false'],
    ['so many rules', 'isFull(rules)', 'false'],
  ]),
  ...of('functions/automations/preview-rule.ts', GUARDS, [
    ['what is tried is one’s own by then', '!maker(standing, rule.where)', 'false'],
  ]),
  ...of('functions/automations/switch-rule.ts', GUARDS, [
    ['what one may do is asked again when it is switched on', '!maker(standing, rule.where)', 'false'],
    ['nothing is switched on untried', "if (next === 'untried')", "if (next === 'untried' && at === '')"],
  ]),
  ...of('functions/automations/hold-place.ts', GUARDS, [
    ['a group’s rules are their maker’s to hold', '|| !canBeHeld(place)', ''],
  ]),
  ...of('functions/automations/own-rule.ts', GUARDS, [
    ['a rule is its maker’s', 'readRule(actor.personId, path.ruleId)', "readRule('', path.ruleId)"],
    ['an ended rule is not there', 'rule && !rule.endedAt ? rule', 'rule ? rule'],
  ]),
  ...of('functions/automations/on-fact.ts', GUARDS, [
    ['what happened before is told nobody', 'fact.at < rule.onSince', 'false'],
    ['what is held tells nobody', 'isHeld || held.length > 0', 'false'],
    ['who lost the place tells nobody', 'if (!sender) return stopRule(rule, at)', 'if (!sender) return'],
  ]),
  ...of('functions/automations/on-standing-changed.ts', GUARDS, [
    ['a rule of who lost its place stops', '!maker(person, rule.where)', 'false'],
  ]),
  ...of('functions/automations/told-store.ts', GUARDS, [
    ['so many tellings a day', 'used < :most', 'used < :one OR used >= :one OR used < :most'],
    [
      'once a fact',
      'const line = (outcome: Outcome): Write =>\n    putNew({',
      'const line = (outcome: Outcome): Write =>\n    put({',
    ],
    ['what was told nobody gives no words', "outcome === 'told')?.madeBy", 'outcome !== undefined)?.madeBy'],
  ]),
  ...of(
    'functions/automations/rules/tellings.ts',
    ['functions/automations/rules/tellings.test.ts'],
    [
      ['a rule tells of children of its place', '&& isIn(rule.place, child),\n  )', ',\n  )'],
      ['what is a group’s is that group’s', 'groupId === undefined ||', 'true ||'],
      ['what is late is told nobody', "return 'late'", "return 'told'"],
    ],
  ),
  ...of(
    'functions/automations/rules/rule.ts',
    ['functions/automations/rules/rule.test.ts'],
    [
      [
        'rules are for groups and schools',
        "!['group', 'school'].includes(partsOf(where.place).kind)",
        'false',
      ],
      ['tried on the same day', 'rule.previewedOn === today', 'rule.previewedOn'],
      ['a director holds a school, not a region', "role === 'director' && schoolId", 'role && schoolId'],
    ],
  ),
]
