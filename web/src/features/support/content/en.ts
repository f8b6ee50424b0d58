import privacy from '#web/i18n/privacy/en.json'
import type { Content } from './content.ts'
import demo from './en/demo.json'
import faq from './en/faq.json'
import guides from './en/guides.json'
import manual from './en/manual.json'

export const content: Content = { demo, faq, guides, manual, privacy }
