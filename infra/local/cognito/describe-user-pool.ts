import * as z from 'zod/mini'
import { poolArn } from './names.ts'
import { action, findPool } from './world.ts'

/** That there is such a pool, and what it is called; of its settings nothing is told here. */
export const describeUserPool = action(
  z.object({ UserPoolId: z.string() }),
  async (world, { UserPoolId }) => {
    const { id, properties } = findPool(world, UserPoolId)
    return { UserPool: { Id: id, Arn: poolArn(id), Name: properties.UserPoolName } }
  },
)
