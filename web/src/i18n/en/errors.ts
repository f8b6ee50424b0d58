import nouns from 'virtual:texts/en/errors'
import errors from './errors.json'

export default { ...errors, ...nouns }
