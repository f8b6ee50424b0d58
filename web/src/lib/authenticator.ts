// The app that shows six digits, bound to the account that is signed in.
import { auth } from './auth-library.ts'

/** A secret for an app, and the address of it that such apps read from a picture. The one before holds until this is proven. */
export async function newAuthenticator(email: string): Promise<{ secret: string; address: string }> {
  const { setUpTOTP } = await auth()
  const { sharedSecret, getSetupUri } = await setUpTOTP()
  return { secret: sharedSecret, address: getSetupUri('Coquí Lee', email).href }
}

/** Proves that the app shows the right digits; what failed, or nothing. */
export async function proveAuthenticator(code: string): Promise<'codeWrong' | 'notProven' | undefined> {
  try {
    const { verifyTOTPSetup } = await auth()
    await verifyTOTPSetup({ code })
    return undefined
  } catch (error) {
    const isWrong = error instanceof Error && /^(EnableSoftwareTokenMFA|CodeMismatch)/.test(error.name)
    return isWrong ? 'codeWrong' : 'notProven'
  }
}
