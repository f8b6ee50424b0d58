import { forget, keep, recall } from '#web/lib/storage.ts'

const OFF = 'keys_not_listed'

/** Whether `?` lists the keys on this device. */
export const opensByKey = (): boolean => recall(OFF) === undefined

export function openByKey(opens: boolean): void {
  if (opens) forget(OFF)
  else keep(OFF, 'yes')
}

/** They take every letter themselves. */
const WRITES = 'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable="true"]'

/** Whether a key asks for the list: not while somebody writes, and not over another dialog. */
export const asksForKeys = ({
  key,
  ctrlKey,
  altKey,
  metaKey,
  target,
  defaultPrevented,
}: KeyboardEvent): boolean =>
  key === '?' &&
  !(ctrlKey || altKey || metaKey || defaultPrevented) &&
  !(target instanceof Element && target.closest(WRITES)) &&
  !document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') &&
  opensByKey()
