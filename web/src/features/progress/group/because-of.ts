import type { Reason } from '#shared/progress/reasons.ts'
import { keyOfEvidence } from '#web/lib/evidence.ts'

/** What a reason rests on, as the address of a child's progress says it. */
export function becauseOf(reason: Reason): string {
  switch (reason.rule) {
    case 'accuracy':
      return keyOfEvidence({ of: 'accuracy', language: reason.language })
    case 'aim':
      return keyOfEvidence({ of: 'aim', language: reason.language })
    case 'fell':
      return keyOfEvidence({ of: 'fell', language: reason.language, on: reason.on })
    case 'sound':
      return keyOfEvidence({ of: 'sound', language: reason.language, sound: reason.sound })
    case 'comprehension':
    case 'silent':
      return keyOfEvidence({ of: reason.rule })
  }
}
