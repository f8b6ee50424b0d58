import { useTranslation } from 'react-i18next'
import type { MistakeMade } from '#shared/progress/comprehension.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import staff from '#web/ui/staff.module.css'

/** How the group goes astray most often, each with what to teach for it. */
export function Mistakes({ made }: { readonly made: readonly MistakeMade[] }) {
  const { t } = useTranslation('progress')
  const columns: readonly Column<MistakeMade>[] = [
    {
      id: 'mistake',
      header: t('comprehension.mistakes.mistake'),
      text: ({ mistake }) => t(`comprehension.mistakes.names.${mistake}`),
      sort: ({ mistake }) => t(`comprehension.mistakes.names.${mistake}`),
    },
    {
      id: 'times',
      header: t('comprehension.mistakes.times'),
      kind: 'number',
      text: ({ times }) => `${times}`,
      sort: ({ times }) => times,
    },
    {
      id: 'children',
      header: t('comprehension.mistakes.children'),
      kind: 'number',
      text: ({ children }) => `${children}`,
      sort: ({ children }) => children,
    },
    {
      id: 'teach',
      header: t('comprehension.mistakes.teach'),
      text: ({ mistake }) => t(`comprehension.mistakes.toTeach.${mistake}`),
    },
  ]
  return (
    <section className={staff.section} aria-labelledby="mistakes">
      <h2 id="mistakes">{t('comprehension.mistakes.title')}</h2>
      <p className={staff.soft}>{t('comprehension.mistakes.basis')}</p>
      <DataTable
        label={t('comprehension.mistakes.title')}
        columns={columns}
        rows={made}
        rowId={({ mistake }) => mistake}
        firstOrder={{ column: 'times', isDescending: true }}
        file={t('comprehension.file.mistakes')}
        empty={t('comprehension.mistakes.none')}
      />
    </section>
  )
}
