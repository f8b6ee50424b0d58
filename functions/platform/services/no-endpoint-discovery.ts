// Stands in every bundle for the SDK's endpoint discovery, which DynamoDB leaves off and which brings a cache of its own.

export const resolveEndpointDiscoveryConfig = <Config>(config: Config): Config => config
export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
  environmentVariableSelector: () => undefined,
  configFileSelector: () => undefined,
  default: false,
}
