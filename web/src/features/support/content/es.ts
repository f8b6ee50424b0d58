import type { Content } from './content.ts'
import demo from './es/demo.json'
import faq from './es/faq.json'
import guides from './es/guides.json'
import manual from './es/manual.json'
import privacy from './es/privacy.json'

export const content: Content = { demo, faq, guides, manual, privacy }
