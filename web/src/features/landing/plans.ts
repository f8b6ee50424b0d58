import type { LandingTexts } from '#web/i18n/landing.ts'

type PlanId = keyof LandingTexts['pricing'] & ('basic' | 'premium' | 'school')

/** Prices are dollars a month. */
export const plans: readonly { readonly id: PlanId; readonly price: number; readonly popular?: true }[] = [
  { id: 'basic', price: 9.99 },
  { id: 'premium', price: 19.99, popular: true },
  { id: 'school', price: 49.99 },
]
