import { afterEach, expect, test, vi } from 'vitest'
import { LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { ROLES, type Role } from '#shared/kernel/standing.ts'
import { frame, screens as named } from '#web/i18n/es/frame.ts'
import { withScreens } from '#web/i18n/with-screens.ts'
import { homeOf } from '#web/lib/home.ts'
import { screens } from '../routes.ts'
import { menuOf, thumbEntries } from './menu.ts'

const known = vi.hoisted(() => ({ flags: {} as Record<string, boolean> }))
vi.mock('#web/lib/runtime-config.ts', () => ({ knownFlags: () => known.flags }))
afterEach(() => {
  known.flags = {}
})

const { sections, menu } = withScreens(frame.shell, named)
/** The screens that say in the table where they stand in the menus. */
const placed = screens.flatMap(screen =>
  screen.kind === 'screen' && screen.menu ? [{ ...screen, menu: screen.menu }] : [],
)
const isPlaced = (path: string) => placed.some(screen => screen.path === path)
/** `Section: entry, entry` for each section, as it is read in Spanish, without the screens that are placed in it. */
const read = (...roles: Role[]) =>
  menuOf(roles).map(({ title, entries }) => {
    const specified = entries.filter(({ to }) => !isPlaced(to))
    return `${sections[title]}: ${specified.map(({ label }) => menu[label]).join(', ')}`
  })
const underThumb = (language: Language) => thumbEntries(language).map(({ to }) => to)
const pathsOf = (role: Role) => menuOf([role]).flatMap(({ entries }) => entries.map(({ to }) => to))

test('the menus are the specification’s, and who belongs where', () => {
  expect(read('student')).toEqual([
    'Principal: Mi isla, Progreso, Logros, Centro de gamificación, Avatar, Amigos',
    'Mis Lecciones: Lectura en español, Lectura en inglés, Práctica de voz en español, Práctica de voz en inglés, Escritura en español, Escritura en inglés',
    'Más: Gamificación, Retos, Tienda',
  ])
  expect(read('family')).toEqual([
    'Familia: Portal de la familia, Accesibilidad, Progreso, Acceso familiar, Ayuda',
  ])
  const subjects = 'Materias: Español, Inglés, Lecciones'
  const resources =
    'Recursos: Guías, Documentación, Crear evaluaciones, Recursos pedagógicos, Comunidad de maestros, Fonética, Adiestramiento, Ayuda'
  expect(read('teacher')).toEqual([
    'Paneles: Panel de estudiantes, Comprensión literal, Mapa de calor, Análisis con IA, Automatización, Progreso de lectura',
    'Personas: Mis grupos, Códigos',
    subjects,
    resources,
  ])
  expect(read('director')).toEqual([
    'Paneles: Panel de la escuela, Panel de la isla, Mapa de calor, Análisis con IA, Automatización, Progreso de lectura',
    'Personas: Grupos, Códigos',
    'Administración: Cumplimiento, Informes, Integración SSO',
    subjects,
    `${resources}, Aprobar recursos`,
  ])
  expect(read('ore')).toEqual([
    'Paneles: Panel regional, Panel de la isla, Mapa de calor, Análisis con IA, Automatización, Progreso de lectura',
    'Personas: Grupos, Códigos',
    'Cumplimiento e informes: Cumplimiento, Informes regionales',
    subjects,
    `${resources}, Aprobar recursos`,
  ])
})

test('below the specification’s stands what the table of screens puts there, for those who may be there', () => {
  expect(placed.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/schools', '/import-roster', '/audit', '/import-schools']),
  )
  for (const role of ROLES)
    for (const { title, entries } of menuOf([role])) {
      const here = placed.filter(({ roles, menu: { section } }) => section === title && roles.includes(role))
      expect(entries.slice(entries.length - here.length)).toEqual(
        here.map(({ path, menu: { icon, label } }) => ({ to: path, icon, label })),
      )
      expect(
        entries.filter(({ to }) => isPlaced(to)),
        `${role}: ${title}`,
      ).toHaveLength(here.length)
    }
  expect(
    menuOf(['director'])
      .at(2)
      ?.entries.map(({ label }) => menu[label]),
  ).toContain('Registro de acciones')
})

test('the administrator’s holds everything of the others’, each once, and its own', () => {
  const paths = pathsOf('admin')
  expect(new Set(paths).size).toBe(paths.length)
  for (const role of ROLES) expect(paths).toEqual(expect.arrayContaining(pathsOf(role)))
  expect(paths).toEqual(
    expect.arrayContaining([
      '/content-browser',
      '/marketing',
      '/inventory',
      '/social/tournaments',
      '/customization',
      '/import-schools',
      '/admin/pregenerate-audio',
      '/admin/generate-spelling-audio',
    ]),
  )
})

test('the highest role decides; without any, one is a student', () => {
  expect(menuOf(['student', 'teacher'])).toEqual(menuOf(['teacher']))
  expect(menuOf(['family', 'ore', 'director'])).toEqual(menuOf(['ore']))
  expect(menuOf([])).toEqual(menuOf(['student']))
})

test.each(ROLES)('the menu and the home of %s lead only where they may be', role => {
  for (const path of [...pathsOf(role), homeOf([role])]) {
    const roles = screens.find(screen => screen.path === path)?.roles
    if (roles !== 'anyone') expect(roles, path).toContain(role)
  }
})

test('a flag that is off takes its links away, and a section that is left empty', () => {
  expect(pathsOf('family')).toContain('/support')
  expect(pathsOf('family')).toContain('/student-progress')
  known.flags = { support: false, spanishLessons: false, englishLessons: false, voiceRecognition: false }
  expect(pathsOf('family')).not.toContain('/support')
  expect(pathsOf('admin')).not.toContain('/writing-spanish')
  expect(menuOf(['student']).map(({ title }) => title)).toEqual(['main', 'more'])
  expect(underThumb('es-PR')).toEqual(['/dashboard', '/lessons'])
})

test('under the thumb is what is built and done daily, in the language of the page', () => {
  expect(underThumb('es-PR')).toEqual([
    '/dashboard',
    '/reading-spanish',
    '/voice-practice-spanish',
    '/lessons',
  ])
  expect(underThumb('en-US')).toEqual([
    '/dashboard',
    '/reading-english',
    '/voice-practice-english',
    '/lessons',
  ])
  for (const language of LANGUAGES)
    for (const to of underThumb(language))
      expect(screens.find(({ path }) => path === to)?.kind, to).toBe('screen')
  known.flags = { spanishLessons: false }
  expect(underThumb('es-PR')).toContain('/reading-english')
})

test('each role has the home specified; one that a flag took away is the island', () => {
  expect(ROLES.map(role => homeOf([role]))).toEqual([
    '/admin-island',
    '/admin-island',
    '/admin-island',
    '/comprehensive-dashboard',
    '/family-portal',
    '/dashboard',
  ])
  expect([homeOf([]), homeOf(['student', 'teacher'])]).toEqual(['/dashboard', '/comprehensive-dashboard'])
  known.flags = { familyPortal: false }
  expect(homeOf(['family'])).toBe('/dashboard')
})
