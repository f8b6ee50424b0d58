import { TextList } from './text-list.tsx'

export const Component = () => <TextList language="en-US" />
