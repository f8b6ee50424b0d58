import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { callback, called, type House, next, opened, openHouse, statusOf } from './fakes.ts'

let house: House
beforeEach(async () => {
  house = await openHouse()
})
afterEach(() => house.close())

describe('a live connection', () => {
  it('shows $connect who comes', async () => {
    const { socket, id } = await opened(house)
    expect(house.events[0]).toMatchObject({
      queryStringParameters: { ticket: 't1' },
      headers: { 'User-Agent': 'test', Host: expect.any(String) },
      requestContext: {
        routeKey: '$connect',
        eventType: 'CONNECT',
        stage: 'live',
        apiId: house.ApiId,
        connectedAt: house.clock.now(),
        domainName: `${house.ApiId}.execute-api.us-east-1.amazonaws.com`,
        identity: { sourceIp: '127.0.0.1', userAgent: 'test' },
      },
    })
    expect(id).toMatch(/^[\w-]{15}=$/)
    expect(house.demanded[0]).toMatchObject({ action: 'lambda:InvokeFunction' })
    socket.close()
  })

  it('lets $connect deny', async () => {
    house.handler = () => ({ statusCode: 401 })
    expect(await statusOf(house.connect())).toBe(401)
    house.handler = () => ({ statusCode: 403 })
    expect(await statusOf(house.connect())).toBe(403)
    house.handler = () => {
      throw new Error('no')
    }
    expect(await statusOf(house.connect())).toBe(502)
    house.forbidden = 'lambda:InvokeFunction'
    expect(await statusOf(house.connect())).toBe(500)
    expect(await statusOf(house.connect('/other'))).toBe(403)
  })

  it('tells $disconnect how a connection ended', async () => {
    const { socket, id } = await opened(house)
    socket.close(4000, 'bye')
    expect(await called(house, '$disconnect')).toMatchObject({
      requestContext: {
        connectionId: id,
        eventType: 'DISCONNECT',
        disconnectStatusCode: 4000,
        disconnectReason: 'bye',
      },
    })
    const second = await opened(house)
    house.events.length = 0
    second.socket.terminate()
    expect(await called(house, '$disconnect')).toMatchObject({
      requestContext: { disconnectStatusCode: 1006 },
    })
  })

  it('knows no connection of before a restart', async () => {
    const { socket, id } = await opened(house)
    const closed = once(socket, 'close')
    await house.close()
    expect((await closed)[0]).toBe(1012)
    house = await openHouse()
    expect(await callback(house, 'POST', id, 'x')).toMatchObject({ status: 410 })
  })

  it('ends what is idle for ten minutes or two hours old', async () => {
    const MINUTE = 60_000
    const idle = await opened(house)
    const closed = once(idle.socket, 'close')
    await house.clock.advance(10 * MINUTE - 1)
    expect(idle.socket.readyState).toBe(WebSocket.OPEN)
    await house.clock.advance(1)
    expect((await closed)[0]).toBe(1001)

    const busy = await opened(house)
    const end = once(busy.socket, 'close')
    for (let minutes = 0; minutes < 115; minutes += 5) {
      await house.clock.advance(5 * MINUTE)
      await callback(house, 'POST', busy.id, 'beat')
    }
    expect(busy.socket.readyState).toBe(WebSocket.OPEN)
    await house.clock.advance(5 * MINUTE)
    expect((await end)[0]).toBe(1001)
  })

  it('closes on what is too big or binary', async () => {
    const big = await opened(house)
    const first = once(big.socket, 'close')
    big.socket.send('x'.repeat(32 * 1024 + 1))
    expect((await first)[0]).toBe(1009)
    const binary = await opened(house)
    const second = once(binary.socket, 'close')
    binary.socket.send(Buffer.from('x'))
    expect((await second)[0]).toBe(1003)
  })

  it('refuses what is beyond the account’s quotas: connections, messages and callbacks', async () => {
    const { socket, id } = await opened(house)
    house.quota.limit({ gateway: { calls: 3, connections: 1 } })
    expect((await opened(house)).id).not.toBe(id)
    expect(await statusOf(house.connect())).toBe(429)
    const posted = next(socket)
    expect(await callback(house, 'POST', id, 'x')).toMatchObject({ status: 200 })
    expect(await posted).toBe('x')
    const answer = { status: 429, headers: { 'x-amzn-errortype': 'LimitExceededException' } }
    expect(await callback(house, 'POST', id, 'x')).toMatchObject(answer)
    house.handler = () => ({ statusCode: 200, body: 'ok' })
    const refused = next(socket)
    socket.send('a')
    expect(await refused).toContain('Too Many Requests')
    await house.clock.advance(1000)
    const taken = next(socket)
    socket.send('a')
    expect(await taken).toBe('ok')
  })

  it('throttles as its stage says', async () => {
    const DefaultRouteSettings = { ThrottlingRateLimit: 1, ThrottlingBurstLimit: 2 }
    await house.deploy(
      'AWS::ApiGatewayV2::Stage',
      { ApiId: house.ApiId, StageName: 'live', AutoDeploy: true, DefaultRouteSettings },
      'S',
    )
    const { socket } = await opened(house)
    house.handler = () => ({ statusCode: 200, body: 'ok' })
    const first = next(socket)
    socket.send('a')
    expect(await first).toBe('ok')
    const second = next(socket)
    socket.send('b')
    expect(await second).toContain('Too Many Requests')
    expect(await statusOf(house.connect())).toBe(429)
  })
})
