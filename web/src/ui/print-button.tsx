import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import './print-button.css'

/** Puts what is on the screen on paper: letter size, black on white, numbered pages; what only works on a screen stays off. */
export const PrintButton = ({ children, ...rest }: Omit<ComponentProps<typeof Button>, 'onClick'>) => (
  <Button {...rest} onClick={() => print()}>
    <Icon name="document" />
    {children}
  </Button>
)
