import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './paper.module.css'
import { Qr } from './qr.tsx'

/** Slips to cut out, which only the printer sees: while they are there, it sees nothing else. */
export const Paper = ({ children }: { readonly children: ReactNode }) =>
  createPortal(
    <div className={styles.paper} data-paper="" aria-hidden="true">
      {children}
    </div>,
    document.body,
  )

interface SlipProps {
  readonly who: string
  /** What is to be typed. */
  readonly letters: string
  /** The address in the slip's picture. */
  readonly leadsTo: string
  readonly children: ReactNode
}

/** What one person is handed. */
export const Slip = ({ who, letters, leadsTo, children }: SlipProps) => (
  <div className={styles.slip}>
    <Qr text={leadsTo} label="" />
    <div>
      <p className={styles.who}>{who}</p>
      <p className={styles.letters}>{letters}</p>
      {children}
    </div>
  </div>
)
