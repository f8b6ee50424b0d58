/** Two browsers: one child causes what another is told of, live, in their own language, and in step on all their pages. */
import { v7 } from 'uuid'
import { FIRST_GRADE } from '#infra/local/seed/demo-names.ts'
import { createCodes } from '#shared/identity/access-code-routes.ts'
import { getSocial } from '#shared/social/routes.ts'
import { frontDoor } from '#tests/support/front-door.ts'
import { signUp } from '#tests/support/session.ts'
import { expectNoBarrier } from './barriers.ts'
import { speakHere } from './places.ts'
import { expect, signIn, test, watched } from './test.ts'

test('a child asks another to be friends, who sees it arrive in English, and deletes it without a network', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const door = await frontDoor(baseURL ?? '')
  const teacher = await door.signIn('teacher@demo.test')
  const { codes } = await teacher.ask(createCodes, {
    path: { place: `group:${FIRST_GRADE}` },
    body: { role: 'student', count: 2 },
  })
  const [ana = '', leo = ''] = await Promise.all(
    codes.map(async ({ code }) => {
      const email = `${v7()}@lee.test`
      const metadata = { accountType: 'student', grade: '1', code }
      await signUp(door.config, { email, password: 'coqui-demo', name: 'Ana Rivera', metadata })
      return email
    }),
  )
  const friend = await door.signIn(leo)
  let friendCode = ''
  // Where they are placed is told a moment later.
  await expect(async () => {
    friendCode = (await friend.ask(getSocial)).friendCode ?? ''
    expect(friendCode).not.toBe('')
  }).toPass()

  const theirs = await browser.newContext({ ...(baseURL && { baseURL }) })
  const complaints = await watched(theirs)
  const list = await theirs.newPage()
  await signIn(list, leo, '/notifications')
  await speakHere(list, 'en-US')
  const other = await theirs.newPage()
  await other.goto('/notifications')
  const asked = 'Somebody wants to be your friend'
  const unread = `Mark as read: ${asked}`

  await signIn(page, ana, '/social/friends')
  await page.getByLabel('Su código').fill(friendCode)
  await page.getByRole('button', { name: 'Invitar' }).click()
  await expect(page.getByText('¡Invitación enviada!').first()).toBeVisible()
  await expectNoBarrier(page)

  for (const open of [list, other]) await expect(open.getByRole('button', { name: unread })).toBeVisible()
  await expectNoBarrier(list)
  // What one page reads, the other has read.
  await list.getByRole('button', { name: unread }).click()
  await expect(other.getByRole('button', { name: unread })).toHaveCount(0)
  await expect(other.getByText(asked)).toBeVisible()

  // Without a network it is gone here at once, and there once there is one.
  await theirs.setOffline(true)
  await list.getByRole('button', { name: `Delete: ${asked}` }).click()
  await expect(list.getByText(asked)).toHaveCount(0)
  await expect(other.getByText(asked)).toBeVisible()
  await theirs.setOffline(false)
  await expect(other.getByText(asked)).toHaveCount(0, { timeout: 45_000 })
  // And stays so for a device that comes anew.
  await list.reload()
  await expect(list.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(list.getByText(asked)).toHaveCount(0)
  expect(complaints().filter(one => !/ERR_INTERNET_DISCONNECTED/.test(one))).toEqual([])
  await theirs.close()
})
