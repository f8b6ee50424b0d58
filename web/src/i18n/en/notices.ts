export { default } from 'virtual:texts/en/notices'
