import type { Person } from '#shared/catalogue/cover.ts'
import { paint } from '#web/ui/art/scenes/paint.ts'
import { b, o } from './shape.ts'

const skins = ['#8d5a3b', '#f0c39a', '#b97f56', '#5f3b28', '#d9a377']
const hairs = ['#2b1d16', '#6b4226', '#12100f', '#9a5a2c']
const clothes = [paint.bloom, paint.seaDeep, paint.sun, paint.leafShade, paint.pink, paint.sea]

const pick = <T,>(all: readonly T[], at: number) => all[at % all.length]

const tall: Readonly<Record<Person, number>> = {
  baby: 0.7,
  girl: 0.88,
  boy: 0.88,
  woman: 1.1,
  man: 1.15,
  grandma: 1.05,
  grandpa: 1.08,
}
const skirted: readonly Person[] = ['girl', 'woman', 'grandma']
const grey: readonly Person[] = ['grandma', 'grandpa']

/** Somebody, of one of all the shades that people have; `turn` chooses skin, hair and clothes. */
export function Someone({ who, turn }: { readonly who: Person; readonly turn: number }) {
  const skin = pick(skins, turn)
  const hair = grey.includes(who) ? paint.white : pick(hairs, turn + Math.floor(turn / 3))
  const dress = pick(clothes, turn + who.length)
  const isSkirted = skirted.includes(who)
  return (
    <g transform={`scale(${tall[who]})`}>
      {isSkirted && who !== 'grandma' && <path fill={hair} d="M-22-30q-4 30-8 38h60q-4-8-8-38z" />}
      <path fill={skin} d={b(-12, 28, 8, 20) + b(4, 28, 8, 20)} />
      <path fill={skin} d="M-18 2l-18 16 6 6 20-12zM18 2l18 16-6 6L10 12z" />
      <path fill={dress} d={isSkirted ? 'M-14-4h28l16 40h-60z' : 'M-18-4h36v36h-36z'} />
      <path fill={skin} d={o(0, -24, 20)} />
      <path
        fill={hair}
        d={who === 'baby' ? o(0, -43, 6, 4) : 'M-21-24q-2-26 21-26t21 26q-8-14-21-14t-21 14z'}
      />
      {who === 'grandma' && <path fill={hair} d={o(0, -50, 9)} />}
      {who === 'grandpa' && <path fill={hair} d="M-10-14q10-6 20 0l-2 5h-16z" />}
      <path fill={paint.dark} d={o(-7, -24, 2.6) + o(7, -24, 2.6)} />
      <path fill={paint.bloomShade} d="M-7-15q7 7 14 0l-1 4q-6 5-12 0z" />
    </g>
  )
}
