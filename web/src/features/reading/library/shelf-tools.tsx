import { useTranslation } from 'react-i18next'
import { FORMS, type ListedText } from '#shared/catalogue/schema.ts'
import { shelfOf } from '#shared/catalogue/shelf.ts'
import type { Grade } from '#shared/kernel/school.ts'
import { useFilters } from '#web/lib/use-filters.ts'
import { Toolbar } from '#web/ui/toolbar.tsx'
import { LENGTHS, LEVELS, narrow, READ, seriesOf, THEMES } from './narrow.ts'

const NAMES = ['find', 'form', 'theme', 'level', 'length', 'series', 'read'] as const

/** A grade's shelf as the address narrows it, and whether it does. Who types looks in all grades, that one's first. */
export function useNarrowed(texts: readonly ListedText[], grade: Grade, read: ReadonlySet<string>) {
  const filters = useFilters(NAMES)
  const own = shelfOf(texts, grade)
  const shelf = filters.text('find') === '' ? own : [...own, ...texts.filter(text => text.grade !== grade)]
  const said = {
    typed: filters.text('find'),
    form: filters.oneOf('form', FORMS),
    theme: filters.oneOf('theme', THEMES),
    level: filters.oneOf('level', LEVELS),
    length: filters.oneOf('length', LENGTHS),
    series: filters.oneOf('series', seriesOf(shelf)),
    read: filters.oneOf('read', READ),
  }
  const isNarrowed = Object.values(said).some(Boolean)
  return { filters, said, shelf, isNarrowed, found: narrow(shelf, said, read) }
}

/** What a shelf is narrowed with: only what its texts have is offered. */
export function ShelfTools({ shelf, filters, said, isNarrowed, found }: ReturnType<typeof useNarrowed>) {
  const { t } = useTranslation('reading')
  const series = seriesOf(shelf)
  const forms = FORMS.filter(form => shelf.some(text => text.form === form))
  const choice = <Value extends string>(
    name: 'form' | 'theme' | 'level' | 'length' | 'read' | 'series',
    options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[],
  ) => ({
    label: t(`find.${name}`),
    any: t(`find.any.${name}`),
    value: said[name],
    options,
    onChange: (value: string | undefined) => filters.set({ [name]: value }),
  })
  return (
    <Toolbar
      search={{
        label: t('find.label'),
        value: said.typed,
        onChange: find => filters.set({ find }),
      }}
      filters={[
        choice(
          'form',
          forms.map(value => ({ value, label: t(`form.${value}`) })),
        ),
        choice(
          'theme',
          THEMES.map(value => ({ value, label: t(`category.${value}`) })),
        ),
        choice(
          'level',
          LEVELS.map(value => ({ value, label: t(`find.levels.${value}`) })),
        ),
        choice(
          'length',
          LENGTHS.map(value => ({ value, label: t(`find.lengths.${value}`) })),
        ),
        ...(series.length > 0
          ? [
              choice(
                'series',
                series.map(value => ({ value, label: value, lang: shelf[0]?.language ?? 'es-PR' })),
              ),
            ]
          : []),
        choice(
          'read',
          READ.map(value => ({ value, label: t(`find.reads.${value}`) })),
        ),
      ]}
      count={isNarrowed ? found.length : undefined}
      onClear={filters.clear}
    />
  )
}
