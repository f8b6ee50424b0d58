/**
 * Stands in every bundle for the SDK's rules of where DynamoDB answers: they know every partition of AWS, dual stacks and accounts'
 * own addresses, and are a twentieth of a bundle.
 */
export const defaultEndpointResolver = ({
  Region,
  Endpoint = `https://dynamodb.${Region}.amazonaws.com`,
}: {
  readonly Region: string
  readonly Endpoint?: string
}) => ({ url: new URL(Endpoint) })
