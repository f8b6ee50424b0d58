/** What a worker thread is started with. */
export interface Start {
  readonly bundle: string
  /** `handler` of `index.handler`. */
  readonly exportName: string
  readonly functionName: string
  readonly functionArn: string
  /** Megabytes. */
  readonly memorySize: number
  readonly logGroup: string
  readonly logStream: string
}

/** One event to run. */
export interface Invocation {
  readonly requestId: string
  /** JSON, as between Lambda and its runtime: what JSON does not carry does not arrive. */
  readonly event: string
  /** Milliseconds that it may run, from when its handler is called. */
  readonly milliseconds: number
  readonly traceId: string
}

/** What a worker says beside its answers: its bundle is loaded (or will not be), or a handler is called now. */
export type Sign = { readonly sign: 'ready' } | { readonly sign: 'called'; readonly requestId: string }

/** What a handler returned, with the milliseconds of processor time that it took; or how it failed. */
export type Answer =
  | { readonly requestId: string; readonly result: string; readonly cpu: number; readonly error?: never }
  | {
      readonly requestId: string
      readonly error: {
        readonly errorType: string
        readonly errorMessage: string
        readonly trace: readonly string[]
      }
    }
