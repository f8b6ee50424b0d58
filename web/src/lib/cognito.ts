// What is used of the library that speaks to the user pool: named here, the bundler takes nothing else of it.
export { Amplify } from 'aws-amplify'
export {
  confirmResetPassword,
  confirmSignIn,
  confirmUserAttribute,
  decodeJWT,
  fetchAuthSession,
  resetPassword,
  sendUserAttributeVerificationCode,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updatePassword,
  verifyTOTPSetup,
} from 'aws-amplify/auth'
export {
  cognitoUserPoolsTokenProvider as tokenProvider,
  generateCodeVerifier,
  generateState,
} from 'aws-amplify/auth/cognito'
export { Hub } from 'aws-amplify/utils'
