import { expect, test } from 'vitest'
import { routeRates, STAGE_RATE } from '#infra/aws/gateway.ts'
import { routes } from '#shared/contract.ts'
import { synthesize } from './synthesized.ts'

const { ofType, wirings, written } = await synthesize('prod')
const stageOf = (name: string) => {
  const [found] = ofType('AWS::ApiGatewayV2::Stage').filter(({ Properties }) => Properties.StageName === name)
  if (!found) throw new Error(`no stage ${name}`)
  return found
}
const rates = routeRates(wirings)

test('the gateway lets each route through as its contract says, and says so of no route that is not there', () => {
  const { stack, Properties } = stageOf('api')
  expect(Properties.RouteSettings).toEqual(
    Object.fromEntries(
      Object.entries(rates).map(([key, { perSecond, burst }]) => [
        key,
        { ThrottlingRateLimit: perSecond, ThrottlingBurstLimit: burst, DetailedMetricsEnabled: false },
      ]),
    ),
  )
  const own = ofType('AWS::ApiGatewayV2::Route')
    .filter(route => written(route.stack, route.Properties.ApiId) === written(stack, Properties.ApiId))
    .map(route => route.Properties.RouteKey)
  expect(own).toEqual(expect.arrayContaining(Object.keys(rates)))
})

test('whatever needs no sign-in has a rate of its own, and no rate is beyond its stage’s', () => {
  for (const { on, may } of routes) if (may.scope === 'public') expect(rates).toHaveProperty([on])
  for (const [on, { perSecond, burst }] of Object.entries(rates)) {
    expect(perSecond, on).toBeLessThan(STAGE_RATE.perSecond)
    expect(burst, on).toBeLessThan(STAGE_RATE.burst)
    expect(burst, on).toBeGreaterThanOrEqual(perSecond)
  }
})

test('connections are opened as fast as the account opens them, and messages of no kind are a tenth of all', () => {
  const { stack, Properties } = stageOf('live')
  expect(Properties.RouteSettings).toMatchObject({
    $connect: { ThrottlingRateLimit: 500 },
    $default: { ThrottlingRateLimit: 500 },
  })
  const own = ofType('AWS::ApiGatewayV2::Route')
    .filter(route => written(route.stack, route.Properties.ApiId) === written(stack, Properties.ApiId))
    .map(route => route.Properties.RouteKey)
  expect(own).toEqual(expect.arrayContaining(Object.keys(Properties.RouteSettings)))
})
