import { vi } from 'vitest'

// What a file replaces in a module, or leaves in one, the next does not find.
vi.resetModules()
