import { Card } from '#web/ui/card.tsx'
import staff from '#web/ui/staff.module.css'
import type { Content } from './content/content.ts'
import styles from './manual.module.css'
import { Parts } from './parts.tsx'

/** The manual for the home, with a page to fill in. */
export function Manual({ manual: { title, about, parts, week } }: { readonly manual: Content['manual'] }) {
  return (
    <article className={staff.section}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <p>{about}</p>
      </header>
      <Parts parts={parts} />
      <Card asChild flush>
        <section aria-labelledby="week" className={styles.week}>
          <h2 id="week">{week.title}</h2>
          {/* A blank grid for a pencil: there is no data for a table's part to sort, fold or take along. */}
          <table>
            <thead>
              <tr>
                {week.columns.map(column => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {week.days.map(day => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  {week.columns.slice(1).map(column => (
                    <td key={column} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Card>
    </article>
  )
}
