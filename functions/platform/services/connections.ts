import {
  ApiGatewayManagementApiClient,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi'
import { environment } from '#functions/platform/environment.ts'

const connections = new ApiGatewayManagementApiClient({ endpoint: environment('connections') })

/** Posts to one open connection of the WebSocket API; false when it is gone. */
export async function post(connectionId: string, data: string): Promise<boolean> {
  try {
    await connections.send(new PostToConnectionCommand({ ConnectionId: connectionId, Data: data }))
    return true
  } catch (error) {
    if (error instanceof GoneException) return false
    throw error
  }
}
