import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { ENVIRONMENT, type FunctionSpec, type Wiring } from '#functions/platform/wiring.ts'
import type { State } from './data.ts'

/** What a function may do, and the names it needs to do it. */
export interface Permissions {
  readonly statements: readonly PolicyStatement[]
  readonly environment: Readonly<Record<string, string>>
}

export const joined = (...parts: readonly Permissions[]): Permissions => ({
  statements: parts.flatMap(part => part.statements),
  environment: Object.assign({}, ...parts.map(part => part.environment)),
})

/** Leave for some actions on one resource. */
export const may = (actions: readonly string[], resource: string): PolicyStatement =>
  new PolicyStatement({ actions: [...actions], resources: [resource] })

/** What the function's own noun holds for it. */
export function ownTable(state: State, wiring: Wiring, spec: FunctionSpec): Permissions {
  const { table: actions = [], indexes = [] } = spec.uses
  if (actions.length + indexes.length === 0) return { statements: [], environment: {} }
  const table = state.table(wiring.noun)
  const onTable = actions.map(action => `dynamodb:${action}`)
  return {
    statements: [
      ...(onTable.length > 0 ? [may(onTable, table.tableArn)] : []),
      ...indexes.map(index => may(['dynamodb:Query'], `${table.tableArn}/index/${index}`)),
    ],
    environment: { [ENVIRONMENT.table]: table.tableName },
  }
}
