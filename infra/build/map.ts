import { heardBy } from '#functions/platform/wiring.ts'
import { wirings } from '#infra/wirings.ts'
import { nounOf } from '#shared/kernel/event.ts'

/** `docs/map.md`: what stands in each noun's rooms, drawn from contract and wirings. */
export async function mapOfTheHouse(): Promise<string> {
  const all = await wirings()
  const functionsOf = (wiring: (typeof all)[number]) => Object.entries(wiring.functions)
  const edges = all.flatMap(wiring => [
    ...functionsOf(wiring).flatMap(([, spec]) =>
      heardBy(spec).map(({ name }) => `  ${nounOf(name)} -- ${name.split('.')[1]} --> ${wiring.noun}`),
    ),
    ...wiring.tells.map(({ name }) => `  ${wiring.noun} -. ${name} .-> page([open pages])`),
  ])
  const nouns = all.map(wiring => {
    const rows = functionsOf(wiring).map(([name, spec]) => {
      const does =
        'serves' in spec
          ? spec.serves.map(route => `\`${route.on}\` (${route.name}; ${whoMay(route.may)})`).join('<br>')
          : 'hears' in spec
            ? `hears ${heardBy(spec)
                .map(({ name }) => `\`${name}\``)
                .join(', ')}`
            : 'everyMinutes' in spec
              ? `runs every ${spec.everyMinutes} min`
              : 'rounds' in spec
                ? `goes round everybody from ${spec.rounds.from} on${spec.rounds.on ? `, ${spec.rounds.on}` : ''}`
                : 'answers' in spec
                  ? `answers ${typeof spec.answers === 'string' ? `\`${spec.answers}\`` : spec.answers.map(m => `\`${m.name}\``).join(', ')}`
                  : 'reads' in spec
                    ? 'reads told rows of every stream'
                    : `is the pool’s ${spec.triggered} trigger`
      return `| \`${name}\` | ${does} | ${(spec.uses.table ?? []).join(', ') || '–'} |`
    })
    return [
      `## ${wiring.noun}`,
      '',
      ...(wiring.table
        ? [
            'Rows of its table:',
            '',
            ...Object.entries(wiring.table.rows).map(
              ([kind, { pk, sk }]) => `- ${kind}: \`${pk}\` / \`${sk}\``,
            ),
            '',
          ]
        : []),
      ...(wiring.emits.length ? [`Emits ${wiring.emits.map(e => `\`${e.name}\``).join(', ')}.`, ''] : []),
      ...(wiring.tells.length ? [`Tells ${wiring.tells.map(m => `\`${m.name}\``).join(', ')}.`, ''] : []),
      '| function | what it does | on its table |',
      '| --- | --- | --- |',
      ...rows,
    ].join('\n')
  })
  return [
    '# The map of the house',
    '',
    'Generated from `shared/contract.ts` and every `wiring.ts` by `npm run map`; `npm test` fails when it is stale.',
    '',
    '```mermaid',
    'flowchart LR',
    ...[...new Set(edges)].sort(),
    '```',
    '',
    `${nouns.join('\n\n')}\n`,
  ].join('\n')
}

const whoMay = ({ roles, scope }: { roles: readonly string[] | 'anyone'; scope: string }) =>
  `${roles === 'anyone' ? 'anyone' : roles.length === 6 ? 'every role' : roles.join(', ')}: ${scope}`
