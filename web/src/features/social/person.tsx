import type { ReactNode } from 'react'
import type { Face } from '#shared/social/schema.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import styles from './social.module.css'
import { usePlayName } from './use-social.ts'

interface PersonProps {
  readonly face: Face
  readonly before?: ReactNode
  readonly about?: ReactNode
  readonly isOwn?: boolean
  readonly children?: ReactNode
}

/** A child as others see them. */
export function Person({ face, before, about, isOwn = false, children }: PersonProps) {
  const nameOf = usePlayName()
  return (
    <div className={styles.one} data-own={isOwn || undefined}>
      {before}
      <Avatar size={56} appearance={{ animal: 'coqui', ...face.appearance }} />
      <div className={styles.name}>
        <strong>{nameOf(face.playName)}</strong>
        {about && <small>{about}</small>}
      </div>
      {children}
    </div>
  )
}
