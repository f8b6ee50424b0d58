import type { Language } from '#shared/kernel/school.ts'
import { englishCardinal, englishPair } from './english-numerals.ts'
import { apocopated, feminine, spanishCardinal, spanishPair } from './spanish-numerals.ts'

/** The hour that is said after this one, on a clock of twelve. */
const next = (hour: number): number => (hour % 12) + 1

/** The ways to say an hour and its minutes: tres y media, doce y cuarto; two fourteen, half past two. */
export const spokenTime = (hour: number, minutes: number, language: Language): string[][] =>
  language === 'es-PR' ? spanish(hour, minutes) : english(hour, minutes)

function spanish(hour: number, minutes: number): string[][] {
  const said = (n: number) => feminine(spanishCardinal(n))
  const here = said(hour)
  if (minutes === 0) {
    const twelve = hour === 12 ? [['mediodía'], ['medianoche']] : []
    return [here, [...here, 'en', 'punto'], ...twelve]
  }
  const counted = (n: number) => [...apocopated(spanishCardinal(n)), n === 1 ? 'minuto' : 'minutos']
  const number = spanishCardinal(minutes)
  const [coming, left] = [said(next(hour)), spanishCardinal(60 - minutes)]
  const the = coming[0] === 'una' ? 'la' : 'las'
  const ways = [[...here, 'y', ...number], ...spanishPair(minutes).map(pair => [...here, ...pair])]
  ways.push([...here, ...number], [...here, 'con', ...number])
  for (const joined of [['y'], ['con'], []]) ways.push([...here, ...joined, ...counted(minutes)])
  if (minutes === 15) ways.unshift([...here, 'y', 'cuarto'])
  if (minutes === 30) ways.unshift([...here, 'y', 'media'])
  if (minutes < 31) return ways
  ways.push([...coming, 'menos', ...left], [...left, 'para', the, ...coming])
  ways.push(
    [...counted(60 - minutes), 'para', the, ...coming],
    [...coming, 'menos', ...counted(60 - minutes)],
  )
  if (minutes === 45)
    ways.push(
      [...coming, 'menos', 'cuarto'],
      ['un', 'cuarto', 'para', the, ...coming],
      ['cuarto', 'para', the, ...coming],
    )
  return ways
}

function english(hour: number, minutes: number): string[][] {
  const here = englishCardinal(hour)
  if (minutes === 0) {
    const twelve = hour === 12 ? [['noon'], ['midnight']] : []
    return [here, [...here, "o'clock"], [...here, 'oclock'], ...twelve]
  }
  const ways = englishPair(minutes).map(pair => [...here, ...pair])
  const coming = englishCardinal(next(hour))
  const counted = (n: number): string[][] => {
    const number = englishCardinal(n)
    const quarter = n === 15 ? [['quarter'], ['a', 'quarter']] : []
    return [number, [...number, n === 1 ? 'minute' : 'minutes'], ...quarter]
  }
  if (minutes === 30) ways.push(['half', 'past', ...here])
  if (minutes <= 30)
    for (const count of counted(minutes)) ways.push([...count, 'past', ...here], [...count, 'after', ...here])
  else
    for (const count of counted(60 - minutes))
      ways.push([...count, 'to', ...coming], [...count, 'of', ...coming], [...count, 'till', ...coming])
  return ways
}
