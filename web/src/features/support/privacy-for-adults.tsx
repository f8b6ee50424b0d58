import { DataTable } from '#web/ui/data-table.tsx'
import staff from '#web/ui/staff.module.css'
import type { Content } from './content/content.ts'
import { Parts } from './parts.tsx'
import { Print } from './print.tsx'
import styles from './privacy.module.css'

/** All of it, with the table of what is kept. */
export function PrivacyForAdults({ privacy }: { readonly privacy: Content['privacy'] }) {
  const { intro, kept, sections } = privacy
  return (
    <div className={styles.adults}>
      <div className={staff.head}>
        <p className={styles.intro}>{intro}</p>
        <Print />
      </div>
      <section className={staff.section} aria-labelledby="kept">
        <h2 id="kept">{kept.title}</h2>
        <DataTable
          label={kept.title}
          columns={kept.columns.map((header, at) => ({
            id: header,
            header,
            text: (row: (typeof kept.rows)[number]) => row[at],
          }))}
          rows={kept.rows}
          rowId={([what = '']) => what}
          empty={null}
        />
      </section>
      <Parts parts={sections} />
    </div>
  )
}
