import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import * as sdk from '@aws-sdk/lib-dynamodb'

// The functions' `database` as someone in a hurry would have written it: the SDK's document client.

const documents = sdk.DynamoDBDocumentClient.from(new DynamoDBClient({}), {
  marshallOptions: { removeUndefinedValues: true },
})
const COMMANDS = {
  GetItem: sdk.GetCommand,
  PutItem: sdk.PutCommand,
  UpdateItem: sdk.UpdateCommand,
  DeleteItem: sdk.DeleteCommand,
  Query: sdk.QueryCommand,
  Scan: sdk.ScanCommand,
  BatchGetItem: sdk.BatchGetCommand,
  BatchWriteItem: sdk.BatchWriteCommand,
  TransactWriteItems: sdk.TransactWriteCommand,
}

export const database = {
  ask: (action: keyof typeof COMMANDS, input: object): Promise<object> =>
    documents.send(new COMMANDS[action](input as never) as never),
}
