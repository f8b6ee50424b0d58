import { saying } from './spoken.ts'
import { expect, signIn, test, willSay } from './test.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a child practises a sound: says it, tries again, tells words apart, and its plant grows', async ({
  page,
  student,
}) => {
  await signIn(page, student)
  await page.goto('/voice-practice-spanish')
  const bed = page.getByRole('link', { name: /s, z, ce, ci/ })
  await expect(bed.getByRole('img', { name: 'una semilla' })).toBeVisible()
  await bed.click()
  await page.getByRole('button', { name: 'Empezar' }).click()

  // Another word is no error to be marked: it is heard and tried again.
  const title = page.getByRole('heading', { level: 1 })
  const status = page.getByRole('status').filter({ visible: true })
  const say = page.getByRole('button', { name: /^(Dilo|Otra vez)$/ })
  const next = page.getByRole('button', { name: 'Sigue' })
  await say.waitFor()
  await willSay(page, saying('mango'))
  await say.click()
  await expect(status.filter({ hasText: 'Casi. Escucha y trata otra vez.' })).toBeVisible()
  // As the island says it: s, z and soft c are one sound.
  await willSay(page, saying((await title.innerText()).replace(/z|c(?=[ei])/g, 's')))
  await say.click()
  await expect(status.filter({ hasText: '¡Ahora sí! Te salió.' })).toBeVisible()
  await next.click()

  for (let step = 2; step <= 8; step++) {
    await expect(page.getByText(`${step} de 8`)).toBeVisible()
    await say.or(page.getByText('¿Cuál va en la oración?')).first().waitFor()
    if (await say.isVisible()) {
      await willSay(page, saying(await title.innerText()))
      await say.click()
    } else {
      // One of the two: what is not right stays, and the other one is left.
      const options = page.getByRole('main').getByRole('listitem').getByRole('button')
      await options.first().click()
      if (!(await next.isVisible())) await options.last().click()
    }
    await next.click()
  }
  await expect(title).toHaveText('¡Te salieron 8 de 8!')
  await expect(page.getByText('Guardado.')).toBeVisible()
  await page.getByRole('link', { name: 'Otro sonido' }).click()
  await expect(bed.getByRole('img', { name: 'una matita con hojas' })).toBeVisible()
})
