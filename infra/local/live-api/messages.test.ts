import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Deploy } from '../resource.ts'
import { callback, called, type House, next, opened, openHouse } from './fakes.ts'

let house: House
beforeEach(async () => {
  house = await openHouse()
})
afterEach(() => house.close())

describe('live messages', () => {
  it('routes a message by its type and sends the reply only where a response is declared', async () => {
    const { socket } = await opened(house)
    house.handler = ({ requestContext, body }) => ({
      statusCode: 200,
      body: `${requestContext.routeKey} ${body}`,
    })
    const told = (text: string) => {
      const reply = next(socket)
      socket.send(text)
      return reply
    }
    expect(await told('{"type":"live/presence"}')).toBe('live/presence {"type":"live/presence"}')
    expect(await told('{"type":"unknown"}')).toBe('$default {"type":"unknown"}')
    expect(await told('not json')).toBe('$default not json')
    expect(await told('{"type":"$connect"}')).toContain('$default')
    const reply = next(socket)
    socket.send('{"type":"one-way"}')
    await called(house, 'one-way')
    socket.send('last')
    expect(await reply).toBe('$default last')
    socket.close()
  })

  it('answers for a function that failed; the connection stays', async () => {
    const { socket, id } = await opened(house)
    house.handler = () => {
      throw new Error('no')
    }
    const reply = next(socket)
    socket.send('x')
    expect(JSON.parse(await reply)).toMatchObject({ message: 'Internal server error', connectionId: id })
    expect(socket.readyState).toBe(WebSocket.OPEN)
    socket.close()
  })

  it('carries messages to a connection, until it is gone', async () => {
    const { socket, id } = await opened(house)
    const message = next(socket)
    expect(await callback(house, 'POST', id, 'hola')).toMatchObject({ status: 200 })
    expect(await message).toBe('hola')
    expect(house.demanded.at(-1)).toEqual({
      action: 'execute-api:ManageConnections',
      resource: `arn:aws:execute-api:us-east-1:000000000000:${house.ApiId}/live/POST/@connections/${id}`,
    })
    const { body } = await callback(house, 'GET', id)
    expect(JSON.parse(body)).toMatchObject({ connectedAt: new Date(house.clock.now()).toISOString() })
    expect(await callback(house, 'POST', id, 'x'.repeat(128 * 1024 + 1))).toMatchObject({ status: 413 })
    const closed = once(socket, 'close')
    expect(await callback(house, 'DELETE', id)).toMatchObject({ status: 204 })
    await closed
    await called(house, '$disconnect')
    expect(await callback(house, 'POST', id, 'x')).toMatchObject({
      status: 410,
      headers: { 'x-amzn-errortype': 'GoneException' },
    })
  })

  it('shares the types with the HTTP API by what each declaration belongs to', async () => {
    const http: Deploy = async () => ({ ref: 'http', attributes: {} })
    const shared = house.live.sharing({
      'AWS::ApiGatewayV2::Route': http,
      'AWS::ApiGatewayV2::Authorizer': http,
    })
    const declared = (type: string, properties: object) =>
      shared[type]?.({ stack: 's', logicalId: 'x', type, properties })
    expect(await declared('AWS::ApiGatewayV2::Route', { ApiId: 'other' })).toEqual({
      ref: 'http',
      attributes: {},
    })
    await expect(
      declared('AWS::ApiGatewayV2::Route', { ApiId: house.ApiId, RouteKey: 'x', Target: 'none' }),
    ).rejects.toThrow('none')
    await expect(declared('AWS::ApiGatewayV2::Authorizer', { ApiId: house.ApiId })).rejects.toThrow(
      'not known',
    )
  })
})
