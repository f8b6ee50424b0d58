import { deleteObject, downloadUrl, writeObject } from '#functions/platform/import/uploads.ts'

const keyOf = (jobId: string) => `records/${jobId}.zip`

/** The name it has on the disk of whoever fetches it: it names nobody. */
const FILE = 'attachment; filename="expediente.zip"'

export const writeExport = (jobId: string, zip: Uint8Array): Promise<void> =>
  writeObject(keyOf(jobId), Buffer.from(zip), {
    'content-type': 'application/zip',
    'content-disposition': FILE,
  })

export const deleteExport = (jobId: string): Promise<void> => deleteObject(keyOf(jobId))
export const exportUrl = (jobId: string): string => downloadUrl(keyOf(jobId))
