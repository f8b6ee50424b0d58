import { Dialog as Radix } from 'radix-ui'
import styles from '../drawer.module.css'
import type { DrawerProps } from '../drawer-props.ts'
import { useGivenBack } from '../given-back.ts'
import { IconButton } from '../icon-button.tsx'

export function DrawerPanel({ title, closeLabel, head, children, ...state }: DrawerProps) {
  const focus = useGivenBack()
  return (
    <Radix.Root {...state}>
      <Radix.Portal>
        {/* A veil of ours: Radix's overlay writes a <style>, which the content security policy refuses. */}
        <div className={styles.veil} />
        <Radix.Content className={styles.drawer} aria-describedby={undefined} {...focus}>
          <header className={styles.head}>
            {head}
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton icon="close" label={closeLabel} />
            </Radix.Close>
          </header>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
