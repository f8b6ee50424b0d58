/** What WCAG 2.2 asks of text; more where high contrast was chosen. */
export const enough = (): number => (document.documentElement.dataset.theme === 'high' ? 7 : 4.5)

/** The contrast ratio of two colours as `getComputedStyle` tells them; undefined where one is not plain red, green, blue. */
export function contrast(front: string, back: string): number | undefined {
  const [a, b] = [luminance(front), luminance(back)]
  if (a === undefined || b === undefined) return undefined
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** WCAG 2.2 relative luminance. */
function luminance(colour: string): number | undefined {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)?.slice(1).map(Number)
  if (!parts) return undefined
  const [r = 0, g = 0, b = 0] = parts
    .map(part => part / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
