import nouns from 'virtual:texts/es/errors'
import errors from './errors.json'

export default { ...errors, ...nouns }
