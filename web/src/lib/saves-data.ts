/** Whether whoever is here pays for each byte, and asked for no more than they want now. Some browsers cannot be asked. */
export function savesData(): boolean {
  if (!('connection' in navigator)) return false
  const { connection } = navigator
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
