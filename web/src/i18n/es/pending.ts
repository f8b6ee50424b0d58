import screens from 'virtual:texts/es/pending/text'
import pending from './pending.json'

export default { ...pending, screens }
