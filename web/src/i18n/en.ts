import audio from './en/audio.json'
import audit from './en/audit.json'
import coins from './en/coins.json'
import errors from './en/errors.json'
import experience from './en/experience.json'
import figures from './en/figures.json'
import gallery from './en/gallery.json'
import generation from './en/generation.json'
import health from './en/health.json'
import identity from './en/identity.json'
import imports from './en/imports.json'
import island from './en/island.json'
import job from './en/job.json'
import lessons from './en/lessons.json'
import live from './en/live.json'
import notifications from './en/notifications.json'
import onboarding from './en/onboarding.json'
import pending from './en/pending.json'
import practice from './en/practice.json'
import progress from './en/progress.json'
import reading from './en/reading.json'
import records from './en/records.json'
import schools from './en/schools.json'
import settings from './en/settings.json'
import shell from './en/shell.json'
import streaks from './en/streaks.json'
import support from './en/support.json'
import table from './en/table.json'
import type { Texts } from './es.ts'

export const en: Texts = {
  audio,
  audit,
  coins,
  errors,
  experience,
  generation,
  figures,
  gallery,
  health,
  identity,
  imports,
  island,
  job,
  lessons,
  live,
  notifications,
  onboarding,
  pending,
  practice,
  progress,
  reading,
  records,
  schools,
  settings,
  shell,
  streaks,
  support,
  table,
}
