// Named here, so that the bundler takes nothing else of where it comes from.
export { cognitoUserPoolsTokenProvider as tokenProvider } from 'aws-amplify/auth/cognito'
