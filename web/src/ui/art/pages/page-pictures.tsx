import type { ReactNode } from 'react'
import { saidIn } from '#shared/catalogue/scenes/said.ts'
import { type Scenes, scenesOf } from '#shared/catalogue/scenes/scene.ts'
import type { Language } from '#shared/kernel/school.ts'
import { DrawnPage } from './drawn-page.tsx'

/** The pictures of a text's pages, in their order. */
export const picturesOf = (scenes: Scenes, language: Language): ReactNode[] =>
  scenesOf(scenes).map(({ scene }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
    <DrawnPage key={at} scene={scene} said={saidIn(scene, language)} language={language} />
  ))
