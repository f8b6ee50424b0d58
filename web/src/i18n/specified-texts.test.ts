import { expect, test } from 'vitest'
import achievements from './es/achievements.json'
import coins from './es/coins.json'
import sendings from './es/sendings.json'

test('what coins and titles say is the specification’s, letter for letter', () => {
  expect([coins.notSignedIn, coins.errors.insufficient, coins.grantFailed, coins.spendFailed]).toEqual([
    'No autenticado',
    'Monedas insuficientes',
    'Error al otorgar monedas',
    'Error al gastar monedas',
  ])
  const { errors, notSignedIn, unlockFailed, equipFailed, unequipFailed } = achievements
  expect([
    notSignedIn,
    errors.alreadyUnlocked,
    errors.unknownTitle,
    unlockFailed,
    errors.titleNotOwned,
    equipFailed,
    unequipFailed,
  ]).toEqual([
    'No autenticado',
    'Ya tienes este título',
    'Título no encontrado',
    'Error al desbloquear título',
    'No tienes este título',
    'Error al equipar título',
    'Error al desequipar título',
  ])
})

test('what is told of sending notifications is the specification’s, letter for letter', () => {
  const { done, failed, failedText } = sendings
  expect([done, failed, failedText]).toEqual([
    'Notificaciones enviadas',
    'Error',
    'No se pudieron enviar las notificaciones',
  ])
})
