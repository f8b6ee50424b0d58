import { Card } from '#web/ui/card.tsx'
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
        <Card flush>
          <table className={staff.table}>
            <thead>
              <tr>
                {kept.columns.map(column => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className={styles.rows}>
              {kept.rows.map(([what, why, howLong]) => (
                <tr key={what}>
                  <td>{what}</td>
                  <td>{why}</td>
                  <td>{howLong}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      </section>
      <Parts parts={sections} />
    </div>
  )
}
