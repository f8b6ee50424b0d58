import type { OwnText, StudentText } from '#shared/generation/schema.ts'

/** A text as its child is told of it. */
export const asOwn = (text: StudentText): OwnText => ({
  textId: text.textId,
  state: text.state,
  askedAt: text.askedAt,
  language: text.language,
  grade: text.grade,
  theme: text.theme,
  ...(text.title !== undefined && { title: text.title }),
  ...(text.words !== undefined && { words: text.words }),
  ...(text.textHash !== undefined && { textHash: text.textHash }),
  ...(text.modelId !== undefined && { modelId: text.modelId }),
})

/** The same, with what those may know who teach or raise the child. */
export const asStudents = (text: StudentText): StudentText => ({
  ...asOwn(text),
  ...(text.tries !== undefined && { tries: text.tries }),
  ...(text.refused && { refused: text.refused }),
})
