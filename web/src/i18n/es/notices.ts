export { default } from 'virtual:texts/es/notices'
