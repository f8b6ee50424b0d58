import { StudentProgressScreen } from '#web/features/progress/student/student-progress-screen.tsx'
import { StudentSounds } from '#web/features/reading/practice/student-sounds.tsx'

/** A child's progress in depth, with the sounds that reading knows of. */
export const Component = () => (
  <StudentProgressScreen sounds={studentId => <StudentSounds studentId={studentId} />} />
)
