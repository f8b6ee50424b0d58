import { type App, Tags, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { State } from './data.ts'
import { Doors } from './doors.ts'
import { GatewayLogs } from './gateway-logs.ts'
import { Accounts } from './identity.ts'
import { Noun } from './noun.ts'
import type { Island } from './stages.ts'

/** All stacks of one stage. Each depends only on those before it. */
export function buildIsland(app: App, island: Island) {
  Tags.of(app).add('app', 'coqui-lee')
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app))

  const gatewayLogs = new GatewayLogs(app)
  const state = new State(app, island)
  const accounts = new Accounts(app, island, state)
  accounts.addStackDependency(state)
  const doors = new Doors(app, island, state, accounts)
  doors.addStackDependency(accounts)
  doors.addStackDependency(gatewayLogs)
  const nouns = island.wirings.map(wiring => {
    const noun = new Noun(app, island, state, doors, wiring)
    noun.addStackDependency(doors)
    return noun
  })
  for (const stack of [state, accounts, doors, ...nouns]) Tags.of(stack).add('stage', island.stage.name)
  return { gatewayLogs, state, accounts, doors, nouns }
}
