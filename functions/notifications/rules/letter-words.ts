import type { Mail } from '#functions/platform/services/mail.ts'
import type { Language } from '#shared/kernel/school.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import type { WeekCounts } from '#shared/progress/report-week.ts'

/** What a letter tells of a child: the figures of the report, and never a name, since others may read mail on its way. */
export type ToldChild = Pick<WeekCounts, 'days' | 'readings' | 'words' | 'activities'> & {
  readonly studentId: string
}

interface Letter {
  readonly language: Language
  readonly week: SchoolDay
  readonly children: readonly ToldChild[]
  /** Where people come, without a slash at its end. */
  readonly site: string
  /** By which its reader ends these letters. */
  readonly token: string
}

type Count = (count: number) => string
interface Words {
  readonly lang: string
  /** The language's part of a page's path. */
  readonly marker: string
  readonly subject: (day: string) => string
  readonly greeting: string
  readonly one: string
  readonly several: Count
  /** Which of several. */
  readonly child: (which: number, of: number) => string
  readonly days: Count
  readonly readings: Count
  readonly words: Count
  readonly activities: Count
  readonly none: string
  readonly see: string
  readonly why: string
  readonly end: string
}

const counted =
  (one: string, many: string): Count =>
  count =>
    count === 1 ? one : many.replace('#', String(count))

const WORDS: Readonly<Record<Language, Words>> = {
  'es-PR': {
    lang: 'es-PR',
    marker: 'es',
    subject: day => `La semana en Coquí Lee, hasta el ${day}`,
    greeting: '¡Hola!',
    one: 'Así le fue a tu niño o niña esta semana.',
    several: count => `Así les fue esta semana a los ${count} niños que tienes aquí.`,
    child: (which, of) => `Informe ${which} de ${of}`,
    days: counted('Vino 1 día.', 'Vino # días.'),
    readings: counted('Leyó 1 texto.', 'Leyó # textos.'),
    words: counted('Leyó bien 1 palabra.', 'Leyó bien # palabras.'),
    activities: counted('Terminó 1 actividad.', 'Terminó # actividades.'),
    none: 'Esta semana no leyó aquí. Diez minutos juntos bastan para volver.',
    see: 'Ve el informe y lo que pueden leer juntos:',
    why: 'Te escribimos porque lo pediste en Coquí Lee. Aquí no va ningún nombre, para cuidar a los tuyos.',
    end: '¿Ya no quieres estas cartas? Quítalas aquí, sin entrar:',
  },
  'en-US': {
    lang: 'en-US',
    marker: 'en',
    subject: day => `The week in Coquí Lee, up to ${day}`,
    greeting: 'Hello!',
    one: 'Here is how your child did this week.',
    several: count => `Here is how the ${count} children you have here did this week.`,
    child: (which, of) => `Report ${which} of ${of}`,
    days: counted('Came by on 1 day.', 'Came by on # days.'),
    readings: counted('Read 1 text.', 'Read # texts.'),
    words: counted('Read 1 word right.', 'Read # words right.'),
    activities: counted('Finished 1 activity.', 'Finished # activities.'),
    none: 'No reading here this week. Ten minutes together are enough to start again.',
    see: 'See the report and what you can read together:',
    why: 'We write because you asked for it in Coquí Lee. There is no name here, to keep your family safe.',
    end: 'Do you want no more of these letters? Stop them here. You do not have to sign in:',
  },
}

const dayIn = (language: Language, day: SchoolDay): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** What is said of a child's week: what there was of it, and nothing of what there was not. */
function saidOf({ days, readings, words, activities }: ToldChild, said: Words): readonly string[] {
  if (days === 0) return [said.none]
  return [
    said.days(days),
    ...(readings > 0 ? [said.readings(readings)] : []),
    ...(words > 0 ? [said.words(words)] : []),
    ...(activities > 0 ? [said.activities(activities)] : []),
  ]
}

/** The week's letter to one person, as text and as a plain page, with the headers by which mail programs end it (RFC 2369, RFC 8058). */
export function letterOf({ language, week, children, site, token }: Letter): Mail {
  const said = WORDS[language]
  const endPage = `${site}/${said.marker}/unsubscribe#${token}`
  const reports = children.map((child, at) => ({
    title: children.length > 1 ? said.child(at + 1, children.length) : undefined,
    lines: saidOf(child, said),
    link: `${site}/family-portal?${new URLSearchParams({ student: child.studentId, week })}`,
  }))
  const lead = children.length > 1 ? said.several(children.length) : said.one
  const text = [
    `${said.greeting} ${lead}`,
    ...reports.map(({ title, lines, link }) =>
      [...(title ? [title] : []), ...lines, '', said.see, link].join('\n'),
    ),
    `${said.why}\n${said.end}\n${endPage}`,
  ].join('\n\n')
  const parts = reports.map(
    ({ title, lines, link }) =>
      `${title ? `<h2>${escaped(title)}</h2>` : ''}<ul>${lines.map(line => `<li>${escaped(line)}</li>`).join('')}</ul>${leadsTo(said.see, link)}`,
  )
  const subject = said.subject(dayIn(language, week))
  const html = `<!doctype html><html lang="${said.lang}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body style="font:16px/1.5 sans-serif;color:#12263A;background:#fff;max-width:36em;margin:0 auto;padding:16px"><p>${escaped(`${said.greeting} ${lead}`)}</p>${parts.join('')}<p>${escaped(said.why)}</p>${leadsTo(said.end, endPage)}</body></html>`
  return {
    subject,
    text,
    html,
    headers: {
      'List-Unsubscribe': `<${site}/api/week-letters/${encodeURIComponent(token)}?language=${language}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  }
}

const leadsTo = (said: string, link: string): string =>
  `<p>${escaped(said)}<br><a href="${escaped(link)}">${escaped(link)}</a></p>`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, found => ENTITIES[found] ?? '')
