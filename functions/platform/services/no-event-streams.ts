// Stands in every bundle for the SDK's event streams: no function opens one, and the SDK would load them if asked.

export class EventStreamSerde {
  constructor() {
    throw new Error('event streams are left out of the bundles: infra/build/bundle.ts')
  }
}
export const eventStreamSerdeProvider = undefined
