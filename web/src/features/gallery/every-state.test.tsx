// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import i18next from 'i18next'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { beginSpeaking } from '#web/i18n/speak.ts'
import type { Badge } from '#web/ui/badge.tsx'
import type { Button } from '#web/ui/button.tsx'
import type { Card } from '#web/ui/card.tsx'
import type { ProgressBar } from '#web/ui/progress-bar.tsx'
import type { JobState } from '#web/ui/progress-job.tsx'
import type { ReadState } from '#web/ui/read-state.tsx'
import { Buttons } from './buttons.tsx'
import { Surfaces } from './surfaces.tsx'
import { Waits } from './waits.tsx'

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['gallery', 'job'])
})
afterEach(cleanup)

type ToneOf<Part extends (props: never) => ReactNode> = NonNullable<
  Extract<Parameters<Part>[0], { readonly tone?: unknown }>['tone']
>
/** Every name of a union: one that is left out does not compile. */
const all = <Name extends string>(names: Readonly<Record<Name, true>>) => Object.keys(names)

/** What the parts of a name hold in an attribute, where the gallery shows them. */
function shown(Section: ComponentType, part: string, attribute: string): ReadonlySet<string | null> {
  const { container } = render(<Section />)
  const titles = [...container.querySelectorAll('h3 > code')]
  const primitive = titles.find(({ textContent }) => textContent === part)?.closest('div')
  const found = [...(primitive?.querySelectorAll(`[${attribute}]`) ?? [])]
  return new Set(found.map(element => element.getAttribute(attribute)))
}

test.each<[string, ComponentType, string, readonly string[]]>([
  [
    'ReadState',
    Waits,
    'data-state',
    all<Exclude<ComponentProps<typeof ReadState>['state'], 'waiting'>>({
      empty: true,
      offline: true,
      unreached: true,
      refused: true,
      gone: true,
      partly: true,
    }),
  ],
  ['ReadState', Waits, 'aria-busy', ['true']],
  [
    'ProgressJob',
    Waits,
    'data-state',
    all<JobState>({
      waiting: true,
      running: true,
      paused: true,
      cancelled: true,
      failed: true,
      done: true,
    }),
  ],
  [
    'Button',
    Buttons,
    'data-tone',
    all<ToneOf<typeof Button>>({ primary: true, gold: true, quiet: true, danger: true }),
  ],
  ['Card', Surfaces, 'data-tone', all<ToneOf<typeof Card>>({ plain: true, sea: true, warm: true })],
  [
    'Badge',
    Surfaces,
    'data-tone',
    all<ToneOf<typeof Badge>>({ calm: true, good: true, alert: true, gold: true }),
  ],
  [
    'ProgressBar',
    Surfaces,
    'data-tone',
    all<ToneOf<typeof ProgressBar>>({ primary: true, gold: true, good: true }),
  ],
])('the gallery shows %s in each state there is (%#)', (part, Section, attribute, states) => {
  expect([...shown(Section, part, attribute)]).toEqual(expect.arrayContaining([...states]))
})
