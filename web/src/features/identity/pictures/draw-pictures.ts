import { PICTURES, type PictureWord } from '#shared/identity/group.ts'

/** Three different pictures by chance, so that nobody guesses them and a child can tell them apart. */
export function drawPictures(): PictureWord {
  const left = [...PICTURES]
  const draw = (by: number) => left.splice(by % left.length, 1)[0] ?? 'coqui'
  const [first = 0, second = 0, third = 0] = crypto.getRandomValues(new Uint32Array(3))
  return [draw(first), draw(second), draw(third)]
}
