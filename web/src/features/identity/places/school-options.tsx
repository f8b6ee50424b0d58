import type { School } from '#shared/schools/schema.ts'

/** Schools by municipio, as the options of a list. */
export const SchoolOptions = ({ schools }: { readonly schools: readonly School[] }) =>
  [...Map.groupBy(schools, ({ municipio }) => municipio)].map(([municipio, inside]) => (
    <optgroup key={municipio} label={municipio} lang="es-PR">
      {inside.map(({ schoolId, name }) => (
        <option key={schoolId} value={schoolId}>
          {name}
        </option>
      ))}
    </optgroup>
  ))
