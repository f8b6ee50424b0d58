import { PracticeList } from './practice-list.tsx'

export const Component = () => <PracticeList language="en-US" />
