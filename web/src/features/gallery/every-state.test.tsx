// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import i18next from 'i18next'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { beginSpeaking } from '#web/i18n/speak.ts'
import type { Badge } from '#web/ui/badge.tsx'
import type { Button } from '#web/ui/button.tsx'
import type { Card } from '#web/ui/card.tsx'
import type { DataTable } from '#web/ui/data-table.tsx'
import type { Form } from '#web/ui/form.tsx'
import type { ProgressBar } from '#web/ui/progress-bar.tsx'
import type { JobState } from '#web/ui/progress-job.tsx'
import type { ReadState } from '#web/ui/read-state.tsx'
import { Toasts } from '#web/ui/toast.tsx'
import type { ToastMessage } from '#web/ui/toast-message.ts'
import { Buttons } from './buttons.tsx'
import { Fields } from './fields.tsx'
import { Forms } from './forms.tsx'
import { Overlays } from './overlays.tsx'
import { Surfaces } from './surfaces.tsx'
import { Tables } from './tables.tsx'
import { Waits } from './waits.tsx'

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['gallery', 'job', 'table', 'errors'])
})
afterEach(cleanup)

type ToneOf<Part extends (props: never) => ReactNode> = NonNullable<
  Extract<Parameters<Part>[0], { readonly tone?: unknown }>['tone']
>
/** Every name of a union: one that is left out does not compile. */
const all = <Name extends string>(names: Readonly<Record<Name, true>>) => Object.keys(names)

/** What the parts of a name hold in an attribute, where the gallery shows them. */
function shown(Section: ComponentType, part: string, attribute: string): ReadonlySet<string | null> {
  const { container } = render(
    <MemoryRouter>
      <Toasts label="Mensajes" closeLabel="Cerrar">
        <Section />
      </Toasts>
    </MemoryRouter>,
  )
  const titles = [...container.querySelectorAll('h3 > code')]
  const primitive = titles.find(({ textContent }) => textContent === part)?.closest('div')
  const found = [...(primitive?.querySelectorAll(`[${attribute}]`) ?? [])]
  return new Set(found.map(element => element.getAttribute(attribute)))
}

type Shown = [part: string, Section: ComponentType, attribute: string, states: readonly string[]]
/** The same of several parts. */
const each = (
  parts: readonly string[],
  Section: ComponentType,
  attribute: string,
  states: readonly string[],
) => parts.map((part): Shown => [part, Section, attribute, states])

test.each<Shown>([
  [
    'ReadState',
    Waits,
    'data-state',
    all<Exclude<ComponentProps<typeof ReadState>['state'], 'waiting'>>({
      empty: true,
      offline: true,
      unreached: true,
      refused: true,
      closed: true,
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
  [
    'DataTable',
    Tables,
    'data-surface',
    all<NonNullable<ComponentProps<typeof DataTable>['surface']>>({ card: true, sea: true, none: true }),
  ],
  ['DataTable', Tables, 'aria-sort', ['descending']],
  ['DataTable', Tables, 'data-always', ['true']],
  ['DataTable', Tables, 'aria-busy', ['true']],
  [
    'DataTable',
    Tables,
    'data-of',
    ['chosen', 'all', 'paged', 'summed', 'wideTable', 'narrow', 'waiting', 'empty', 'unreached', 'old'],
  ],
  ['LoadMore', Tables, 'data-of', ['default', 'waiting', 'unreached']],
  ['LoadMore', Tables, 'role', ['status', 'alert']],
  ['Toolbar', Tables, 'type', ['search']],
  ['Toolbar', Tables, 'data-of', ['default', 'narrowed', 'searched', 'filtered', 'withActions', 'uncounted']],
  [
    'Form',
    Forms,
    'data-layout',
    all<NonNullable<ComponentProps<typeof Form>['layout']>>({ column: true, row: true }),
  ],
  ['Form', Forms, 'aria-busy', ['true']],
  ['Form', Forms, 'role', ['alert']],
  ...each(['TextField', 'TextArea', 'SelectField', 'Choice', 'Checkbox'], Fields, 'aria-invalid', ['true']),
  ...each(['TextField', 'TextArea', 'SelectField', 'Checkbox', 'Switch'], Fields, 'disabled', ['']),
  ...each(['TextField', 'SelectField', 'Choice', 'Checkbox', 'Switch'], Fields, 'data-of', [
    'default',
    'long',
  ]),
  ['Chooser', Fields, 'data-of', ['default', 'empty']],
  ['AnswerOptions', Fields, 'data-said', ['true']],
  ['AnswerOptions', Fields, 'data-right', ['true']],
  ['AnswerOptions', Fields, 'aria-disabled', ['true', 'false']],
  ['Tabs', Overlays, 'data-of', ['default', 'many']],
  ['Dialog', Overlays, 'data-of', ['default', 'withArt', 'controlled', 'leaving']],
  ['ConfirmDialog', Overlays, 'data-of', ['danger', 'busy']],
  [
    'Toast',
    Overlays,
    'data-of',
    [
      ...all<NonNullable<ToastMessage['tone']>>({ plain: true, good: true, alert: true }),
      'withArt',
      'withAction',
      'added',
    ],
  ],
  ['PageHead', Tables, 'data-of', ['default', 'kind', 'withArt', 'full']],
])('the gallery shows %s in each state there is (%#)', (part, Section, attribute, states) => {
  expect([...shown(Section, part, attribute)]).toEqual(expect.arrayContaining([...states]))
})
