import './demo-people.ts'
import './demo-groups.ts'
