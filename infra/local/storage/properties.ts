import * as z from 'zod/mini'
import { tags } from '../template/kind.ts'

// Encryption, public access, ownership, logging and lifecycle guard data at rest in the cloud; the folder of this
// machine is its owner's alone.
export const BucketProperties = z.strictObject({
  BucketName: z.optional(z.string()),
  AccessControl: z.optional(z.string()),
  BucketEncryption: z.optional(z.unknown()),
  PublicAccessBlockConfiguration: z.optional(z.unknown()),
  OwnershipControls: z.optional(z.unknown()),
  LoggingConfiguration: z.optional(z.unknown()),
  LifecycleConfiguration: z.optional(z.unknown()),
  // The endpoint lets the pages of this machine read every answer.
  CorsConfiguration: z.optional(z.unknown()),
  VersioningConfiguration: z.optional(z.strictObject({ Status: z.string() })),
  ObjectLockEnabled: z.optional(z.boolean()),
  Tags: tags(),
})
