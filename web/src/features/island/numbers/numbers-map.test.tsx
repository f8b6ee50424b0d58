// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Region } from '#shared/kernel/school.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { municipioRegions } from './figures.ts'
import { NumbersMap } from './numbers-map.tsx'

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces('figures')
})
afterEach(cleanup)

test.each([...new Set(municipioRegions.values())])(
  'in %s, whoever alone has colour has a name',
  (region: Region) => {
    const own = [...municipioRegions.keys()].filter(name => municipioRegions.get(name) === region)
    for (const coloured of own) {
      const shades = new Map(own.map(name => [name, { step: name === coloured ? 4 : 0, said: name }]))
      const { container, unmount } = render(
        <NumbersMap shades={shades} region={region} municipio={undefined} onChoose={() => undefined} />,
      )
      expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toContain(
        coloured,
      )
      unmount()
    }
  },
)
