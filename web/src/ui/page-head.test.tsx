// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { Figures } from './figures.tsx'
import { PageHead } from './page-head.tsx'

afterEach(cleanup)

test('a page head has a title that takes the focus, and the way back', () => {
  render(
    <MemoryRouter>
      <PageHead title="Grupos" intro="Los tuyos." back={{ to: '/home', label: 'Inicio' }} />
    </MemoryRouter>,
  )
  const title = screen.getByRole('heading', { level: 1, name: 'Grupos' })
  title.focus()
  expect(document.activeElement).toBe(title)
  expect(screen.getByRole('link', { name: 'Inicio' }).getAttribute('href')).toBe('/home')
})

test('a figure has its name, its value and on how many it rests', () => {
  render(<Figures figures={[{ label: 'Leyeron', value: 12, unit: 'hoy', basis: 'de 26' }]} />)
  expect(screen.getByRole('term').textContent).toBe('Leyeron')
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['12 hoy', 'de 26'])
})
