import { table } from '#functions/platform/table.ts'

export const automationsTable = table({
  noun: 'automations',
  rows: {
    // Identifiers sort by time: newest first is one query.
    rule: { pk: 'PERSON#{personId}', sk: 'RULE#{ruleId}' },
    // How many rules somebody has; two made at once cannot both be the last one allowed.
    count: { pk: 'PERSON#{personId}', sk: 'COUNT' },
    // There while somebody holds all of their own.
    held: { pk: 'PERSON#{personId}', sk: 'HELD' },
    // How many tellings of a day somebody’s rules have used up.
    tellings: { pk: 'PERSON#{personId}', sk: 'TELLINGS#{day}' },
    // There while all rules of a place are held.
    placeHeld: {
      pk: 'PLACE#{place}',
      sk: 'HELD',
      outside: 'Of a school, a region or the island: that its rules are held, and by whom of its staff.',
    },
    // What happened to a child lately: rules are tried on it.
    fact: { pk: 'STUDENT#{studentId}', sk: 'FACT#{occasion}#{factId}' },
    // What a rule told of a child, or did not: once a rule and fact. It is also the rule’s history.
    told: { pk: 'STUDENT#{studentId}', sk: 'TOLD#{ruleId}#{factId}' },
    // The same where several children are told of at once, to whoever made the rule.
    toldTogether: { pk: 'PERSON#{personId}', sk: 'TOLD#{ruleId}#{factId}' },
  },
  indexes: {
    // Rules that are on, by what they hear of and where.
    watching: { pk: 'watches', sk: 'ruleId' },
    // What happened in a school, by what it was, then when.
    happened: { pk: 'happenedIn', sk: 'happenedAs' },
    // What a rule did, by when.
    did: { pk: 'didBy', sk: 'didAs' },
  },
})
