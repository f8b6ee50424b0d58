/** What a query or scan of an index may ask for, which the engine does not check. */
import { invalid, type Request } from './engine.ts'
import { indexesOf, type Table } from './table.ts'

/**
 * A global index answers only what it projects; a local one fetches the rest from the table. A filter of either sees
 * only what is projected. Throws `AwsError`.
 */
export function checkProjection(request: Request, table: Table | undefined): void {
  const { description } = table ?? {}
  const index = description && indexesOf(description).find(({ IndexName }) => IndexName === request.IndexName)
  if (!index || index.Projection.ProjectionType === 'ALL') return
  const projected = new Set([
    ...[...index.KeySchema, ...description.KeySchema].map(({ AttributeName }) => AttributeName),
    ...(index.Projection.NonKeyAttributes ?? []),
  ])
  const missing = (names: readonly string[]) => names.filter(name => !projected.has(name))
  const unfiltered = missing(Object.keys(request._filter?.pathHeads ?? {}))
  if (unfiltered.length > 0) {
    throw invalid(
      `One or more parameter values were invalid: Secondary index ${index.IndexName} does not project one or more ` +
        `filter attributes: [${unfiltered.join(', ')}]`,
    )
  }
  const unprojected = missing(wantedBy(request))
  if (unprojected.length === 0) return
  if (description.LocalSecondaryIndexes?.includes(index)) request.Select = 'ALL_ATTRIBUTES'
  else {
    throw invalid(
      `One or more parameter values were invalid: Global secondary index ${index.IndexName} does not project ` +
        `[${unprojected.join(', ')}]`,
    )
  }
}

/** The attributes that a request names to be answered. */
function wantedBy(request: Request): string[] {
  const paths: unknown = request._projection?.paths ?? request.AttributesToGet
  return Array.isArray(paths) ? paths.map(path => String(Array.isArray(path) ? path[0] : path)) : []
}
