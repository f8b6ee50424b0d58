/**
 * What the cloud gives an account a second, so that a test can have the island's limits in small. What is not named is not
 * limited.
 */
export interface Limits {
  /** Of DynamoDB: units of one partition key. */
  readonly partition?: { readonly reads: number; readonly writes: number }
  /** Of Cognito: calls of each category. */
  readonly pool?: Readonly<Partial<Record<PoolCategory, number>>>
  /** Of API Gateway: calls a second of all its APIs and their callbacks together, and new connections. */
  readonly gateway?: { readonly calls: number; readonly connections: number }
  /** What share of calls is refused by chance, with what a service says «too fast» by, a 400 or a 429: 0 to 1. */
  readonly refused?: { readonly dynamodb?: number; readonly pool?: number; readonly gateway?: number }
  /** From 0 up to 1; `Math.random` unless told. */
  readonly random?: () => number
}

/** Cognito counts calls by what they are for. Source: "Quotas in Amazon Cognito", operation categories. */
export const POOL_CATEGORIES = {
  UserAuthentication: ['InitiateAuth', 'AdminInitiateAuth'],
  /** Answers to challenges have a quota of their own, three times that of sign-ins. */
  ChallengeAnswers: ['RespondToAuthChallenge', 'AdminRespondToAuthChallenge'],
  UserCreation: ['SignUp', 'ConfirmSignUp', 'AdminCreateUser', 'AdminConfirmSignUp'],
  UserAccountRecovery: [
    'ChangePassword',
    'ConfirmForgotPassword',
    'ForgotPassword',
    'AdminResetUserPassword',
    'AdminSetUserPassword',
  ],
  UserRead: ['AdminGetUser', 'GetUser'],
  UserUpdate: [
    'AdminDeleteUser',
    'AdminDisableUser',
    'AdminEnableUser',
    'AdminUpdateUserAttributes',
    'AdminUserGlobalSignOut',
    'DeleteUser',
    'GetUserAttributeVerificationCode',
    'GlobalSignOut',
    'ResendConfirmationCode',
    'UpdateUserAttributes',
    'VerifyUserAttribute',
  ],
  UserList: ['ListUsers'],
  UserToken: ['GetTokensFromRefreshToken', 'RevokeToken'],
} as const
export type PoolCategory = keyof typeof POOL_CATEGORIES
