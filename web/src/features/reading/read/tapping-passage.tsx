import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReadingText } from '#shared/catalogue/schema.ts'
import type { PlacedWord } from './passage.ts'
import { PassageView, WordButton } from './passage-view.tsx'

interface TappingPassageProps {
  readonly text: ReadingText
  readonly passage: readonly (readonly PlacedWord[])[]
  readonly pictures: readonly ReactNode[] | undefined
  readonly tapped: ReadonlySet<number>
  /** The word that the voice is saying. */
  readonly said: number | undefined
  readonly onTap: (word: number) => void
}

/** Every word is a button, one of them in the order of Tab: arrows go from word to word. */
export function TappingPassage({ text, passage, pictures, tapped, said, onTap }: TappingPassageProps) {
  const { t } = useTranslation('reading')
  const box = useRef<HTMLDivElement>(null)
  const count = passage.flat().length
  const firstLeft = Array.from({ length: count }, (_, n) => n).find(n => !tapped.has(n))
  const [at, setAt] = useState(0)

  const go = (word: number) => {
    box.current?.querySelector<HTMLElement>(`button[data-word="${word}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: count - 1,
    }
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(Math.min(count - 1, Math.max(0, to)))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only moves the focus among its buttons
    <div ref={box} onKeyDown={onKeyDown}>
      <PassageView
        text={text}
        passage={passage}
        pictures={pictures}
        word={placed => (
          <WordButton
            placed={placed}
            mark={markOf(tapped.has(placed.index), placed.index === (said ?? firstLeft))}
            label={t('reader.word', { word: placed.word })}
            pressed={tapped.has(placed.index)}
            tabIndex={placed.index === at ? 0 : -1}
            onFocus={() => setAt(placed.index)}
            onClick={() => onTap(placed.index)}
          />
        )}
      />
    </div>
  )
}

const markOf = (isTapped: boolean, isNext: boolean) => (isNext ? 'current' : isTapped ? 'read' : 'plain')
