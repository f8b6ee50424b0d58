import screens from 'virtual:texts/en/pending/text'
import pending from './pending.json'

export default { ...pending, screens }
