import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const needsPage = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').includes('@vitest-environment jsdom')

/** What needs a page comes after what needs none: a worker lives as long as the next file wants the same of it. */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(file => !needsPage(file)), ...sorted.filter(needsPage)]
  }
}
