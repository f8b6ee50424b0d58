import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settingsOf } from './stages.ts'

const STAGES = join(import.meta.dirname, '../stages')
const written = (settings: object) => {
  const file = join(mkdtempSync(join(tmpdir(), 'stage-')), 'stage.json')
  writeFileSync(file, JSON.stringify(settings))
  return file
}

test.each(readdirSync(STAGES))('%s is as the schema has it', file => {
  expect(() => settingsOf(join(STAGES, file))).not.toThrow()
})

test.each([
  ['an unknown name', { domian: 'lee.example' }, 'domian'],
  ['a domain without its certificate', { domain: 'lee.example' }, 'certificateArn'],
  ['two firewalls in one place', { siteFirewall: true, webAclArn: 'arn:aws:wafv2:x' }, 'webAclArn'],
  ['a budget that nobody is told of', { budget: 100 }, 'alarmsTo'],
  ['a quota that leaves too little to reserve', { concurrency: 999 }, 'concurrency'],
])('%s is an error', (_, settings, named) => {
  expect(() => settingsOf(written(settings))).toThrow(named)
})

test('with both, a domain is its own', () => {
  const settings = { domain: 'lee.example', certificateArn: 'arn:aws:acm:us-east-1:0:certificate/1' }
  expect(settingsOf(written(settings))).toMatchObject({ ...settings, transcription: false })
})
