import privacy from '#web/i18n/privacy/es.json'
import type { Content } from './content.ts'
import demo from './es/demo.json'
import faq from './es/faq.json'
import guides from './es/guides.json'
import manual from './es/manual.json'

export const content: Content = { demo, faq, guides, manual, privacy }
