import { expect, test } from 'vitest'
import { openStage } from './stage.ts'

test('the pool’s functions decide a custom sign-in, and each challenge is answered once', async () => {
  const pictures = await openStage({
    triggers: {
      PreSignUp: event => {
        event.response.autoConfirmUser = true
      },
      DefineAuthChallenge: event => {
        const rounds = event.request.session as { challengeResult: boolean }[]
        event.response.issueTokens = rounds.at(-1)?.challengeResult === true
        event.response.failAuthentication = rounds.length > 2
        event.response.challengeName = 'CUSTOM_CHALLENGE'
      },
      CreateAuthChallenge: event => {
        event.response.publicChallengeParameters = { ask: 'pictures' }
        event.response.privateChallengeParameters = { answer: 'sun,frog,boat' }
      },
      VerifyAuthChallengeResponse: event => {
        const expected = event.request.privateChallengeParameters as { answer: string }
        event.response.answerCorrect = event.request.challengeAnswer === expected.answer
      },
    },
  })
  await pictures.app('SignUp', { Username: 'nene@escuela.test', Password: 'secreto' })
  const begin = () =>
    pictures.app('InitiateAuth', {
      AuthFlow: 'CUSTOM_AUTH',
      AuthParameters: { USERNAME: 'nene@escuela.test' },
    })
  const answer = (Session: string, ANSWER: string) =>
    pictures.app('RespondToAuthChallenge', {
      ChallengeName: 'CUSTOM_CHALLENGE',
      Session,
      ChallengeResponses: { USERNAME: 'nene@escuela.test', ANSWER },
    })
  const asked = await begin()
  expect(asked.ChallengeParameters).toMatchObject({ ask: 'pictures' })
  const again = await answer(asked.Session, 'sun,frog,cat')
  expect(again.ChallengeName).toBe('CUSTOM_CHALLENGE')
  await expect(answer(asked.Session, 'sun,frog,boat')).rejects.toThrow('Invalid session for the user.')
  const done = await answer(again.Session, 'sun,frog,boat')
  expect(done.AuthenticationResult.AccessToken).toBeTypeOf('string')

  // The functions are asked about nobody as about anybody, and no answer makes nobody a session.
  const nobody = await pictures.app('InitiateAuth', {
    AuthFlow: 'CUSTOM_AUTH',
    AuthParameters: { USERNAME: 'nadie@escuela.test' },
  })
  expect(nobody.ChallengeParameters).toMatchObject({ ask: 'pictures' })
  await expect(answer(nobody.Session, 'sun,frog,boat')).rejects.toThrow('Incorrect username or password.')
  expect(pictures.events.at(-1)).toMatchObject({
    triggerSource: 'DefineAuthChallenge_Authentication',
    request: { userNotFound: true, userAttributes: {} },
  })
  pictures.close()
})
