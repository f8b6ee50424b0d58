import { type App, Tags, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { State } from './data.ts'
import { Edge } from './edge.ts'
import { Gateway } from './gateway.ts'
import { GatewayLogs } from './gateway-logs.ts'
import { Accounts } from './identity.ts'
import { Noun } from './noun.ts'
import type { Island } from './stages.ts'
import { Watch } from './watch.ts'

/** All stacks of one stage. Each depends only on those before it. */
export function buildIsland(app: App, island: Island) {
  Tags.of(app).add('app', 'coqui-lee')
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app))

  const gatewayLogs = new GatewayLogs(app)
  const state = new State(app, island)
  const accounts = new Accounts(app, island, state)
  accounts.addStackDependency(state)
  const edge = new Edge(app, island, state, accounts)
  edge.addStackDependency(accounts)
  const nouns = island.wirings.map(wiring => {
    const noun = new Noun(app, island, state, edge, wiring)
    noun.addStackDependency(edge)
    return noun
  })
  const gateway = new Gateway(app, island, edge)
  gateway.addStackDependency(gatewayLogs)
  for (const noun of nouns) gateway.addStackDependency(noun)
  const watch = new Watch(app, island, state, edge)
  for (const stack of [edge, ...nouns, gateway]) watch.addStackDependency(stack)
  for (const stack of [state, accounts, edge, ...nouns, gateway, watch])
    Tags.of(stack).add('stage', island.stage.name)
  return { gatewayLogs, state, accounts, edge, nouns, gateway, watch }
}
