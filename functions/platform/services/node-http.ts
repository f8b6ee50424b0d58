import type * as http from 'node:http'

/**
 * Stands in every bundle for Node's `import('node:http')`, which reads each of that module's exports and so loads all of undici for
 * its `WebSocket`: a fifth of a cold start.
 */
export const { Agent, request, STATUS_CODES }: typeof http = process.getBuiltinModule('node:http')
