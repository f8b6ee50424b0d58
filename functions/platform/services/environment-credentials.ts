/**
 * Stands in every bundle for the SDK's credential provider chain: a function's credentials are in its environment,
 * on Lambda as anywhere, and the rest of the chain (profiles, SSO, instance metadata) would double the bundle.
 */
export const defaultProvider = () => async () => ({
  accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
  secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? '',
  ...(process.env.AWS_SESSION_TOKEN && { sessionToken: process.env.AWS_SESSION_TOKEN }),
})
