import audio from './es/audio.json'
import audit from './es/audit.json'
import coins from './es/coins.json'
import errors from './es/errors.json'
import experience from './es/experience.json'
import figures from './es/figures.json'
import gallery from './es/gallery.json'
import generation from './es/generation.json'
import health from './es/health.json'
import identity from './es/identity.json'
import imports from './es/imports.json'
import island from './es/island.json'
import job from './es/job.json'
import lessons from './es/lessons.json'
import live from './es/live.json'
import notifications from './es/notifications.json'
import onboarding from './es/onboarding.json'
import pending from './es/pending.json'
import practice from './es/practice.json'
import progress from './es/progress.json'
import reading from './es/reading.json'
import records from './es/records.json'
import schools from './es/schools.json'
import settings from './es/settings.json'
import shell from './es/shell.json'
import streaks from './es/streaks.json'
import support from './es/support.json'
import table from './es/table.json'

export const es = {
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

/** What every language says: a key that is missing from another one does not compile. */
export type Texts = typeof es
